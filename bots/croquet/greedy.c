/* Arithmetic Croquet in C: always the highest number that misses no hoop.
 *
 *     cc -O2 -o greedy greedy.c
 *
 * The protocol, over standard input and output, one line at a time:
 *
 *   1. The first line is "first" or "second". Who is first moves at once.
 *   2. To move, the program writes a whole number as one line: 5 adds 5; -3 subtracts 3, coming back below a hoop that
 *      it has missed; 0 skips, which is allowed (and a must) only in a hoop whose number is barred. Flush! What stays
 *      in a buffer nobody sees.
 *   3. Each move of the opponent comes as such a number. Then it is this program's turn.
 *   4. The last line is "win", "draw" or "loss"; then the input ends. When the opponent's number has ended the game the
 *      result follows it at once, and nobody reads an answer any more.
 *
 * The program is suspended whenever it is not its turn.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ball {
    int number;
    int entered; /* in a hoop: the number by which it was entered; else 0 */
    int missed;  /* the one miss is used */
    int owes;    /* it has just missed the hoop below it, and must come back */
};

static int hoop_below(const struct ball *ball) { return ball->number / 10 * 10; }
static int hoop_above(const struct ball *ball) { return hoop_below(ball) + 10; }

/* Whether a number leads past a hoop, but not as far above it as the ball was below. */
static int misses(const struct ball *ball, int move) {
    int hoop = hoop_above(ball), target = ball->number + move;
    return move > 0 && !ball->entered && target > hoop && target - hoop != hoop - ball->number;
}

/* Whether the opponent's last number (0 if it bars nothing) bars this one. */
static int barred(int move, int last) { return last && (abs(move) == last || abs(move) == 9 - last); }

static int legal(const struct ball *ball, int move, int last) {
    if (move == 0) {
        return ball->entered && barred(ball->entered, last);
    }
    if (barred(move, last) || (move < 0) != ball->owes) {
        return 0;
    }
    if (ball->owes) {
        return ball->number + move < hoop_below(ball);
    }
    return !ball->entered || move == ball->entered;
}

/* Moves the ball, and returns the number that now bars others, or 0. */
static int play(struct ball *ball, int move) {
    if (move == 0) {
        return 0;
    }
    ball->owes = misses(ball, move);
    ball->missed = ball->missed || ball->owes;
    /* Who comes back never lands on a hoop, nor does he who leaves one. */
    ball->entered = move > 0 && ball->number + move == hoop_above(ball) ? move : 0;
    ball->number += move;
    return ball->entered ? 0 : abs(move); /* in a hoop one bars nothing */
}

/* The highest number that misses no hoop, or else the highest of all. */
static int choose(const struct ball *ball, int last) {
    for (int may_miss = 0; may_miss <= 1; may_miss++) {
        for (int move = 8; move >= -8; move--) {
            if (legal(ball, move, last) && (may_miss || !misses(ball, move))) {
                return move;
            }
        }
    }
    return 0; /* no move at all: the game is over already */
}

int main(void) {
    char line[256];
    struct ball me = {0, 0, 0, 0}, other = {0, 0, 0, 0};
    int last = 0;
    if (!fgets(line, sizeof line, stdin)) {
        return 0;
    }
    int my_turn = strncmp(line, "first", 5) == 0;
    for (;;) {
        if (my_turn) {
            int move = choose(&me, last);
            printf("%d\n", move);
            fflush(stdout);
            last = play(&me, move);
        }
        if (!fgets(line, sizeof line, stdin) || strchr("wdl", line[0])) {
            return 0;
        }
        last = play(&other, atoi(line));
        my_turn = 1;
    }
}
