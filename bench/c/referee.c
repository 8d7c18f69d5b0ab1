/*
 * A plain referee in C, as the baseline of a move at the strong level: thaw, write, read, freeze and wait until frozen,
 * read the CPU time. The program echoes; there is no sandbox around it but a control group of version 2. Needs root, as
 * the strong level does here.
 *
 *   cc -O2 -o referee referee.c && taskset -c 1 ./referee [MOVES [nested]]
 *
 * With "nested" the program is two groups below, as at the strong level: one is frozen, the time is read from the other.
 *   ./referee echo        is the program; also what MoveCost is given
 */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char LINE[] = "PLAY H4\n";

static int echo(void) {
    char line[256];
    for (;;) {
        ssize_t got = read(0, line, sizeof line);
        if (got <= 0 || write(1, line, got) != got) return 0;
    }
}

static long now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000L + t.tv_nsec;
}

static int compare(const void *a, const void *b) {
    long x = *(const long *) a, y = *(const long *) b;
    return (x > y) - (x < y);
}

static int open_in(const char *group, const char *name, int flags) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s", group, name);
    int fd = open(path, flags | O_CLOEXEC);
    if (fd < 0) perror(path);
    return fd;
}

static int frozen(int events) {
    char text[256];
    ssize_t got = pread(events, text, sizeof text - 1, 0);
    text[got > 0 ? got : 0] = 0;
    return strstr(text, "frozen 1") != 0;
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "echo") == 0) return echo();
    long moves = argc > 1 ? atol(argv[1]) : 20000;
    const char *top = access("/sys/fs/cgroup/cgroup.procs", F_OK) == 0 ? "/sys/fs/cgroup" : "/sys/fs/cgroup/unified";
    char group[256];
    snprintf(group, sizeof group, "%s/umpire-bench-%d", top, (int) getpid());
    if (mkdir(group, 0755) != 0) {
        printf("left out: no control group can be made in %s\n", top);
        return 0;
    }
    int nested = argc > 2 && strcmp(argv[2], "nested") == 0;
    char inner[512];
    snprintf(inner, sizeof inner, nested ? "%s/program" : "%s", group);
    if (nested && mkdir(inner, 0755) != 0) return 1;
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0) return 1;
    pid_t program = fork();
    if (program == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        execl("/proc/self/exe", "referee", "echo", (char *) 0);
        _exit(1);
    }
    int procs = open_in(inner, "cgroup.procs", O_WRONLY), freeze = open_in(inner, "cgroup.freeze", O_WRONLY);
    int events = open_in(inner, "cgroup.events", O_RDONLY), stat = open_in(group, "cpu.stat", O_RDONLY);
    dprintf(procs, "%d", (int) program);
    long *nanos = malloc(2 * moves * sizeof *nanos);
    for (long k = 0; k < 2 * moves; k++) { /* the first half warms up, as in MoveCost */
        char text[4096];
        long before = now();
        if (write(freeze, "0", 1) != 1 || write(in[1], LINE, sizeof LINE - 1) != (ssize_t) sizeof LINE - 1) return 1;
        if (read(out[0], text, sizeof text) <= 0 || write(freeze, "1", 1) != 1) return 1;
        while (!frozen(events)) {}
        ssize_t got = pread(stat, text, sizeof text - 1, 0);
        text[got > 0 ? got : 0] = 0;
        volatile long used = atol(text + strlen("usage_usec "));
        (void) used;
        nanos[k] = now() - before;
    }
    if (write(freeze, "0", 1) != 1) return 1;
    kill(program, SIGKILL);
    waitpid(program, 0, 0);
    for (int k = 0; k < 1000 && nested && rmdir(inner) != 0; k++) usleep(1000);
    for (int k = 0; k < 1000 && rmdir(group) != 0; k++) usleep(1000);
    qsort(nanos + moves, moves, sizeof *nanos, compare);
    printf("thaw, write, read, freeze, cpu: p50 %.2f us, p90 %.2f us\n", nanos[moves + moves / 2] / 1e3,
            nanos[moves + moves * 9 / 10] / 1e3);
    return 0;
}
