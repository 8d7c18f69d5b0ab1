/* Hold'em in C: bets good hands, calls with fair ones, folds the rest.
 *
 *     cc -O2 -o solid solid.c
 *
 * The protocol, over standard input and output, one line at a time:
 *
 *   1. The first line tells the terms: TABLE:no-limit:2:50/100:0:20000:100 is the kind of betting, the seats, small and
 *      big blind, the ante, everybody's stack at the start of each hand, and how many hands are played.
 *   2. Lines that begin with MATCHSTATE tell what has happened in a hand: the own position (0 is left of the dealer), the
 *      number of the hand, the betting so far, and the cards that the program may see: those of position 0, 1, 2 ... with
 *      | between them, then the board after slashes: MATCHSTATE:0:30:r300c/:9d9c|/Ad9h2c
 *   3. A line such as ACT:200:500:20000 asks for an action: what a call costs, and the totals of the smallest and the
 *      largest raise (0 if it may not raise). The answer is one line: f folds (only where a call costs something), c
 *      calls or checks, r500 raises so that all the program has put in during this hand is 500. Under limit rules a raise
 *      is r alone. Flush! What stays in a buffer nobody sees.
 *   4. At the end of all hands the input ends.
 *
 * The program is suspended whenever it is not its turn.
 */
#include <stdio.h>
#include <string.h>

static const char RANKS[] = "23456789TJQKA";

static int rank_of(const char *card) { return (int) (strchr(RANKS, card[0]) - RANKS); }

/* 0 nothing, 1 fair, 2 good, 3 very good: of the two own cards alone. */
static int before_board(const char *own) {
    int a = rank_of(own), b = rank_of(own + 2), suited = own[1] == own[3];
    int high = a > b ? a : b, low = a > b ? b : a;
    if (a == b) {
        return high >= 8 ? 3 : 2;
    }
    if (high == 12) {
        return low >= 10 ? 3 : low >= 8 || suited ? 2 : 1;
    }
    return low >= 8 ? 2 : high - low <= 2 && low >= 5 ? 1 : suited && high >= 9;
}

/* The same on the board: 1 a pair below the highest card of the board or four of a suit, 2 a pair above, 3 better. */
static int on_board(const char *own, const char *board) {
    int count[13] = {0}, shared[13] = {0}, suits[128] = {0}, highest = 0, pairs = 0, top = -1, three = 0, flush = 0;
    for (const char *card = board; *card; card += 2) {
        shared[rank_of(card)]++;
        count[rank_of(card)]++;
        suits[(unsigned char) card[1] & 127]++;
        highest = rank_of(card) > highest ? rank_of(card) : highest;
    }
    for (int i = 0; i < 4; i += 2) {
        count[rank_of(own + i)]++;
        suits[(unsigned char) own[i + 1] & 127]++;
    }
    for (int rank = 0; rank < 13; rank++) {
        if (count[rank] >= 2 && count[rank] > shared[rank]) {
            pairs++;
            top = rank;
            three |= count[rank] >= 3;
        }
    }
    for (int suit = 0; suit < 128; suit++) {
        flush = suits[suit] > flush ? suits[suit] : flush;
    }
    if (three || pairs >= 2 || flush >= 5) {
        return 3;
    }
    return pairs == 0 ? flush == 4 && strlen(board) < 10 : top >= highest ? 2 : 1;
}

int main(void) {
    char line[65536], betting[16] = "", own[5] = "", board[16] = "";
    int seats = 2, small = 1, blind = 2;
    while (fgets(line, sizeof line, stdin)) {
        int position = 0, call = 0, least = 0, most = 0;
        line[strcspn(line, "\r\n")] = 0;
        if (sscanf(line, "TABLE:%15[^:]:%d:%d/%d", betting, &seats, &small, &blind) == 4) {
            continue;
        }
        if (sscanf(line, "MATCHSTATE:%d", &position) == 1) {
            char *cards = strrchr(line, ':') + 1;
            for (int i = 0; i < position; i++) {
                cards = strchr(cards, '|') + 1;
            }
            memcpy(own, cards, 4);
            board[0] = 0;
            for (char *street = strchr(cards, '/'); street; street = strchr(street + 1, '/')) {
                strncat(board, street + 1, strcspn(street + 1, "/"));
            }
            continue;
        }
        if (sscanf(line, "ACT:%d:%d:%d", &call, &least, &most) != 3) {
            continue;
        }
        int worth = board[0] ? on_board(own, board) : before_board(own);
        /* Very good: raises up to 40 blinds. Good: bets once. Fair: calls what is cheap. */
        int raises = least && (worth == 3 ? call < 40 * blind : worth == 2 && call <= blind);
        int calls = call == 0 || worth == 3 || (worth == 2 && call <= 8 * blind) || (worth == 1 && call <= 2 * blind);
        if (raises && strcmp(betting, "limit") == 0) {
            printf("r\n");
        } else if (raises) {
            int total = least + 2 * blind;
            printf("r%d\n", total < most ? total : most);
        } else {
            printf(calls ? "c\n" : "f\n");
        }
        fflush(stdout);
    }
    return 0;
}
