#!/usr/bin/env python3
# The smallest complete Big 2 program: it plays single cards only, the lowest that is allowed.
import sys

order = lambda card: "3456789TJQKA2".index(card[1]) * 4 + "DCHS".index(card[0])
read = lambda: (sys.stdin.readline() or sys.exit()).split()  # no more input: the table is over

mover = None                                     # who moves next: 0 is this program
for game in range(int(read()[0])):               # the first line: how many games
    hand = read()                                # the first line of a game: 13 cards, ascending
    left, trick, passes = [13] * 4, [], 0        # cards left by seat; the play to beat
    if game == 0 and "D3" in hand:
        mover = 0                                # later games begin with the winner of the last
    while min(left) > 0:
        if mover == 0:
            higher = [card for card in hand if not trick or order(card) > order(trick[0])]
            who, cards = 0, higher[:1] if len(trick) <= 1 and higher else ["PASS"]
            print(*cards, flush=True)            # an answer is one line, flushed
        else:
            seat, *cards = read()                # a play of another: ID, then cards or PASS
            who = int(seat)
        passes += 1
        if cards != ["PASS"]:
            trick, passes, left[who] = cards, 0, left[who] - len(cards)
            hand = [card for card in hand if card not in cards]
        if passes == 3:
            trick = []                           # the trick is over; the next to move leads
        mover = (who + 1) % 4
    mover = left.index(0)
