#!/usr/bin/env python3
# Holds D3 in the first game, and leads with its highest card all the same.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play(lambda turn: turn.hand[-1] if turn.number == 1 and turn.leads and "D3" in turn.hand else None)
