/* Computes in four threads for ever: the time of all is charged together. */
#include <pthread.h>

static void *compute(void *unused) {
    for (volatile long k = 0;; k++) {}
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int k = 0; k < 3; k++) pthread_create(&thread, 0, compute, 0);
    compute(0);
}
