#!/usr/bin/env python3
# Waits for input that nobody owes it.
import os
import select
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        select.select([sys.stdin], [], [])
        sys.stdin.read()


play(misdeed)
