/* Plays Prime Daihinmin by passing, as fast as it can: it looks at no more than the beginning of a line. */
#include <string.h>
#include <unistd.h>

int main(void) {
    static char in[1 << 16];
    static const char pass[] = "{\"action\": \"pass\"}\n";
    size_t filled = 0;
    for (;;) {
        ssize_t count = read(0, in + filled, sizeof in - filled);
        if (count <= 0) {
            return 0;
        }
        filled += (size_t) count;
        if (in[filled - 1] != '\n') {
            if (filled > 64) {
                filled = 64; /* the rest of a long line is of no interest */
            }
            continue;
        }
        int play = in[12] == 'p' && in[13] == 'l';
        if (write(1, play ? pass : "\n", play ? sizeof pass - 1 : 1) < 0 || in[12] == 'q') {
            return 0;
        }
        filled = 0;
    }
}
