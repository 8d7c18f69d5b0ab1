#include <iostream>
#include <string>

static std::string ask(long x) {
    std::cout << x << std::endl;
    std::string answer;
    std::cin >> answer;
    return answer;
}

int main() {
    long low = 1, high = 1000000000000000000;
    while (true) {
        long middle = low + (high - low) / 2;
        if (ask(middle) == "found") return 0;
        std::string answer = middle < 1000000000000000000 ? ask(middle + 1) : "colder";
        if (answer == "found") return 0;
        if (answer == "warmer")
            low = middle + 2;
        else
            high = middle - 1;
    }
}
