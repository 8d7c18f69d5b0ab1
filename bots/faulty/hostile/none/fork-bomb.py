#!/usr/bin/env python3
# Forks whenever it can, each child in a session of its own, then plays: there must be no second process.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from sealed import play, succeeded

for attempt in range(200):
    try:
        if os.fork() == 0:
            os.setsid()
            while True:
                os.fork()
    except OSError:
        continue
    succeeded("fork")
play()
