#!/usr/bin/env python3
# Says hello before anybody asked for anything, then plays well.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from honest import play, say

say("hello\n")
play()
