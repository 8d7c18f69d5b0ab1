#!/usr/bin/env python3
"""Big 2 in Python: always the lowest play that is legal; passes only if it must.

The protocol, over standard input and output, one line at a time:

  1. The first line is the number of games of this table.
  2. Each game begins with a line of 13 cards, ascending. A card is suit (D C H S, low to high) and rank
     (3 4 5 6 7 8 9 T J Q K A 2, low to high): D3 is the lowest card, S2 the highest.
  3. Each play of another program comes as "ID PLAY": ID 1 is the next player, 2 the one opposite, 3 the one
     before this program; PLAY is cards, or PASS.
  4. When it is this program's turn nothing says so; it must know. It is when 3 has moved. In the first game whoever
     holds D3 begins, with a play that contains D3; in later games the winner of the game before begins. Then it writes
     its cards, or PASS, as one line. Flush! What stays in a buffer nobody sees.
  5. After the play that empties a hand the next line is the hand of the next game. After the last game the input ends.

The program is suspended whenever it is not its turn.
"""
import sys
from itertools import combinations

RANKS = "3456789TJQKA2"
SUITS = "DCHS"
SEQUENCES = [tuple(range(i, i + 5)) for i in range(8)] + [(0, 1, 2, 3, 12), (0, 1, 2, 11, 12)]
STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(1, 6)


def order(card):
    return 4 * RANKS.index(card[1]) + SUITS.index(card[0])


def strength(cards):
    """What decides between plays of one size, as a tuple: the higher wins. None if the cards are no play.
    The cards are ascending."""
    ranks = tuple(order(card) // 4 for card in cards)
    if len(cards) <= 2:  # a single; a pair counts by its higher card
        return (0, order(cards[-1])) if ranks[0] == ranks[-1] else None
    if len(cards) == 3:
        return (0, ranks[0]) if ranks[0] == ranks[-1] else None
    if len(cards) != 5:
        return None
    by_ranks = ranks[::-1] + (order(cards[-1]) % 4,)  # highest first, then the suit of the highest
    flush = len({card[0] for card in cards}) == 1
    if ranks in SEQUENCES:
        return (STRAIGHT_FLUSH if flush else STRAIGHT,) + by_ranks
    if flush:
        return (FLUSH,) + by_ranks
    middle = ranks[2]  # of five ascending cards the third belongs to every four and every three of a kind
    alike = sorted(ranks.count(rank) for rank in set(ranks))
    if alike == [1, 4]:
        return (FOUR, middle)
    if alike == [2, 3]:
        return (FULL_HOUSE, middle)
    return None


def choose(hand, trick):
    """The lowest play that beats the trick, or none; when leading the lowest card (D3, where D3 must be played)."""
    if not trick:
        return hand[:1]
    best, best_strength = [], None
    for cards in combinations(hand, len(trick)):
        this = strength(cards)
        if this and this > strength(trick) and (not best or this < best_strength):
            best, best_strength = list(cards), this
    return best


def read():
    """The words of the next line. The end of input is the end of the table."""
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return line.split()


def main():
    games = int(read()[0])
    mover = None  # unknown until somebody has moved
    for game in range(games):
        hand = sorted(read(), key=order)
        left = [13, 13, 13, 13]  # cards left, by ID
        trick = []  # the play to beat; empty when leading
        passes = 0
        if game == 0 and "D3" in hand:
            mover = 0
        while min(left) > 0:
            if mover == 0:
                who = 0
                cards = choose(hand, trick)
                print(" ".join(cards) or "PASS", flush=True)
                hand = [card for card in hand if card not in cards]
            else:
                who, *cards = read()
                who = int(who)
                if cards == ["PASS"]:
                    cards = []
            left[who] -= len(cards)
            if cards:
                trick, passes = cards, 0
            else:
                passes += 1
            if passes == 3:  # the trick is over; whoever played last leads, and is the next
                trick, passes = [], 0
            mover = (who + 1) % 4
        mover = left.index(0)  # the winner leads the next game


main()
