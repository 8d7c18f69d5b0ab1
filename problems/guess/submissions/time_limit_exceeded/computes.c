#include <stdio.h>

int main(void) {
    puts("1");
    fflush(stdout);
    for (volatile unsigned long k = 0;; k++) {
    }
}
