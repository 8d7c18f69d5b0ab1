#include <signal.h>

int main(void) {
    raise(SIGKILL);
}
