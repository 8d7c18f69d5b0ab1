#!/usr/bin/env python3
"""Prime Daihinmin in Python: the lowest prime of at most four digits. It leads with four cards, so that the
trick gets long, and stays out of it then.

The protocol, over standard input and output, one JSON object a line:

  1. {"action": "init", "uid": 0, "names": […], "hand": […], "time": 10.0} comes first; any line answers it.
  2. {"action": "play", "hand": […], "numbers": ["5023"], …} asks for a move: {"action": "number", "cards": [9, 1, 6, 1]}
     or {"action": "pass"}. "numbers" are those on the table: an answer has as many cards as they have digits in all, and
     is a greater prime than the last. On an empty table any prime of one to five cards leads.
  3. After a pass, {"action": "pass", "draw": […], …} tells what was drawn; any line answers it.
  4. {"action": "quit"} is the last line.

Flush every line! The program is suspended whenever it is not its turn.
"""

import json
import sys

PRIMES = [str(n) for n in range(2, 10000) if all(n % d for d in range(2, min(n, 100)))]


def holds(hand, number):
    return all(hand.count(int(digit)) >= number.count(digit) for digit in set(number))


def choose(hand, numbers):
    """Returns the number to play, or an empty text for a pass."""
    digits = sum(map(len, numbers))
    last = int(numbers[-1]) if numbers else 0
    for length in [digits] if digits else [4, 3, 2, 1]:
        for number in PRIMES:
            if len(number) == length and int(number) > last and holds(hand, number):
                return number
    return ""


for line in sys.stdin:
    message = json.loads(line)
    if message["action"] == "play":
        number = choose(message["hand"], message["numbers"])
        answer = {"action": "number", "cards": [int(d) for d in number]} if number else {"action": "pass"}
        print(json.dumps(answer), flush=True)
    elif message["action"] == "quit":
        break
    else:
        print(flush=True)
