#include <stdio.h>

int main(void) {
    puts(fopen("/etc/hostname", "r") || fopen("/proc/1/environ", "r") ? "leak" : "3");
}
