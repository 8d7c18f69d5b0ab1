#include <stdio.h>

int main(void) {
    const char *places[] = {"here", "/here", "/usr/here", "/dev/here", "/bot/here", "/proc/sys/kernel/core_pattern"};
    int written = 0;
    for (int k = 0; k < 6; k++) written += fopen(places[k], "a") != 0;
    puts(written ? "written" : "3");
}
