"""Right, but tries far too much."""
import copy
import sys

sys.setrecursionlimit(100000)  # it goes as deep as it is wrong
STREETS = ["preflop", "flop", "turn", "river"]


class Hand:
    def __init__(self, small, big, ante, dealer, stacks):
        self.n = len(stacks)
        self.dealer = dealer
        self.stack = [max(0, chips - ante) for chips in stacks]
        self.bet = [0] * self.n
        self.folded = [False] * self.n
        self.spoke = [False] * self.n
        self.street = 0
        self.highest = big
        first = dealer if self.n == 2 else (dealer + 1) % self.n
        self.pay(first, small)
        self.pay((first + 1) % self.n, big)
        self.find((first + 2) % self.n)

    def pay(self, p, chips):
        chips = min(chips, self.stack[p])
        self.stack[p] -= chips
        self.bet[p] += chips

    def owed(self, p):
        return self.highest - self.bet[p]

    def find(self, start):
        self.turn = None
        inside = [p for p in range(self.n) if not self.folded[p]]
        able = [p for p in inside if self.stack[p] > 0]
        if len(inside) == 1 or (len(able) <= 1 and all(self.owed(p) == 0 for p in able)):
            return
        for i in range(self.n):
            p = (start + i) % self.n
            if p in able and (not self.spoke[p] or self.owed(p) > 0):
                self.turn = p
                return
        if self.street < 3:
            self.street += 1
            self.highest = 0
            self.bet = [0] * self.n
            self.spoke = [False] * self.n
            self.find((self.dealer + 1) % self.n)

    def act(self, chips):
        """Puts in chips; none at all folds."""
        p = self.turn
        if chips is None:
            self.folded[p] = True
        else:
            self.pay(p, chips)
            self.highest = max(self.highest, self.bet[p])
        self.spoke[p] = True
        self.find((p + 1) % self.n)


def tell(hand, name, p, chips):
    if chips is None:
        return name + " folds"
    if chips == 0:
        return name + " checks"
    total = hand.bet[p] + chips
    if hand.highest == 0:
        return "%s bets %d" % (name, chips)
    if total > hand.highest:
        return "%s raises %d to %d" % (name, total - hand.highest, total)
    return "%s calls %d" % (name, chips)


def search(hand, names, left, street, me, acted, told):
    """Tries every amount on a street that ends, until all fits."""
    p = hand.turn
    if p is None or hand.street > street:
        return False
    if p == me and acted:
        return hand.street == street and not any(left)
    amounts = [0] if hand.owed(p) == 0 else [None]
    amounts += [chips for chips in range(1, left[p] + 1) if chips >= hand.owed(p) or chips == hand.stack[p]]
    for chips in amounts:
        if hand.street == street and (chips or 0) != left[p]:
            continue
        following = copy.deepcopy(hand)
        rest = list(left)
        rest[p] -= chips or 0
        before = len(told)
        told.append(tell(hand, names[p], p, chips))
        following.act(chips)
        if following.street != hand.street:
            told.append("dealing " + STREETS[following.street])
        if search(following, names, rest, street, me, acted or p == me, told):
            return True
        del told[before:]
    return False


def main():
    lines = [line.split() for line in sys.stdin.read().split("\n")]
    small, big, ante = map(int, lines[0])
    n, dealer, me = map(int, lines[1])
    dealer -= 1
    me -= 1
    street = STREETS.index(lines[2][0])
    names = [line[0] for line in lines[3:3 + n]]
    hand = Hand(small, big, ante, dealer, [int(line[1]) for line in lines[3:3 + n]])
    k = int(lines[3 + n][0])
    for words in lines[4 + n:4 + n + k]:
        if words[0] == "dealing":
            continue
        what = words[1]
        if what == "folds":
            hand.act(None)
        elif what == "checks":
            hand.act(0)
        elif what == "raises":
            hand.act(int(words[4]) - hand.bet[hand.turn])
        else:
            hand.act(int(words[2]))
    now = list(map(int, lines[4 + n + k]))
    left = [hand.stack[p] - now[p] for p in range(n)]
    acted = hand.turn != me or (k == 0 and hand.street == street and not any(left))
    told = []
    search(hand, names, left, street, me, acted, told)
    print(len(told))
    for line in told:
        print(line)


main()
