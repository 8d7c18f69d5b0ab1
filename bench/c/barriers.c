/*
 * Two threads that meet at a barrier at which they spin, after a piece of work each: what such a program is charged where
 * its threads share a processor (docs/sandbox.md#one-processor-for-each-table).
 *
 *   cc -O2 -pthread -o barriers barriers.c && ./barriers 300 && taskset -c 0 ./barriers 300
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static atomic_long arrived;
static long barriers;

static void *work(void *unused) {
    volatile unsigned long x = 1;
    for (long k = 1; k <= barriers; k++) {
        for (int i = 0; i < 200000; i++) x = x * 6364136223846793005UL + 1;
        atomic_fetch_add(&arrived, 1);
        while (atomic_load(&arrived) < 2 * k) {}
    }
    return unused;
}

static double seconds(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
    barriers = argc > 1 ? atol(argv[1]) : 300;
    double before = seconds(CLOCK_MONOTONIC);
    pthread_t other;
    if (pthread_create(&other, 0, work, 0) != 0) return 1;
    work(0);
    pthread_join(other, 0);
    printf("%ld barriers: %.2f s CPU time, %.2f s by the wall\n", barriers, seconds(CLOCK_PROCESS_CPUTIME_ID),
            seconds(CLOCK_MONOTONIC) - before);
    return 0;
}
