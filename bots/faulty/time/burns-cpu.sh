#!/bin/sh
# Computes for ever, from its start.
while :; do :; done
