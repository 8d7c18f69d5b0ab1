#!/usr/bin/env python3
# Plays one turn, then ends with an uncaught exception: a traceback on stderr and exit code 1.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        raise ValueError("this program is broken")


play(misdeed)
