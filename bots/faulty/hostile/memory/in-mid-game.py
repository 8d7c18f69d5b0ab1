#!/usr/bin/env python3
# Plays a turn, then takes all the memory that it can get.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from sealed import play


def misdeed(turn):
    if turn.number == 2:
        kept = []
        while True:
            kept.append(bytearray(b"x" * 4_000_000))


play(misdeed)
