"""Accepts any fair division; the answer file says only whether there is one."""
import sys


def reject(message):
    with open(sys.argv[3] + "judgemessage.txt", "w") as out:
        out.write(message + "\n")
    sys.exit(43)


n = int(open(sys.argv[1]).read())
possible = open(sys.argv[2]).read().split()[0]
words = sys.stdin.buffer.read().split()
if not words:
    reject("no output")
if words[0] == b"no" and len(words) == 1:
    if possible == "no":
        sys.exit(42)
    reject("there is a fair division")
if words[0] != b"yes" or len(words) < 2:
    reject("neither yes nor no")
if possible == "no":
    reject("there is no fair division")
try:
    count, *coins = [int(word) for word in words[1:]]
except ValueError:
    reject("not a number")
if count != len(coins):
    reject(f"{len(coins)} coins instead of {count}")
if len(set(coins)) != len(coins) or not all(1 <= coin <= n for coin in coins):
    reject("a coin twice, or one that there is not")
if 2 * sum(coins) != n * (n + 1) // 2:
    reject(f"the first person gets {sum(coins)} of {n * (n + 1) // 2}")
sys.exit(42)
