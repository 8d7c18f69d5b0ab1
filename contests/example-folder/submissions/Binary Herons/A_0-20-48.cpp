#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long double> numbers(n);
    long double sum = 0, squares = 0;
    for (auto &x : numbers) {
        std::cin >> x;
        sum += x;
    }
    for (auto x : numbers) squares += (x - sum / n) * (x - sum / n);
    std::cout << std::scientific << std::setprecision(12) << sum / n << '\n' << sqrtl(squares / n) << '\n';
}
