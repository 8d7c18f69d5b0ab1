#!/usr/bin/env python3
# Plays, at its second turn, a card that it does not hold.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import RANKS, SUITS, play


def misdeed(turn):
    if turn.number == 2:
        return next(suit + rank for rank in RANKS for suit in SUITS if suit + rank not in turn.hand)


play(misdeed)
