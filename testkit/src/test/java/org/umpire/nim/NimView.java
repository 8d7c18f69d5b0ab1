package org.umpire.nim;

import java.util.List;

/** The heaps, and whether it is the own turn. */
record NimView(List<Integer> heaps, boolean mine, boolean over) {}
