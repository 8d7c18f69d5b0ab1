/* Names 1, 2, 3, …: too many. */
#include <stdio.h>

int main(void) {
    char answer[16];
    for (long k = 1;; k++) {
        printf("%ld\n", k);
        fflush(stdout);
        if (scanf("%15s", answer) != 1) return 0;
        if (answer[0] == 'f' && answer[1] == 'o') return 0;
    }
}
