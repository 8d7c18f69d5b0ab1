#!/usr/bin/env python3
# Plays well, but the file may not be executed: run it by its path.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play

play()
