#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    for (int k = 0; k < 64; k++) {
        mmap(0, 16 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
        usleep(2000);
    }
    sleep(1);
}
