#!/usr/bin/env python3
# Plays two turns, then sleeps.
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 3:
        time.sleep(3600)


play(misdeed)
