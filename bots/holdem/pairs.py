#!/usr/bin/env python3
"""Hold'em in Python: raises with a pair or an ace, and folds what costs much.

The protocol, over standard input and output, one line at a time:

  1. The first line tells the terms: TABLE:no-limit:2:50/100:0:20000:100 is the kind of betting, the seats, small and big
     blind, the ante, everybody's stack at the start of each hand, and how many hands are played.
  2. Lines that begin with MATCHSTATE tell what has happened in a hand: the own position (0 is left of the dealer), the
     number of the hand, the betting so far, and the cards that the program may see: those of position 0, 1, 2 ... with |
     between them, then the board after slashes: MATCHSTATE:0:30:r300c/:9d9c|/Ad9h2c
  3. A line such as ACT:200:500:20000 asks for an action: what a call costs, and the totals of the smallest and the largest
     raise (0 if it may not raise). The answer is one line: f folds (only where a call costs something), c calls or
     checks, r500 raises so that all the program has put in during this hand is 500. Under limit rules a raise is r alone.
     Flush! What stays in a buffer nobody sees.
  4. At the end of all hands the input ends.

The program is suspended whenever it is not its turn.
"""
import sys

RANKS = "23456789TJQKA"


def good(hole, board):
    """Whether the program has a pair with an own card, or an ace and no board yet."""
    own = [hole[0], hole[2]]
    if own[0] == own[1]:
        return True
    if not board:
        return "A" in own
    return any(card in board for card in own)


def main():
    limit, blind, hole, board = False, 0, "", ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(":")
        parts = rest.split(":")
        if word == "TABLE":
            limit = parts[0] == "limit"
            blind = int(parts[2].split("/")[1])
        elif word == "MATCHSTATE":
            cards = parts[3].split("/")
            hole = cards[0].split("|")[int(parts[0])]
            board = "".join(cards[1:])
        elif word == "ACT":
            call, least, most = map(int, parts)
            if good(hole, board):
                move = "c" if not least or call > 3 * blind else "r" if limit else "r%d" % min(most, 2 * least)
            else:
                move = "c" if call <= blind // 2 or (not board and call <= blind) else "f"
            print(move, flush=True)


main()
