#!/usr/bin/env python3
# Plays well while a thread computes all the time: it gains nothing, since it is suspended off turn.
import os
import sys
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play


def compute():
    count = 0
    while True:
        count += 1


threading.Thread(target=compute, daemon=True).start()
play()
