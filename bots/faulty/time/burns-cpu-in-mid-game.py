#!/usr/bin/env python3
# Plays two turns, then computes for ever.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    while turn.number == 3:
        pass


play(misdeed)
