/*
 * Games of Prime Daihinmin between four players with the policy of akemi, the contest's own sample program, with GMP's
 * primality test: the baseline of DaihinminPlay. Cards are drawn as akemi draws them, up to 10,000 times a move; a table
 * answers for numbers below 100,000. A prime that is played is tested once, by its player, as GMP is certain enough of it.
 * Ours gives short numbers up after 300 tries, to choose from a list of all, and hands of which no number can be prime at once.
 *
 *   cc -O2 -o daihinmin_play daihinmin_play.c -lgmp && taskset -c 1 ./daihinmin_play [SECONDS]
 */
#include <gmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, DECK = 3001, DEALT = 199, DRAWN = 5, LEAD = 5, TRIES = 10000, TABLE = 100000, ROUNDS = 50 };

static const char BELPHEGOR[] = "1000000000000066600000000000001";
/* Of two that are as long, first the one that akemi tries first. */
static const char *const MERSENNE[] = {"3", "7", "31", "127", "8191", "524287", "131071", "2147483647"};

static uint64_t state = 2019;
static char composite[TABLE];
static mpz_t value;

static char hands[PLAYERS][DECK];
static int sizes[PLAYERS];
static char stock[DECK];
static int left;

/* SplitMix64 (Steele, Lea and Flood, 2014). */
static uint64_t next(void) {
    uint64_t z = state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static int below(int bound) { return (int) ((next() >> 33) * bound >> 31); }

static void swap(char *cards, int i, int j) {
    char kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
}

static int is_prime(const char *number, int length) {
    if (length <= LEAD) return !composite[atoi(number)];
    mpz_set_str(value, number, 10);
    return mpz_probab_prime_p(value, ROUNDS) > 0;
}

static int holds(int player, const char *number) {
    int count[10] = {0};
    for (int i = 0; i < sizes[player]; i++) count[hands[player][i] - '0']++;
    for (; *number; number++) {
        if (count[*number - '0']-- == 0) return 0;
    }
    return 1;
}

static void take(int player, const char *number) {
    for (; *number; number++) {
        char *card = memchr(hands[player], *number, sizes[player]);
        *card = hands[player][--sizes[player]];
    }
}

static int is_end(char card) { return card % 2 != 0 && card != '5'; }

/* Draws a number of at least two cards: the last card first, then the first, then the rest. */
static void draw(char *cards, int size, char *number, int length) {
    int end, head;
    do { end = below(size); } while (!is_end(cards[end]));
    number[length - 1] = cards[end];
    swap(cards, end, --size);
    do { head = below(size); } while (cards[head] == '0');
    number[0] = cards[head];
    swap(cards, head, --size);
    for (int i = 0; i < length - 2; i++) {
        swap(cards, i, i + below(size - i));
        number[i + 1] = cards[i];
    }
    number[length] = 0;
}

/* Finds a number above another; returns whether there is one. */
static int find(int player, int length, const char *above, char *number) {
    const char *cards = hands[player];
    int size = sizes[player], ends = 0, heads = -1;
    if ((int) strlen(above) != length) above = "";
    if (length == 1) {
        char digits[4];
        int count = 0;
        for (const char *digit = "2357"; *digit; digit++) {
            if (memchr(cards, *digit, size) && *digit > *above) digits[count++] = *digit;
        }
        if (count == 0) return 0;
        number[0] = digits[below(count)];
        number[1] = 0;
        return 1;
    }
    for (int i = 0; i < size; i++) {
        ends += is_end(cards[i]);
        heads += cards[i] != '0';
    }
    if (ends == 0 || heads == 0) return 0;
    for (int i = 0; i < TRIES; i++) {
        draw(hands[player], size, number, length);
        if (strcmp(number, above) > 0 && is_prime(number, length)) return 1;
    }
    return 0;
}

/* Returns whether there is a move; a cut first. */
static int move(int player, int digits, const char *above, char *number) {
    int length = digits;
    if (length == 0) length = sizes[player] <= LEAD ? sizes[player] : 1 + below(LEAD);
    if (length > sizes[player]) return 0;
    if (holds(player, BELPHEGOR)) {
        strcpy(number, BELPHEGOR);
        return 1;
    }
    for (size_t i = 0; i < sizeof MERSENNE / sizeof *MERSENNE; i++) {
        int higher = (int) strlen(above) != length || strcmp(MERSENNE[i], above) > 0;
        if ((int) strlen(MERSENNE[i]) == length && higher && holds(player, MERSENNE[i])) {
            strcpy(number, MERSENNE[i]);
            return 1;
        }
    }
    return find(player, length, above, number);
}

static int is_cut(const char *number) {
    for (size_t i = 0; i < sizeof MERSENNE / sizeof *MERSENNE; i++) {
        if (strcmp(number, MERSENNE[i]) == 0) return 1;
    }
    return strcmp(number, BELPHEGOR) == 0;
}

/* Plays a game; returns how many moves it had. */
static long game(void) {
    char last[DECK] = "", number[DECK];
    int digits = 0, passes = 0, moves = 0;
    left = DECK;
    for (int i = 0; i < DECK; i++) stock[i] = (char) ('0' + (i == DECK - 1 ? 0 : i % 10));
    for (int i = DECK; i > 1; i--) swap(stock, i - 1, below(i));
    for (int player = 0; player < PLAYERS; player++) {
        sizes[player] = DEALT;
        memcpy(hands[player], stock + (left -= DEALT), DEALT);
    }
    for (int player = 0; left > 0; player = (player + 1) % PLAYERS, moves++) {
        if (move(player, digits, last, number)) {
            take(player, number);
            passes = 0;
            digits += (int) strlen(number);
            strcpy(last, number);
            if (sizes[player] == 0) return moves + 1;
            if (is_cut(number)) {
                digits = 0;
                last[0] = 0;
                player += PLAYERS - 1; /* and leads again */
            }
        } else {
            for (int i = 0; i < DRAWN && left > 0; i++) hands[player][sizes[player]++] = stock[--left];
            if (++passes == PLAYERS - 1) {
                digits = passes = 0;
                last[0] = 0;
            }
        }
    }
    return moves;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 5, start = now();
    long games = 0, moves = 0;
    mpz_init(value);
    composite[0] = composite[1] = 1;
    for (int prime = 2; prime * prime < TABLE; prime++) {
        for (int multiple = prime * prime; !composite[prime] && multiple < TABLE; multiple += prime) composite[multiple] = 1;
    }
    do {
        moves += game();
        games++;
    } while (now() - start < seconds);
    printf("%.0f games a second with GMP %s, %.1f moves a game\n", games / (now() - start), gmp_version, (double) moves / games);
    return 0;
}
