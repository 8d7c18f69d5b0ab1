/* Writes to nowhere: SIGSEGV. */
int main(void) {
    *(volatile int *) 16 = 1;
    return 0;
}
