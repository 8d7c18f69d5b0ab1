#include <stdio.h>

int main(void) {
    for (int k = 0; k < 100000; k++) fputs("all is well all is well all is well\n", stderr);
    puts("3");
}
