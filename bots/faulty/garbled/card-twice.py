#!/usr/bin/env python3
# Plays, at its second turn, its lowest card twice, as a pair.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play(lambda turn: turn.hand[0] + " " + turn.hand[0] if turn.number == 2 else None)
