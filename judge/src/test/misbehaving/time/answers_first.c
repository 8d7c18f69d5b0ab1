#include <stdio.h>

int main(void) {
    puts("3");
    fflush(stdout);
    fclose(stdout);
    for (volatile long k = 0;; k++) {}
}
