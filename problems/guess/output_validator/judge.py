"""Answers guesses. The input is the hidden number."""
import os
import sys


def reject(message):
    with open(sys.argv[3] + "judgemessage.txt", "w") as out:
        out.write(message + "\n")
    os._exit(43)  # an answer that nobody heard must not be written again at the end


hidden = int(open(sys.argv[1]).read())
before = None
for k in range(200):
    line = sys.stdin.readline(100)
    if not line.endswith("\n"):
        reject(f"no guess after {k}")
    word = line.strip()
    if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= 10**18:
        reject(f"guess {k + 1} is no number from 1 to 10^18")
    guess = abs(int(word) - hidden)
    answer = "found" if guess == 0 else "first" if before is None else \
        "warmer" if guess < before else "colder" if guess > before else "same"
    try:
        print(answer, flush=True)
    except BrokenPipeError:
        reject("nobody heard the answer")
    if guess == 0:
        if sys.stdin.read(1):
            reject("it went on after it had found the number")
        sys.exit(42)
    before = guess
reject("more than 200 guesses")
