#!/usr/bin/env python3
# Plays well, ignores SIGTERM, and does not leave when its input ends.
import os
import signal
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

signal.signal(signal.SIGTERM, signal.SIG_IGN)
try:
    play()
except SystemExit:
    while True:
        time.sleep(3600)
