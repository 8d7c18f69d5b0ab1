#!/usr/bin/env python3
# Answers, but never flushes: the commonest mistake of a first program.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play(say=sys.stdout.write)
