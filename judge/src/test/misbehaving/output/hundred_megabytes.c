#include <stdio.h>

int main(void) {
    for (int k = 0; k < 50000000; k++) puts("3");
}
