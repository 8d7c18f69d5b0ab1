#!/usr/bin/env python3
# Reserves a terabyte of memory and touches none of it, which harms nobody, and plays.
import mmap
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from honest import play

NORESERVE = 0x4000
kept = mmap.mmap(-1, 1 << 40, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | NORESERVE)
play()
