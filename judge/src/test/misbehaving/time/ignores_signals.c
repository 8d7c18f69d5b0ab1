#include <signal.h>

int main(void) {
    for (int k = 1; k < 32; k++) signal(k, SIG_IGN);
    for (volatile long k = 0;; k++) {}
}
