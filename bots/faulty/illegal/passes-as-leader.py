#!/usr/bin/env python3
# Passes the first time that it leads.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play(lambda turn: "PASS" if turn.leads else None)
