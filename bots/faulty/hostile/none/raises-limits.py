#!/usr/bin/env python3
# Tries to raise its limits and its priority; then plays.
import os
import resource
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from sealed import play, succeeded

for limit in (resource.RLIMIT_NOFILE, resource.RLIMIT_NPROC, resource.RLIMIT_FSIZE, resource.RLIMIT_CORE):
    soft, hard = resource.getrlimit(limit)
    try:
        resource.setrlimit(limit, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    except (OSError, ValueError):
        continue
    succeeded("limit %d" % limit)
for policy in (os.SCHED_FIFO, os.SCHED_RR):
    try:
        os.sched_setscheduler(0, policy, os.sched_param(1))
    except OSError:
        continue
    succeeded("real-time priority")
try:
    os.nice(-5)
    succeeded("a better priority")
except OSError:
    pass
play()
