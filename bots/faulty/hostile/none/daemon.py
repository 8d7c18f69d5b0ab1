#!/usr/bin/env python3
# Tries to leave a helper behind by a double fork, by the shell and by spawn, then plays.
import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from sealed import must_fail, play, succeeded


def double_fork():
    if os.fork() == 0:
        os.setsid()
        if os.fork() != 0:
            os._exit(0)
        while True:
            pass


must_fail("double fork", double_fork)
must_fail("spawn", lambda: os.posix_spawn("/bin/sh", ["sh", "-c", "while :; do :; done"], {}))
must_fail("shell", lambda: subprocess.Popen(["/bin/sh", "-c", "while :; do :; done"]))
must_fail("setsid", os.setsid)
play()
