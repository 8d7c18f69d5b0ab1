#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define LARGE (400 << 20)

static char large[LARGE] __attribute__((aligned(2 << 20)));

int main(void) {
    madvise(large, LARGE, MADV_HUGEPAGE);
    for (int k = 0; k < LARGE; k += 8 << 20) {
        memset(large + k, 1, 8 << 20);
        usleep(2000);
    }
    sleep(1);
    return large[5] - 1;
}
