#!/usr/bin/env python3
# Uses a little less than an answer may take, every time, until the budget of the table is used up.
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from honest import play


def misdeed(turn):
    end = time.process_time() + 0.25
    while time.process_time() < end:
        pass


play(misdeed)
