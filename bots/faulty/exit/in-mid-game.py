#!/usr/bin/env python3
# Plays two turns, then leaves with exit code 3 instead of the third answer.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 3:
        os._exit(3)


play(misdeed)
