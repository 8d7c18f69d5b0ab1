#!/bin/sh
# Sleeps from its start. Reads nothing.
exec sleep 3600
