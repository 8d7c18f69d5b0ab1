#include <pthread.h>

static void *burn(void *nothing) {
    for (volatile long k = 0;; k++) {}
    return nothing;
}

int main(void) {
    pthread_t thread;
    for (int k = 0; k < 3; k++) pthread_create(&thread, 0, burn, 0);
    burn(0);
}
