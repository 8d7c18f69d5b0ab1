/* Looks into perfect.c, for tests: what it thinks of positions, how it keeps track of the game, and many games by one
 * process. Compiled with the folder of perfect.c on the include path.
 *
 *     probe values     reads positions, writes the value and the move of each
 *     probe moves      reads positions, writes each legal move with the position that it leads to
 *     probe games      plays one game after the other
 *
 * Positions are written as everywhere: side to move, A's ball, B's ball, a barred number. A that has finished is at 101 or
 * more.
 */
#define main main_of_the_program
#include "perfect.c"
#undef main

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char names[BALLS][12];

static void name_balls(void) {
    for (int missed = 0; missed <= 1; missed++) {
        const char *mark = missed ? "!" : "";
        int offset = missed ? PLACES + RETURNS : 0;
        for (int number = 0; number <= 100; number++) {
            if (number == 0 || number % 10) {
                snprintf(names[offset + place(number, 0)], sizeof names[0], "%d%s", number, mark);
                continue;
            }
            for (int entered = 1; entered <= NUMBERS; entered++) {
                snprintf(names[offset + place(number, entered)], sizeof names[0], "%d@%d%s", number, entered, mark);
            }
        }
    }
    for (int hoop = 10; hoop <= 100; hoop += 10) {
        for (int above = 1; above <= 7; above++) {
            snprintf(names[returning(hoop + above)], sizeof names[0], "%d^%d", hoop + above, hoop);
        }
    }
}

/* The ball of a text, or -1 if it has finished. */
static int ball_of(const char *text) {
    char *rest;
    int number = (int)strtol(text, &rest, 10);
    int missed = strchr(rest, '!') ? PLACES + RETURNS : 0;
    if (*rest == '^') {
        return returning(number);
    }
    return number > 100 ? -1 : missed + place(number, *rest == '@' ? rest[1] - '0' : 0);
}

static struct position position_of(char *line) {
    int mover = strtok(line, " ")[0] == 'B';
    int a = ball_of(strtok(NULL, " ")), b = ball_of(strtok(NULL, " "));
    int barred = atoi(strtok(NULL, " "));
    struct position at = {{a < 0 ? 0 : a, b}, mover, barred ? pair_of(barred) : FREE, a < 0 ? ONE_MORE : GOES_ON};
    return at;
}

static void print_value(const struct position *at) {
    static const char *const words[] = {"LOSS", "DRAW", "WIN"};
    int number = choose(at), back = must_return(at->ball[at->mover]);
    int now = at->stands == ONE_MORE ? best_worth(at) : value(at->ball[0], at->ball[1], at->mover, at->barred);
    printf("%s %d\n", words[now], back ? -number : number);
}

static void print_moves(const struct position *at) {
    int back = must_return(at->ball[at->mover]);
    for (int number = back ? NUMBERS : 0; number >= 0 && number <= NUMBERS; number += back ? -1 : 1) {
        if (!legal(at, number)) {
            continue;
        }
        struct position after = *at;
        play(&after, number);
        printf("%d:", back ? -number : number);
        if (after.stands != GOES_ON) {
            printf(after.stands == OVER ? "over;" : "one more;");
        } else {
            printf("%c %s %s %d;", "AB"[after.mover], names[after.ball[0]], names[after.ball[1]], after.barred);
        }
    }
    printf("\n");
}

int main(int count, char **words) {
    char line[64];
    const char *what = count > 1 ? words[1] : "";
    solve();
    name_balls();
    if (strcmp(what, "games") == 0) {
        while (game()) {
        }
        return 0;
    }
    while (fgets(line, sizeof line, stdin)) {
        struct position at = position_of(line);
        if (strcmp(what, "values") == 0) {
            print_value(&at);
        } else {
            print_moves(&at);
        }
    }
    return 0;
}
