#!/usr/bin/env python3
# Reads all it is sent and never answers.
import sys

for line in sys.stdin:
    pass
