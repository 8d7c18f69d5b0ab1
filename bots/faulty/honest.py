#!/usr/bin/env python3
"""An honest Big 2 player for programs that misbehave later: leads its lowest card, beats singles with the lowest
card that does, passes on all else. Run alone it plays like this to the end and is no fault at all.

    import sys, os
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    from honest import play

    play(lambda turn: "what to write instead, or None to be honest")

A program of the zoo runs by itself (python3 exit/in-mid-game.py) or, where only the folder of the command's first file
is at hand, by its name (python3 honest.py exit/in-mid-game.py).
"""
import os
import runpy
import sys

RANKS = "3456789TJQKA2"
SUITS = "DCHS"


def order(card):
    return RANKS.index(card[1]) * 4 + SUITS.index(card[0])


class Turn:
    """What the misdeed is told: `number` counts this program's turns from 1 over all games, `hand` is what it holds,
    `leads` whether it leads the trick, `answer` what an honest player would write now."""

    def __init__(self, number, hand, leads, answer):
        self.number = number
        self.hand = hand
        self.leads = leads
        self.answer = answer


def say(text):
    """Writes exactly this text, at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def heard():
    """Returns the words of the next line; at the end of input the program leaves with exit code 0."""
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return line.split()


def play(misdeed=lambda turn: None, say=say):
    """Plays a table to its end. Before each answer the misdeed may do harm or return another line."""
    games = int(heard()[0])
    turns = 0
    mover = None  # who moves next, from here: 0 is this program; unknown until somebody has moved
    for game in range(games):
        hand = heard()
        left = [13, 13, 13, 13]
        trick, passes = [], 0
        if game == 0:
            mover = 0 if "D3" in hand else None
        while min(left) > 0:
            if mover == 0:
                turns += 1
                higher = [card for card in hand if not trick or order(card) > order(trick[0])]
                honest = higher[0] if len(trick) <= 1 and higher else "PASS"
                instead = misdeed(Turn(turns, hand, not trick, honest))
                say((honest if instead is None else instead) + "\n")
                who, cards = 0, honest.split()
            else:
                words = heard()
                who, cards = int(words[0]), words[1:]
            if cards == ["PASS"]:
                passes += 1
            else:
                trick, passes = cards, 0
                left[who] -= len(cards)
                hand = [card for card in hand if card not in cards]
            if passes == 3:
                trick, passes = [], 0
            mover = (who + 1) % 4
        mover = left.index(0)
    heard()


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    if len(sys.argv) > 1:
        here = os.path.dirname(os.path.abspath(__file__))
        script = os.path.join(here, sys.argv[1])
        sys.argv = sys.argv[1:]
        runpy.run_path(script, run_name="__main__")
    else:
        play()
