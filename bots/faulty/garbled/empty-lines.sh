#!/bin/sh
# Prints empty lines for ever.
exec yes ''
