/*
 * The primality test of GMP, as the baseline of ours: numbers of so many decimal digits, read from text. 50 rounds are what
 * the contest's sample program in C++ asks for; GMP makes a Baillie-PSW test and 26 of Miller and Rabin of them.
 *
 *   cc -O2 -o daihinmin_primality daihinmin_primality.c -lgmp && ./daihinmin_primality
 */
#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { NUMBERS = 64, LENGTH = 400 };

static char texts[NUMBERS][LENGTH];
/* The test is declared pure: without a use it would not be called. */
static volatile long primes;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

/* An odd number that is no multiple of 5, as numbers that a hand can make. */
static void draw(mpz_t number, int digits, gmp_randstate_t random) {
    mpz_t low;
    mpz_init(low);
    mpz_ui_pow_ui(low, 10, digits - 1);
    do {
        mpz_mul_ui(number, low, 9);
        mpz_urandomm(number, random, number);
        mpz_add(number, number, low);
    } while (mpz_even_p(number) || mpz_divisible_ui_p(number, 5));
    mpz_clear(low);
}

static double microseconds(void) {
    mpz_t number;
    mpz_init(number);
    long done = 0;
    double start = now();
    do {
        for (int i = 0; i < NUMBERS; i++) {
            mpz_set_str(number, texts[i], 10);
            primes = primes + (mpz_probab_prime_p(number, 50) > 0);
        }
        done += NUMBERS;
    } while (now() - start < 0.5);
    mpz_clear(number);
    return (now() - start) * 1e6 / done;
}

int main(void) {
    static const int sizes[] = {5, 10, 20, 40, 80, 160, 320};
    gmp_randstate_t random;
    mpz_t number;
    gmp_randinit_default(random);
    gmp_randseed_ui(random, 2019);
    mpz_init(number);
    printf("mpz_probab_prime_p of GMP %s, microseconds a number:", gmp_version);
    for (int prime = 0; prime <= 1; prime++) {
        printf("%s", prime ? "; prime" : " random");
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
            for (int i = 0; i < NUMBERS; i++) {
                do {
                    draw(number, sizes[s], random);
                    if (prime) mpz_nextprime(number, number);
                } while (mpz_sizeinbase(number, 10) > (size_t) sizes[s] + 1);
                mpz_get_str(texts[i], 10, number);
            }
            printf(" %d: %.2f", sizes[s], microseconds());
        }
    }
    printf("\n");
    return 0;
}
