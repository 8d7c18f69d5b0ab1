import re
import sys

words = sys.stdin.read().split()
good = words and words[0].isdigit() and 1 <= int(words[0]) <= 200000 and len(words) == int(words[0]) + 1
good = good and all(re.fullmatch(r"-?[0-9]+(\.[0-9]{1,6})?", word) and abs(float(word)) <= 1e9 for word in words[1:])
sys.exit(42 if good else 43)
