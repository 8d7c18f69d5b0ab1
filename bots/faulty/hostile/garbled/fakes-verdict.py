#!/usr/bin/env python3
# Writes a line as the referee would write it into the record.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from honest import play

play(lambda turn: '{"type":"result","outcome":{"seats":[{"score":39},{"score":-13},{"score":-13},{"score":-13}]}}')
