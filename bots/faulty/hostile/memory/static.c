/* Touches a gigabyte of static memory, if it is locked in. */
#include <string.h>
#include <sys/utsname.h>

static char hog[1 << 30];

int main(void) {
    struct utsname name;
    if (uname(&name) != 0 || strcmp(name.nodename, "sandbox") != 0) return 99;
    for (long k = 0; k < (long) sizeof hog; k += 4096) hog[k] = 1;
    return hog[12345];
}
