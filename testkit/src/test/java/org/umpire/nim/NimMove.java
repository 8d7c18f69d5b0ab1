package org.umpire.nim;

/**
 * Takes matches from a heap.
 *
 * @param heap from 0
 */
record NimMove(int heap, int matches) {
    @Override
    public String toString() {
        return heap + " " + matches;
    }
}
