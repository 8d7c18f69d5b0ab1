/* Big 2 in C: always the lowest play that is legal; passes only if it must.
 *
 *     cc -O2 -o lowest lowest.c
 *
 * The protocol, over standard input and output, one line at a time:
 *
 *   1. The first line is the number of games of this table.
 *   2. Each game begins with a line of 13 cards, ascending. A card is suit (D C H S, low to high) and rank
 *      (3 4 5 6 7 8 9 T J Q K A 2, low to high): D3 is the lowest card, S2 the highest.
 *   3. Each play of another program comes as "ID PLAY": ID 1 is the next player, 2 the one opposite, 3 the one before
 *      this program; PLAY is cards, or PASS.
 *   4. When it is this program's turn nothing says so; it must know. It is when 3 has moved. In the first game whoever
 *      holds D3 begins, with a play that contains D3; in later games the winner of the game before begins. Then it
 *      writes its cards, or PASS, as one line. Flush! What stays in a buffer nobody sees.
 *   5. After the play that empties a hand the next line is the hand of the next game. After the last game the input
 *      ends.
 *
 * The program is suspended whenever it is not its turn.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char RANKS[] = "3456789TJQKA2";
static const char SUITS[] = "DCHS";

enum kind { STRAIGHT = 1, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH };

/* Cards as numbers 0 (D3) to 51 (S2), ascending. */
struct cards {
    int count;
    int at[13];
};

static int rank_of(int card) { return card / 4; }
static int suit_of(int card) { return card % 4; }

/* Reads the next line; the end of input is the end of the table. */
static void read_line(char *line, int size) {
    if (!fgets(line, size, stdin)) {
        exit(0);
    }
}

/* Reads cards from words; PASS gives no cards. */
static struct cards read_cards(char *words) {
    struct cards cards = {0, {0}};
    for (char *word = strtok(words, " \t\r\n"); word; word = strtok(NULL, " \t\r\n")) {
        const char *suit = strchr(SUITS, word[0]);
        const char *rank = suit ? strchr(RANKS, word[1]) : NULL;
        if (rank && strlen(word) == 2 && cards.count < 13) {
            cards.at[cards.count++] = (int)(rank - RANKS) * 4 + (int)(suit - SUITS);
        }
    }
    return cards;
}

/* Writes cards, or PASS, as one line. */
static void write_cards(const struct cards *cards) {
    if (cards->count == 0) {
        fputs("PASS", stdout);
    }
    for (int i = 0; i < cards->count; i++) {
        printf("%s%c%c", i ? " " : "", SUITS[suit_of(cards->at[i])], RANKS[rank_of(cards->at[i])]);
    }
    putchar('\n');
    fflush(stdout);
}

/* Whether five different ranks, ascending, are in sequence: 3-7 to 10-A, 2-6 and A-5. */
static int in_sequence(const struct cards *c) {
    int first = rank_of(c->at[0]);
    int run = 1; /* how many ranks follow each other from the lowest on */
    while (run < 5 && rank_of(c->at[run]) == first + run) {
        run++;
    }
    int fourth = rank_of(c->at[3]), fifth = rank_of(c->at[4]);
    return (run == 5 && first <= 7)                                      /* 3-7 to 10-A */
        || (run == 4 && first == 0 && fifth == 12)                       /* 2-3-4-5-6 */
        || (run == 3 && first == 0 && fourth == 11 && fifth == 12);      /* A-2-3-4-5 */
}

/* What decides between plays of one size: the higher wins. -1 if the cards are no play. */
static long strength(const struct cards *c) {
    const int *at = c->at;
    int n = c->count;
    if (n == 1 || (n == 2 && rank_of(at[0]) == rank_of(at[1]))) {
        return at[n - 1]; /* a pair counts by its higher card */
    }
    if (n == 3 && rank_of(at[0]) == rank_of(at[2])) {
        return rank_of(at[0]);
    }
    if (n != 5) {
        return -1;
    }
    long by_ranks = 0; /* highest first, then the suit of the highest */
    int flush = 1, same_neighbours = 0;
    for (int i = 4; i >= 0; i--) {
        by_ranks = by_ranks * 13 + rank_of(at[i]);
        flush = flush && suit_of(at[i]) == suit_of(at[0]);
        same_neighbours += i > 0 && rank_of(at[i]) == rank_of(at[i - 1]);
    }
    by_ranks = by_ranks * 4 + suit_of(at[4]);
    const long kind = 10000000L; /* above every by_ranks */
    if (same_neighbours == 0 && in_sequence(c)) {
        return (flush ? STRAIGHT_FLUSH : STRAIGHT) * kind + by_ranks;
    }
    if (flush) {
        return FLUSH * kind + by_ranks;
    }
    /* Two ranks only: the third card belongs to the four or the three of a kind. */
    if (same_neighbours == 3) {
        int four = rank_of(at[0]) == rank_of(at[3]) || rank_of(at[1]) == rank_of(at[4]);
        return (four ? FOUR : FULL_HOUSE) * kind + rank_of(at[2]);
    }
    return -1;
}

/* Tries all ways to add `more` cards of the hand, from `from` on, and keeps the lowest play above `floor`. */
static void search(const struct cards *hand, int from, int more, long floor, struct cards *now, struct cards *best) {
    if (more == 0) {
        long value = strength(now);
        if (value > floor && (best->count == 0 || value < strength(best))) {
            *best = *now;
        }
        return;
    }
    for (int i = from; i + more <= hand->count; i++) {
        now->at[now->count++] = hand->at[i];
        search(hand, i + 1, more - 1, floor, now, best);
        now->count--;
    }
}

/* The lowest play that beats the trick, or none; when leading the lowest card (D3, where D3 must be played). */
static struct cards choose(const struct cards *hand, const struct cards *trick) {
    struct cards best = {0, {0}}, now = {0, {0}};
    int size = trick->count ? trick->count : 1;
    search(hand, 0, size, trick->count ? strength(trick) : -1, &now, &best);
    return best;
}

static void take_out(struct cards *hand, const struct cards *played) {
    int kept = 0;
    for (int i = 0; i < hand->count; i++) {
        int gone = 0;
        for (int j = 0; j < played->count; j++) {
            gone = gone || hand->at[i] == played->at[j];
        }
        if (!gone) {
            hand->at[kept++] = hand->at[i];
        }
    }
    hand->count = kept;
}

int main(void) {
    char line[256];
    int mover = -1; /* who moves next; 0 is this program; unknown until somebody has moved */
    read_line(line, sizeof line);
    int games = atoi(line);
    for (int game = 0; game < games; game++) {
        read_line(line, sizeof line);
        struct cards hand = read_cards(line);
        struct cards trick = {0, {0}}; /* the play to beat; empty when leading */
        int left[4] = {13, 13, 13, 13};
        int passes = 0, who = 0;
        if (game == 0 && hand.count && hand.at[0] == 0) {
            mover = 0; /* D3 */
        }
        do {
            struct cards played;
            if (mover == 0) {
                who = 0;
                played = choose(&hand, &trick);
                write_cards(&played);
                take_out(&hand, &played);
            } else {
                read_line(line, sizeof line);
                who = atoi(line) & 3;
                played = read_cards(line + 1);
            }
            left[who] -= played.count;
            if (played.count) {
                trick = played;
                passes = 0;
            } else if (++passes == 3) {
                trick.count = passes = 0; /* the trick is over; whoever played last leads, and is the next */
            }
            mover = (who + 1) % 4;
        } while (left[who] > 0);
        mover = who; /* the winner leads the next game */
    }
    return 0;
}
