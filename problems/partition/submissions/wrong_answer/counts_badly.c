/* Right but for the number of coins, and the same coin for ever where there is none. */
#include <stdio.h>

int main(void) {
    long n;
    if (scanf("%ld", &n) != 1) return 1;
    long left = n * (n + 1) / 2;
    if (left % 2) {
        puts("no");
        return 0;
    }
    left /= 2;
    printf("yes\n%ld\n", n / 2 + 1);
    for (long k = n; k > 0; k--) {
        if (k <= left) {
            printf("%ld ", k);
            left -= k;
        }
    }
    return 0;
}
