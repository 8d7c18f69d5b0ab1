import re
import sys

line = sys.stdin.read()
sys.exit(42 if re.fullmatch(r"[1-9][0-9]*\n", line) and int(line) <= 50000 else 43)
