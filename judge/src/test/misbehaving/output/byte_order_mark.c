#include <stdio.h>

int main(void) {
    printf("\xef\xbb\xbf3\n");
}
