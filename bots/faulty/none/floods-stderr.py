#!/usr/bin/env python3
# Plays well, and writes 100 kB to standard error before each answer.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def chatter(turn):
    sys.stderr.write(("noise " * 16 + "\n") * 1024)
    sys.stderr.flush()


play(chatter)
