#!/usr/bin/env python3
# Looks for a way out: internet, local sockets, the kernel's and the hypervisor's; then plays.
import os
import socket
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
from sealed import must_fail, play

for family in ("AF_INET", "AF_INET6", "AF_UNIX", "AF_NETLINK", "AF_VSOCK", "AF_PACKET", "AF_ALG"):
    if hasattr(socket, family):
        for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW, socket.SOCK_SEQPACKET):
            must_fail(family, lambda: socket.socket(getattr(socket, family), kind))
must_fail("loopback", lambda: socket.create_connection(("127.0.0.1", 22), 1))
must_fail("DNS", lambda: socket.getaddrinfo("example.com", 80))
play()
