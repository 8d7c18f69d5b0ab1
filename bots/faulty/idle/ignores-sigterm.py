#!/usr/bin/env python3
# Plays one turn, then ignores SIGTERM, SIGINT and SIGHUP and sleeps.
import os
import signal
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def misdeed(turn):
    if turn.number == 2:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        while True:
            time.sleep(3600)


play(misdeed)
