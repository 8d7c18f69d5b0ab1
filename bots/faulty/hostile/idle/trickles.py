#!/usr/bin/env python3
# Writes a character now and then, without a line end: that must not move the deadline.
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from honest import play, say


def misdeed(turn):
    if turn.number == 2:
        while True:
            say("P")
            time.sleep(0.05)


play(misdeed)
