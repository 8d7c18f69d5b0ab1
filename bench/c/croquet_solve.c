/* The whole game of Arithmetic Croquet solved by retrograde analysis, under the usual readings: the baseline of
 * CroquetSolveBench. It does the same pass over the same tables: value and distance of every pair of balls, with each
 * side to move, and with each pair of numbers barred, one byte each. The rules are in docs/games/croquet.md.
 *
 *     cc -O2 -o croquet_solve croquet_solve.c && ./croquet_solve [REPEATS]
 *
 * Writes what one solution takes, on average and at best, and then the counts of all reachable positions, which must be
 * those that "umpire croquet stats" prints.
 */
#define _POSIX_C_SOURCE 199309L /* for clock_gettime */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Balls, so that each number played leads to a higher one: with the miss to come, by place; then those that must come
 * back; then with the miss used, by place. A place is 0 to 99 without the hoops, and eight times each hoop, once for
 * each number by which it may be entered. */
enum { PLACES = 171, RETURNS = 70, BALLS = PLACES + RETURNS + PLACES };

enum { NUMBERS = 8, PAIRS = 4, BLOCKS = PAIRS + 1 }; /* block 0: nothing is barred */

enum { NEVER = -1, FINISH = -2, LOSE = -3 };

/* A value: a win counts SURE less the plies to the end, a loss is negative, a draw 0. */
enum { SURE = 127, UNKNOWN = -128 };

struct ball {
    int16_t next[NUMBERS + 1];   /* the ball that a number leads to, or what else it does */
    uint8_t blocks[NUMBERS + 1]; /* what the number then bars */
    uint8_t entered_pair;        /* in a hoop: the pair of the number that entered it; else 0 */
    uint8_t finishing;           /* bit p: a number of pair p finishes */
};

struct tables {
    struct ball balls[BALLS];
    int8_t of_a[BALLS][BALLS][BLOCKS];
    int8_t of_b[BALLS][BALLS][BLOCKS];
};

static int pair_of(int number) { return number < 9 - number ? number : 9 - number; }

static int place(int number, int entered) {
    int hoops = number / 10; /* at or below the number */
    return number > 0 && number % 10 == 0 ? number + 7 * (hoops - 1) + entered - 1 : number + 7 * hoops;
}

static int returning(int number) { return PLACES + (number / 10 - 1) * 7 + number % 10 - 1; }

static void set(struct ball *ball, int number, int to, int in_hoop) {
    ball->next[number] = (int16_t)to;
    ball->blocks[number] = (uint8_t)(in_hoop ? 0 : pair_of(number));
    if (to == FINISH) {
        ball->finishing |= (uint8_t)(1 << pair_of(number));
    }
}

static void fill_ball(struct tables *t, int number, int entered, int missed) {
    int offset = missed ? PLACES + RETURNS : 0;
    struct ball *ball = &t->balls[offset + place(number, entered)];
    int hoop = number / 10 * 10 + 10;
    ball->entered_pair = (uint8_t)(entered ? pair_of(entered) : 0);
    for (int step = 1; step <= NUMBERS; step++) {
        int target = number + step;
        if (entered) {
            int to = step != entered ? NEVER : target > 100 ? FINISH : offset + place(target, 0);
            set(ball, step, to, 0);
        } else if (target > hoop && target - hoop != hoop - number) {
            set(ball, step, missed ? LOSE : returning(target), 0);
        } else if (target > 100) {
            set(ball, step, FINISH, 0);
        } else {
            set(ball, step, offset + place(target, step), target == hoop);
        }
    }
}

static void fill_balls(struct tables *t) {
    memset(t->balls, 0, sizeof t->balls);
    for (int missed = 0; missed <= 1; missed++) {
        for (int number = 0; number <= 100; number++) {
            int is_hoop = number > 0 && number % 10 == 0;
            for (int entered = is_hoop; entered <= (is_hoop ? NUMBERS : 0); entered++) {
                fill_ball(t, number, entered, missed);
            }
        }
    }
    for (int hoop = 10; hoop <= 100; hoop += 10) {
        for (int above = 1; above < NUMBERS; above++) {
            for (int step = 1; step <= NUMBERS; step++) {
                int to = step > above ? PLACES + RETURNS + place(hoop + above - step, 0) : NEVER;
                set(&t->balls[returning(hoop + above)], step, to, 0);
            }
        }
    }
}

static int max(int one, int other) { return one > other ? one : other; }

/* What a value is worth to the other side, one ply earlier. */
static int turned(int value) { return value > 0 ? 1 - value : value < 0 ? -1 - value : 0; }

/* What a number of A's ball is worth to A. */
static int number_of_a(const struct tables *t, int a, int b, int number) {
    int to = t->balls[a].next[number];
    if (to >= 0) {
        return turned(t->of_b[to][b][t->balls[a].blocks[number]]);
    }
    if (to == FINISH) {
        return t->balls[b].finishing & ~(1 << pair_of(number)) ? 0 : SURE - 1;
    }
    return to == LOSE ? 1 - SURE : UNKNOWN;
}

