#!/usr/bin/env python3
# Plays one turn, then closes its standard output and lives on.
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        os.close(1)
        time.sleep(3600)


play(misdeed)
