#include <stdio.h>

int main(void) {
    printf("3%c\n", 0);
}
