#include <unistd.h>

int main(void) {
    int ends[2];
    char nothing;
    return pipe(ends) || read(ends[0], &nothing, 1) < 0;
}
