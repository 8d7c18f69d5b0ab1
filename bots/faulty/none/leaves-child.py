#!/usr/bin/env python3
# Plays well; a sleeping child, where there may be one, keeps its pipes open after its end.
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

try:
    if os.fork() == 0:
        time.sleep(3600)
        os._exit(0)
except OSError:
    pass  # a sandbox may forbid it
play()
