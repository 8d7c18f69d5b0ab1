#!/usr/bin/env python3
"""The control program of Prime Daihinmin under its name of 2019: prime_daihinmin.py NAME1 COMMAND1 NAME2 COMMAND2 ...

Becomes prime_daihinmin, which lies beside it, with the same words, so that scripts written for the original go on working.
"""
import os
import signal
import sys

place = os.path.dirname(os.path.realpath(__file__))
# Python ignores these two, and what is executed would go on ignoring them.
for name in ("SIGPIPE", "SIGXFSZ"):
    if hasattr(signal, name):
        signal.signal(getattr(signal, name), signal.SIG_DFL)
try:
    os.execv(os.path.join(place, "prime_daihinmin"), ["prime_daihinmin"] + sys.argv[1:])
except PermissionError as error:
    sys.exit("prime_daihinmin.py: cannot start prime_daihinmin in %s: %s; make it executable: chmod +x '%s'"
             % (place, error.strerror, os.path.join(place, "prime_daihinmin")))
except OSError as error:
    sys.exit("prime_daihinmin.py: cannot start prime_daihinmin in %s: %s; leave the two together, and make a symbolic"
             " link to this one where you need it" % (place, error.strerror))
