#include <stdio.h>
#include <unistd.h>

int main(void) {
    int child = fork();
    if (child < 0) return 7;
    if (child == 0) {
        setsid();
        sleep(1000);
        return 0;
    }
    puts("3");
}
