import re
import sys

lines = sys.stdin.read().split("\n")


def numbers(line):
    return [int(word) for word in line.split(" ")] if re.fullmatch(r"\d+( \d+)*", line) else []


def good():
    small, big, ante = numbers(lines[0])
    players, dealer, program = numbers(lines[1])
    if not (10 <= small <= 500 and small < big <= 1000 and 0 <= ante <= 100 and 2 <= players <= 9):
        return False
    if not (1 <= dealer <= players and 1 <= program <= players):
        return False
    if lines[2] not in ("preflop", "flop", "turn", "river"):
        return False
    names = set()
    for line in lines[3:3 + players]:
        name, stack = line.split(" ")
        if not re.fullmatch(r"[A-Za-z0-9]{1,20}", name) or name == "dealing" or not 1 <= int(stack) <= 20000:
            return False
        names.add(name)
    known = int(lines[3 + players])
    actions = lines[4 + players:4 + players + known]
    form = r"dealing (flop|turn|river)|(\w+) (folds|checks|calls \d+|bets \d+|raises \d+ to \d+)"
    for action in actions:
        match = re.fullmatch(form, action)
        if not match or (match.group(2) and match.group(2) not in names):
            return False
    rest = lines[4 + players + known:]
    return len(names) == players and known <= 1000 and len(rest) == 2 and len(numbers(rest[0])) == players and rest[1] == ""


try:
    sys.exit(42 if good() else 43)
except (ValueError, IndexError):
    sys.exit(43)
