#!/bin/sh
# Leaves at once, with exit code 0.
exit 0
