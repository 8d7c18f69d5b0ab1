#!/usr/bin/env python3
# Plays, at its second turn, four cards.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play(lambda turn: " ".join(turn.hand[:4]) if turn.number == 2 else None)
