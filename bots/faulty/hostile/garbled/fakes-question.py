#!/usr/bin/env python3
# Writes what the referee says, as if another had moved.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from honest import play

play(lambda turn: "1 2S" if turn.number == 2 else None)
