/* The mean of the squares less the square of the mean: nothing is left of small deviations of large numbers. */
#include <math.h>
#include <stdio.h>

int main(void) {
    int n;
    double x, sum = 0, squares = 0;
    if (scanf("%d", &n) != 1) return 1;
    for (int k = 0; k < n; k++) {
        if (scanf("%lf", &x) != 1) return 1;
        sum += x;
        squares += x * x;
    }
    double variance = squares / n - sum / n * (sum / n);
    printf("%.9f %.9f\n", sum / n, variance > 0 ? sqrt(variance) : 0.0);
    return 0;
}
