/* Arithmetic Croquet in C: never gives anything away, within the limits of the contest of 1995.
 *
 *     cc -O2 -o perfect perfect.c
 *
 * Those limits: 30 KB of data in the program, 256 KB of memory, and here 1 s of CPU time a game. It brings no data, but
 * solves the whole game when it is started, in less than 256 KB.
 *
 * How it fits. There are 412 balls (below), so 2 * 412 * 412 pairs of balls with a side to move, and for each of them
 * five values: with nothing barred, and with {1,8}, {2,7}, {3,6} or {4,5} barred. But these five hang together:
 *
 *   - In a hoop there is one number to play. Only the pair that it belongs to matters: the value of leaving the hoop,
 *     and the value of skipping; 9 cases.
 *   - Elsewhere, let some best number belong to pair p. Then barring any pair but p changes nothing; only p may. So the
 *     best value, the best value without p, and p say everything. Where both values are equal p does not matter: 3
 *     cases; where the second is less, 3 * 4 cases. That makes 15.
 *
 * So each pair of balls with a side to move takes four bits: 169,744 bytes for the whole game.
 *
 * Every move but a skip leads to a ball of a higher number, and no two skips follow each other. So one pass over the
 * pairs of balls, from the highest down, finds all that it needs already there.
 *
 * Where several moves keep the value it plays the one that leaves the opponent the fewest moves that keep his.
 *
 * The protocol, over standard input and output, one line at a time:
 *
 *   1. The first line is "first" or "second". Who is first moves at once.
 *   2. To move, the program writes a whole number as one line: 5 adds 5; -3 subtracts 3, coming back below a hoop that
 *      it has missed; 0 skips, which is allowed (and a must) only in a hoop whose number is barred.
 *   3. Each move of the opponent comes as such a number. Then it is this program's turn.
 *   4. The last line is "win", "draw" or "loss"; then the input ends. When the opponent's number has ended the game the
 *      result follows it at once, and nobody reads an answer any more.
 *
 * It reads and writes without the buffers of stdio, which would be memory too. It knows the usual reading of the rules
 * only.
 */
#include <unistd.h>

/* Balls, numbered so that each number played leads to a higher one: with the miss to come, by place; then those that
 * must come back, by place; then with the miss used, by place. A place is 0 to 99 without the hoops, and eight times
 * each hoop, once for each number by which it may be entered. */
enum { PLACES = 171, RETURNS = 70, BALLS = PLACES + RETURNS + PLACES };

/* What a number does to a ball, besides leading to another. */
enum { NEVER = -1, FINISH = -2, LOSE = -3 };

enum { LOSS, DRAW, WIN };

enum { NO_VALUE = -1, FREE = 0, PAIRS = 4, NUMBERS = 8 };

/* How a game stands: A has finished and B has one more move; it is over. */
enum { GOES_ON, ONE_MORE, OVER };

/* Both players, whoever is to move. */
struct position {
    int ball[2];
    int mover;  /* 0 is A, who is first */
    int barred; /* a pair, 1 to 4, or FREE */
    int stands;
};

static short next_ball[BALLS][NUMBERS + 1];
static signed char hoop_number[BALLS];      /* the number by which the ball entered the hoop that it is in, or 0 */
static unsigned char finishing_pairs[BALLS]; /* bit p: a number of pair p finishes */
static unsigned char table[BALLS * BALLS];   /* low half: A to move; high half: B */

static int pair_of(int number) { return number < 9 - number ? number : 9 - number; }

/* The index of a place; entered is only looked at where number is a hoop. */
static int place(int number, int entered) {
    int hoops = number / 10; /* at or below the number */
    if (number > 0 && number % 10 == 0) {
        return number + 7 * (hoops - 1) + entered - 1;
    }
    return number + 7 * hoops;
}

static int returning(int number) { return PLACES + (number / 10 - 1) * 7 + number % 10 - 1; }

/* Notes where each number leads from one ball that need not come back. */
static void fill_ball(int number, int entered, int missed) {
    int offset = missed ? PLACES + RETURNS : 0;
    int ball = offset + place(number, entered);
    int hoop = number / 10 * 10 + 10;
    hoop_number[ball] = (signed char)entered;
    for (int step = 1; step <= NUMBERS; step++) {
        int target = number + step, to;
        if (entered && step != entered) {
            to = NEVER;
        } else if (!entered && target > hoop && target - hoop != hoop - number) {
            to = missed ? LOSE : returning(target);
        } else if (target > 100) {
            to = FINISH;
            finishing_pairs[ball] |= (unsigned char)(1 << pair_of(step));
        } else {
            to = offset + place(target, step);
        }
        next_ball[ball][step] = (short)to;
    }
}

