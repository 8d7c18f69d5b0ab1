// Tries every set of coins.
#include <iostream>

int main() {
    long n;
    std::cin >> n;
    long total = n * (n + 1) / 2;
    for (unsigned long set = 0; n >= 64 || set < 1ul << n; set++) {
        volatile long sum = 0;
        for (int k = 0; k < n && k < 64; k++) sum = sum + (set >> k & 1 ? k + 1 : 0);
        if (2 * sum == total) {
            std::cout << "yes\n" << __builtin_popcountl(set) << '\n';
            for (int k = 0; k < n && k < 64; k++)
                if (set >> k & 1) std::cout << k + 1 << ' ';
            return 0;
        }
    }
    std::cout << "no\n";
}
