#!/usr/bin/env python3
"""Plays well and keeps what it hears: at the end of input it writes that to the file that its argument names."""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.environ["ZOO"])
import honest

lines = []


class Remembering:
    def __init__(self, stream):
        self.stream = stream

    def readline(self):
        line = self.stream.readline()
        lines.append(line if line else "END\n")
        return line


sys.stdin = Remembering(sys.stdin)
try:
    honest.play()
finally:
    with open(sys.argv[1], "w") as file:
        file.write("".join(lines))
