#!/usr/bin/env python3
# Looks for the host's secrets, its neighbours and the environment of who started it; then plays.
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from sealed import must_fail, play, succeeded

for path in ("/etc/shadow", "/etc/passwd", "/etc/hostname", "/root", "/home", "/var", "/sys/fs/cgroup", "/run"):
    if os.path.exists(path):
        succeeded("seeing " + path)
try:
    with open("/proc/1/environ") as file:
        if file.read():
            succeeded("reading the environment of process 1")
except OSError:
    pass
for mode in ("rb", "r+b"):
    must_fail("memory of process 1", lambda: open("/proc/1/mem", mode))
must_fail("root of process 1", lambda: os.listdir("/proc/1/root"))
must_fail("kernel log", lambda: open("/dev/kmsg").read(1))
must_fail("core pattern", lambda: open("/proc/sys/kernel/core_pattern", "w"))
others = [pid for pid in os.listdir("/proc") if pid.isdigit() and int(pid) not in (1, os.getpid())]
if others:
    succeeded("seeing processes " + " ".join(others))
if any("UMPIRE" in name and "TEST" not in name for name in os.environ):
    succeeded("seeing our environment")
play()