static int number_of_b(const struct tables *t, int a, int b, int number) {
    int to = t->balls[b].next[number];
    if (to >= 0) {
        return turned(t->of_a[a][to][t->balls[b].blocks[number]]);
    }
    return to == FINISH ? SURE - 1 : to == LOSE ? 1 - SURE : UNKNOWN;
}

/* Fills in what a side gets with each block, from the best value over the numbers of each pair; where there is no
 * number to play, it gets what else happens. */
static void set_values(int8_t *values, const int *best, int otherwise) {
    int low = max(best[1], best[2]), high = max(best[3], best[4]);
    values[1] = (int8_t)max(best[2], high);
    values[2] = (int8_t)max(best[1], high);
    values[3] = (int8_t)max(low, best[4]);
    values[4] = (int8_t)max(low, best[3]);
    for (int block = 1; block < BLOCKS; block++) {
        if (values[block] == UNKNOWN) {
            values[block] = (int8_t)otherwise;
        }
    }
}

static void solve_pair(struct tables *t, int a, int b) {
    int best_a[BLOCKS], best_b[BLOCKS];
    for (int pair = 1; pair <= PAIRS; pair++) {
        best_a[pair] = max(number_of_a(t, a, b, pair), number_of_a(t, a, b, 9 - pair));
        best_b[pair] = max(number_of_b(t, a, b, pair), number_of_b(t, a, b, 9 - pair));
    }
    /* A skip leads to the same balls, the other side to move with nothing barred. */
    int free_a = max(max(best_a[1], best_a[2]), max(best_a[3], best_a[4]));
    int free_b = max(max(best_b[1], best_b[2]), max(best_b[3], best_b[4]));
    t->of_a[a][b][0] = (int8_t)free_a;
    t->of_b[a][b][0] = (int8_t)free_b;
    set_values(t->of_a[a][b], best_a, t->balls[a].entered_pair ? turned(free_b) : -SURE);
    set_values(t->of_b[a][b], best_b, t->balls[b].entered_pair ? turned(free_a) : -SURE);
}

static void solve(struct tables *t) {
    fill_balls(t);
    for (int a = BALLS - 1; a >= 0; a--) {
        for (int b = BALLS - 1; b >= 0; b--) {
            solve_pair(t, a, b);
        }
    }
}

/* For each pair of balls the blocks with which it is reached, as bits, by side to move. */
static uint8_t to_a[BALLS][BALLS], to_b[BALLS][BALLS];

static void reach(const struct tables *t, int a, int b) {
    const struct ball *of_a = &t->balls[a], *of_b = &t->balls[b];
    int a_skips = of_a->entered_pair && to_a[a][b] & 1 << of_a->entered_pair;
    int b_skips = of_b->entered_pair && to_b[a][b] & 1 << of_b->entered_pair;
    to_b[a][b] |= (uint8_t)a_skips;
    to_a[a][b] |= (uint8_t)b_skips;
    for (int number = 1; number <= NUMBERS; number++) {
        int others = ~(1 << pair_of(number)); /* some way to come here must leave the number free */
        if (of_a->next[number] >= 0 && to_a[a][b] & others) {
            to_b[of_a->next[number]][b] |= (uint8_t)(1 << of_a->blocks[number]);
        }
        if (of_b->next[number] >= 0 && to_b[a][b] & others) {
            to_a[a][of_b->next[number]] |= (uint8_t)(1 << of_b->blocks[number]);
        }
    }
}

static int counts[3], longest; /* losses, draws, wins */

static void count(int reached, const int8_t *values) {
    for (int block = 0; block < BLOCKS; block++) {
        if (reached & 1 << block) {
            int value = values[block];
            counts[value < 0 ? 0 : value > 0 ? 2 : 1]++;
            longest = value > 0 ? max(longest, SURE - value) : longest;
        }
    }
}

static void write_census(const struct tables *t) {
    to_a[0][0] = 1;
    for (int a = 0; a < BALLS; a++) {
        for (int b = 0; b < BALLS; b++) {
            reach(t, a, b);
            count(to_a[a][b], t->of_a[a][b]);
            count(to_b[a][b], t->of_b[a][b]);
        }
    }
    printf("reachable %d\nwin %d\ndraw %d\nloss %d\nlongest-win %d\n", counts[0] + counts[1] + counts[2], counts[2],
           counts[1], counts[0], longest);
}

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

int main(int count_of_words, char **words) {
    int repeats = count_of_words > 1 ? atoi(words[1]) : 20;
    if (repeats < 1) {
        fprintf(stderr, "usage: croquet_solve [REPEATS]\n");
        return 2;
    }
    struct tables *t = NULL;
    double total = 0, least = 0;
    for (int i = 0; i < repeats; i++) {
        free(t);
        double start = milliseconds();
        t = malloc(sizeof *t);
        if (!t) {
            fprintf(stderr, "croquet_solve: no memory\n");
            return 1;
        }
        solve(t);
        double took = milliseconds() - start;
        total += took;
        least = i == 0 || took < least ? took : least;
    }
    printf("%.2f ms a solution on average of %d, %.2f ms at best\n", total / repeats, repeats, least);
    write_census(t);
    free(t);
    return 0;
}
