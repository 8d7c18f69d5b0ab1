#!/usr/bin/env python3
# Plays one turn, then writes half an answer and leaves with exit code 0.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play, say


def misdeed(turn):
    if turn.number == 2:
        say(turn.answer[:1])
        os._exit(0)


play(misdeed)
