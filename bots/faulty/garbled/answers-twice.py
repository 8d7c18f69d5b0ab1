#!/usr/bin/env python3
# Answers its second turn twice.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play(lambda turn: turn.answer + "\n" + turn.answer if turn.number == 2 else None)
