/* Divides by zero: SIGFPE. */
#include <stdlib.h>

int main(int argc, char **argv) {
    volatile int zero = argc - 1;
#ifndef __x86_64__
    abort(); /* division does not trap here */
#endif
    return 7 / zero;
}
