/*
 * A plain referee in C, as the baseline of a move at the strong level: thaw, write, read, freeze and wait until frozen,
 * read the CPU time. Needs root, as the strong level does here.
 *
 *   cc -O2 -o referee referee.c && taskset -c 1 ./referee [MOVES [nested]]
 *
 * The program echoes; there is no sandbox around it but a control group of version 2. With "nested" it is two groups
 * below, as at the strong level: one is frozen, the time is read from the other.
 *
 *   ./referee echo              is the program; also what MoveCost is given
 *   ./referee drive MOVES PID   drives a program that Umpire has started at the strong level, and leaves it frozen
 *
 * All at once, and with it Umpire's own moves of that same program in the same sandbox, in turns:
 *   taskset -c 1 java -cp ... org.umpire.sandbox.MoveRatio ./referee        (docs/sandbox.md#the-cost-of-a-move)
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

/* What a referee holds of a program, as descriptors. */
struct holds {
    int in, out, freeze, events, stat;
};

/* The frozen group is the one of the program, the other counts its time. */
static int hold_groups(struct holds *held, const char *frozen_group, const char *counted_group) {
    held->freeze = open_in(frozen_group, "cgroup.freeze", O_WRONLY);
    held->events = open_in(frozen_group, "cgroup.events", O_RDONLY);
    held->stat = open_in(counted_group, "cpu.stat", O_RDONLY);
    return held->freeze >= 0 && held->events >= 0 && held->stat >= 0;
}

/* Makes the moves, and leaves the program frozen. Returns whether it answered. */
static int measure(const struct holds *held, long moves) {
    long *nanos = malloc(2 * moves * sizeof *nanos);
    for (long k = 0; nanos && k < 2 * moves; k++) { /* the first half warms up, as in MoveCost */
        char text[4096];
        long before = now();
        if (write(held->freeze, "0", 1) != 1 || write(held->in, LINE, sizeof LINE - 1) != (ssize_t) sizeof LINE - 1)
            return 0;
        if (read(held->out, text, sizeof text) <= 0 || write(held->freeze, "1", 1) != 1) return 0;
        while (!frozen(held->events)) {}
        ssize_t got = pread(held->stat, text, sizeof text - 1, 0);
        text[got > 0 ? got : 0] = 0;
        volatile long used = atol(text + strlen("usage_usec "));
        (void) used;
        nanos[k] = now() - before;
    }
    if (!nanos) return 0;
    qsort(nanos + moves, moves, sizeof *nanos, compare);
    printf("thaw, write, read, freeze, cpu: p50 %.2f us, p90 %.2f us\n", nanos[moves + moves / 2] / 1e3,
            nanos[moves + moves * 9 / 10] / 1e3);
    free(nanos);
    return 1;
}

static const char *top(void) {
    return access("/sys/fs/cgroup/cgroup.procs", F_OK) == 0 ? "/sys/fs/cgroup" : "/sys/fs/cgroup/unified";
}

/* Finds the group of a process: the version 2 line of its list is 0::PATH. */
static int find_group(const char *pid, char *group, size_t room) {
    char path[64], line[512];
    snprintf(path, sizeof path, "/proc/%s/cgroup", pid);
    FILE *list = fopen(path, "re");
    int found = 0;
    while (list && !found && fgets(line, sizeof line, list)) {
        line[strcspn(line, "\n")] = 0;
        found = strncmp(line, "0::", 3) == 0;
    }
    if (list) fclose(list);
    if (found) snprintf(group, room, "%s%s", top(), line + 3);
    return found;
}

static int drive(long moves, const char *pid) {
    char path[64], inner[1024], group[1024];
    struct holds held;
    char *name = find_group(pid, inner, sizeof inner) ? strrchr(inner, '/') : 0;
    if (!name || strcmp(name, "/program") != 0) { /* any other group may be the one that we are in */
        fprintf(stderr, "process %s is no program at the strong level\n", pid);
        return 1;
    }
    snprintf(group, sizeof group, "%.*s", (int) (name - inner), inner); /* what is counted is one above */
    /* Opened anew, the ends of the pipes that the program does not have block, whoever else holds them. */
    snprintf(path, sizeof path, "/proc/%s/fd", pid);
    held.in = open_in(path, "0", O_WRONLY);
    held.out = open_in(path, "1", O_RDONLY);
    if (held.in < 0 || held.out < 0 || !hold_groups(&held, inner, group)) return 1;
    return measure(&held, moves) ? 0 : 1;
}

/* The kernel keeps a group for a moment after its last process has ended. */
static void remove_group(const char *group) {
    for (int k = 0; k < 1000 && rmdir(group) != 0; k++) usleep(1000);
}

static int play(long moves, int nested) {
    char group[256], inner[512];
    snprintf(group, sizeof group, "%s/umpire-bench-%d", top(), (int) getpid());
    if (mkdir(group, 0755) != 0) {
        printf("left out: no control group can be made in %s\n", top());
        return 0;
    }
    snprintf(inner, sizeof inner, nested ? "%s/program" : "%s", group);
    int in[2], out[2];
    if ((nested && mkdir(inner, 0755) != 0) || pipe(in) != 0 || pipe(out) != 0) {
        perror(inner);
        if (nested) rmdir(inner);
        rmdir(group);
        return 1;
    }
    pid_t program = fork();
    if (program == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        execl("/proc/self/exe", "referee", "echo", (char *) 0);
        _exit(1);
    }
    close(in[0]); /* so that a program that has died is noticed */
    close(out[1]);
    signal(SIGPIPE, SIG_IGN);
    int procs = open_in(inner, "cgroup.procs", O_WRONLY);
    struct holds held = {in[1], out[0], -1, -1, -1};
    int good = procs >= 0 && hold_groups(&held, inner, group) && dprintf(procs, "%d", (int) program) > 0
            && measure(&held, moves);
    if (held.freeze >= 0 && write(held.freeze, "0", 1) != 1) good = 0;
    if (program > 0) {
        kill(program, SIGKILL);
        waitpid(program, 0, 0);
    }
    if (nested) remove_group(inner);
    remove_group(group);
    return good ? 0 : 1;
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "echo") == 0) return echo();
    int driven = argc > 3 && strcmp(argv[1], "drive") == 0;
    long moves = driven ? atol(argv[2]) : argc > 1 ? atol(argv[1]) : 20000;
    if (moves < 1 || moves > 100000000) {
        fprintf(stderr, "usage: referee [MOVES [nested]], or referee drive MOVES PID, or referee echo; 1 move or more\n");
        return 2;
    }
    return driven ? drive(moves, argv[3]) : play(moves, argc > 2 && strcmp(argv[2], "nested") == 0);
}
