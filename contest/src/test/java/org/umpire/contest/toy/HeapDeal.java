package org.umpire.contest.toy;

import java.util.List;

/** How large the heap of each game is. */
record HeapDeal(List<Integer> heaps) {}