static void fill_balls(void) {
    for (int missed = 0; missed <= 1; missed++) {
        for (int number = 0; number <= 100; number++) {
            int is_hoop = number > 0 && number % 10 == 0;
            for (int entered = is_hoop; entered <= (is_hoop ? NUMBERS : 0); entered++) {
                fill_ball(number, entered, missed);
            }
        }
    }
    for (int hoop = 10; hoop <= 100; hoop += 10) {
        for (int above = 1; above <= 7; above++) {
            for (int step = 1; step <= NUMBERS; step++) {
                int to = step > above ? PLACES + RETURNS + place(hoop + above - step, 0) : NEVER;
                next_ball[returning(hoop + above)][step] = (short)to;
            }
        }
    }
}

/* The pair that a number bars once it has led to a ball; in a hoop one bars nothing. */
static int bars(int ball, int number) { return hoop_number[ball] ? FREE : pair_of(number); }

/* The fifteen cases: 0 to 2 are a value whatever is barred; then (best, other) = (1, 0), (2, 0), (2, 1), by pair. */
static int packed(int best, int other, int pair) {
    return best == other ? best : 2 + pair + PAIRS * (best - 1 + other);
}

static int read_value(int ball, int bits, int barred) {
    if (hoop_number[ball]) {
        return barred == pair_of(hoop_number[ball]) ? bits % 3 : bits / 3;
    }
    if (bits <= WIN) {
        return bits;
    }
    int kind = (bits - 3) / PAIRS, pair = (bits - 3) % PAIRS + 1;
    if (barred == pair) {
        return kind == 2 ? DRAW : LOSS;
    }
    return kind == 0 ? DRAW : WIN;
}

static int value(int a, int b, int mover, int barred) {
    int byte = table[a * BALLS + b];
    return mover == 0 ? read_value(a, byte & 15, barred) : read_value(b, byte >> 4, barred);
}

static int can_finish(int ball, int barred) { return (finishing_pairs[ball] & ~(1 << barred)) != 0; }

/* What a number is worth to who plays it, or NO_VALUE if the ball can never play it. */
static int worth(int a, int b, int mover, int number) {
    int to = next_ball[mover == 0 ? a : b][number];
    if (to >= 0) {
        return WIN - (mover == 0 ? value(to, b, 1, bars(to, number)) : value(a, to, 0, bars(to, number)));
    }
    if (to == FINISH) {
        return mover == 0 && can_finish(b, pair_of(number)) ? DRAW : WIN;
    }
    return to == LOSE ? LOSS : NO_VALUE;
}

static int solve_side(int a, int b, int mover) {
    int best = NO_VALUE, other = NO_VALUE, best_pair = 1;
    for (int pair = 1; pair <= PAIRS; pair++) {
        int low = worth(a, b, mover, pair), high = worth(a, b, mover, 9 - pair);
        int now = low > high ? low : high;
        if (now > best) {
            other = best;
            best = now;
            best_pair = pair;
        } else if (now > other) {
            other = now;
        }
    }
    /* Who has no number to play has lost; in a hoop he skips, which is seen to later. */
    return packed(best < LOSS ? LOSS : best, other < LOSS ? LOSS : other, best_pair);
}

/* Solves both sides of a pair of balls. A skip leads to the same balls, the other to move with nothing barred, who then
 * has a number to play. So what leaving a hoop is worth comes first. */
static void solve_pair(int a, int b) {
    int number_a = hoop_number[a], number_b = hoop_number[b];
    int of_a = number_a ? worth(a, b, 0, number_a) : solve_side(a, b, 0);
    int of_b = number_b ? worth(a, b, 1, number_b) : solve_side(a, b, 1);
    int free_a = number_a ? of_a : read_value(a, of_a, FREE);
    int free_b = number_b ? of_b : read_value(b, of_b, FREE);
    int bits_a = number_a ? of_a * 3 + WIN - free_b : of_a;
    int bits_b = number_b ? of_b * 3 + WIN - free_a : of_b;
    table[a * BALLS + b] = (unsigned char)(bits_a | bits_b << 4);
}

