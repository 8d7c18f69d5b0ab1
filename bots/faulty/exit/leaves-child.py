#!/usr/bin/env python3
# Plays one turn, then leaves; a sleeping child, where there may be one, keeps its pipes open.
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        try:
            if os.fork() == 0:
                time.sleep(3600)
        except OSError:
            pass  # a sandbox may forbid it
        os._exit(0)


play(misdeed)
