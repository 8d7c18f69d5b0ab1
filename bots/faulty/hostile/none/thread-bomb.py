#!/usr/bin/env python3
# Makes threads until it may make no more, which must be soon, then plays.
import os
import sys
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from sealed import play, succeeded

never = threading.Event()
threading.stack_size(65536)
made = 0
try:
    while made < 1000:
        threading.Thread(target=never.wait, daemon=True).start()
        made += 1
except RuntimeError:
    pass
if made >= 1000:
    succeeded("%d threads" % made)
play()
