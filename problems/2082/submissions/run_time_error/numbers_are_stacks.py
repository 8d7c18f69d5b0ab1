"""Takes players whose names are numbers for the stacks at the end."""
import sys

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


def action(hand, p, left, street, me):
    """Nothing left to put in: a check or a fold. On a street that ends before my turn all others checked or called, and
    what they still have to put in belongs to the next street. Else everything was put in at once."""
    if left == 0:
        return 0 if hand.owed(p) == 0 else None
    if hand.street != street and p != me:
        return min(hand.owed(p), hand.stack[p])
    return left


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
    at = 4 + n
    while not lines[at][0].isdigit():
        words = lines[at]
        at += 1
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
    now = list(map(int, lines[at]))
    left = [hand.stack[p] - now[p] for p in range(n)]
    acted = hand.turn != me or (k == 0 and hand.street == street and not any(left))
    told = []
    while hand.turn != me or not acted:
        p = hand.turn
        acted = acted or p == me
        chips = action(hand, p, left[p], street, me)
        told.append(tell(hand, names[p], p, chips))
        left[p] -= chips or 0
        before = hand.street
        hand.act(chips)
        if hand.street != before:
            told.append("dealing " + STREETS[hand.street])
    print(len(told))
    for line in told:
        print(line)


main()
