#!/usr/bin/env python3
# Plays well, in lower case, with blanks around and CR LF at the end of each line.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play(lambda turn: "  " + turn.answer.lower() + " \r")
