# Divides by n - 1.
import sys

numbers = list(map(float, sys.stdin.read().split()[1:]))
mean = sum(numbers) / len(numbers)
print(mean, (sum((x - mean) ** 2 for x in numbers) / max(1, len(numbers) - 1)) ** 0.5)