static void solve(void) {
    fill_balls();
    for (int a = BALLS - 1; a >= 0; a--) {
        for (int b = BALLS - 1; b >= 0; b--) {
            solve_pair(a, b);
        }
    }
}

static int legal(const struct position *at, int number) {
    int ball = at->ball[at->mover];
    if (number == 0) {
        return hoop_number[ball] && at->barred == pair_of(hoop_number[ball]);
    }
    return next_ball[ball][number] != NEVER && at->barred != pair_of(number);
}

/* Plays a legal number, 0 to skip. */
static void play(struct position *at, int number) {
    int to = number ? next_ball[at->ball[at->mover]][number] : at->ball[at->mover];
    if (to >= 0) {
        at->ball[at->mover] = to;
        at->barred = number ? bars(to, number) : FREE;
    } else {
        at->barred = pair_of(number);
    }
    if (at->stands == ONE_MORE || to < 0) {
        int answer = at->stands == GOES_ON && at->mover == 0 && to == FINISH && can_finish(at->ball[1], at->barred);
        at->stands = answer ? ONE_MORE : OVER;
    }
    at->mover = 1 - at->mover;
}

/* What a legal number is worth to who plays it. */
static int worth_at(const struct position *at, int number) {
    int a = at->ball[0], b = at->ball[1];
    if (at->stands == ONE_MORE) {
        return next_ball[b][number] == FINISH ? DRAW : LOSS;
    }
    return number ? worth(a, b, at->mover, number) : WIN - value(a, b, 1 - at->mover, FREE);
}

static int best_worth(const struct position *at) {
    int best = NO_VALUE;
    for (int number = 0; number <= NUMBERS; number++) {
        if (legal(at, number) && worth_at(at, number) > best) {
            best = worth_at(at, number);
        }
    }
    return best;
}

/* How many numbers keep the value for the side to move. */
static int keeping(const struct position *at) {
    int best = best_worth(at), count = 0;
    for (int number = 0; number <= NUMBERS; number++) {
        count += legal(at, number) && worth_at(at, number) == best;
    }
    return count;
}

/* A number that keeps the value, and leaves the opponent the fewest that do. While the game goes on there is one. */
static int choose(const struct position *at) {
    int best = best_worth(at), chosen = NO_VALUE, fewest = NUMBERS + 1;
    for (int number = 0; number <= NUMBERS; number++) {
        if (legal(at, number) && worth_at(at, number) == best) {
            struct position after = *at;
            play(&after, number);
            int answers = after.stands == GOES_ON ? keeping(&after) : 0;
            if (answers < fewest) {
                fewest = answers;
                chosen = number;
            }
        }
    }
    return chosen;
}

/* Reads the next line without its end, as a string; longer ones are cut. Returns 0 at the end of the input. */
static int read_line(char *line, int size) {
    int length = 0;
    char c;
    while (read(0, &c, 1) == 1) {
        if (c == '\n') {
            line[length] = 0;
            return 1;
        }
        if (length < size - 1) {
            line[length++] = c;
        }
    }
    return 0;
}

/* Writes a number with its sign: who must come back subtracts. */
static int write_move(int number, int back) {
    char line[3] = {'-', (char)('0' + number), '\n'};
    const char *from = back ? line : line + 1;
    long length = line + 3 - from;
    return write(1, from, (unsigned long)length) == length;
}

static int must_return(int ball) { return ball >= PLACES && ball < PLACES + RETURNS; }

/* Plays one game; returns 0 at the end of the input. */
static int game(void) {
    char line[32];
    struct position at = {{0, 0}, 0, FREE, GOES_ON};
    if (!read_line(line, sizeof line)) {
        return 0;
    }
    int me = line[0] == 'f' ? 0 : 1;
    for (;;) {
        if (at.mover == me && at.stands != OVER) {
            int number = choose(&at);
            if (!write_move(number, must_return(at.ball[me]))) {
                return 0;
            }
            play(&at, number);
        }
        if (!read_line(line, sizeof line)) {
            return 0;
        }
        const char *digit = line[0] == '-' ? line + 1 : line;
        if (*digit < '0' || *digit > '8') {
            return 1; /* win, draw or loss */
        }
        play(&at, *digit - '0');
    }
}

int main(void) {
    solve();
    game();
    return 0;
}
