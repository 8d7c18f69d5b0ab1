#!/usr/bin/env python3
# Prints for ever, without a line end.
import sys

while True:
    sys.stdout.write("D3 " * 1000)
