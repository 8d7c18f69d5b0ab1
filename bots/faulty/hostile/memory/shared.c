/* Touches a gigabyte of shared memory, which no list of its own pages shows, if it is locked in. */
#include <string.h>
#include <sys/mman.h>
#include <sys/utsname.h>

int main(void) {
    struct utsname name;
    if (uname(&name) != 0 || strcmp(name.nodename, "sandbox") != 0) return 99;
    char *hog = mmap(0, 1 << 30, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    for (long k = 0; k < 1 << 30; k += 4096) hog[k] = 1;
    return 0;
}
