#!/usr/bin/env python3
# Takes all the memory that it can get, before its first answer.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
import sealed

kept = []
while True:
    kept.append(bytearray(b"x" * 4_000_000))
