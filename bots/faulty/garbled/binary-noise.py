#!/usr/bin/env python3
# Answers its second turn with bytes that are no text: NUL, escape sequences, bad UTF-8.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        os.write(1, b"\x00\xff\xfe\x1b[2J\x1b]0;gotcha\x07\xc3\x28\r\x08\n")
        return turn.answer


play(misdeed)
