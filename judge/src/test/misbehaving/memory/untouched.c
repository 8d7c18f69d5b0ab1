#include <stdio.h>
#include <sys/mman.h>

int main(void) {
    mmap(0, 1ul << 40, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    puts("3");
}
