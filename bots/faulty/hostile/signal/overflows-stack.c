/* Calls itself without end: SIGSEGV. */
static int depth(volatile int k) {
    volatile char room[4096];
    room[k & 4095] = (char) k;
    return depth(k + 1) + room[k & 4095];
}

int main(void) { return depth(0); }
