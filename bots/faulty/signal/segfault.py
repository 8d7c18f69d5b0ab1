#!/usr/bin/env python3
# Plays one turn, then dies by SIGSEGV.
import os
import signal
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        os.kill(os.getpid(), signal.SIGSEGV)


play(misdeed)
