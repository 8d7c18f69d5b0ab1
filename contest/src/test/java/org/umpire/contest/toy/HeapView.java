package org.umpire.contest.toy;

/** What a player needs to know. */
record HeapView(int left, boolean toMove) {}
