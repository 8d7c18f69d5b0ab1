#!/usr/bin/env python3
# Closes its standard input, and waits for ever.
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        os.close(0)
        time.sleep(3600)


play(misdeed)
