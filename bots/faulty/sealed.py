"""For programs of the zoo that would harm the host: leaves at once unless it is locked in.

    import sys, os
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
    from sealed import play, succeeded

    ...                     # the mischief
    succeeded("what") if it worked else play()
"""
import os
import sys

from honest import play, say

if os.uname().nodename != "sandbox":
    sys.stderr.write("not locked in, so not tried\n")
    sys.exit(99)


def succeeded(what):
    """Mischief that must not work has worked: says so, and leaves in a way that no test expects."""
    sys.stderr.write("succeeded: " + what + "\n")
    sys.stderr.flush()
    os._exit(98)


def must_fail(what, mischief):
    """Tries something; it is mischief that worked unless it fails with an error of the system."""
    try:
        mischief()
    except OSError:
        return
    succeeded(what)
