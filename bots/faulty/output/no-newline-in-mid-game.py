#!/usr/bin/env python3
# Plays one turn, then prints for ever, without a line end.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play, say


def misdeed(turn):
    while turn.number == 2:
        say("D3 " * 1000)


play(misdeed)
