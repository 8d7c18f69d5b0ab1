#include <iostream>
#include <vector>

int main() {
    long n;
    std::cin >> n;
    long left = n * (n + 1) / 2;
    if (left % 2) {
        std::cout << "no\n";
        return 0;
    }
    left /= 2;
    std::vector<long> coins;
    for (long k = n; k > 0; k--) {
        if (k <= left) {
            coins.push_back(k);
            left -= k;
        }
    }
    std::cout << "yes\n" << coins.size() << '\n';
    for (long coin : coins) std::cout << coin << ' ';
    std::cout << '\n';
}
