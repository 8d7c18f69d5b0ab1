import math
import sys

words = sys.stdin.read().split()
numbers = list(map(float, words[1:]))
mean = math.fsum(numbers) / len(numbers)
print(mean, math.sqrt(math.fsum((x - mean) ** 2 for x in numbers) / len(numbers)))
