// Prime Daihinmin in C++: keeps its odd cards. It draws numbers that are even all through but for their last digit, as
// long as the hand has enough even cards, and passes only after many draws. Numbers of more than 18 digits it leaves.
//
//     c++ -std=c++17 -O2 -o even even.cpp
//
// The protocol, over standard input and output, one JSON object a line:
//
//   1. {"action": "init", "uid": 0, "names": […], "hand": […], "time": 10.0} comes first; any line answers it.
//   2. {"action": "play", "hand": […], "numbers": ["5023"], …} asks for a move: {"action": "number", "cards": [9, 1, 6, 1]}
//      or {"action": "pass"}. "numbers" are those on the table: an answer has as many cards as they have digits in all,
//      and is a greater prime than the last. On an empty table any prime of one to five cards leads.
//   3. After a pass, {"action": "pass", "draw": […], …} tells what was drawn; any line answers it.
//   4. {"action": "quit"} is the last line.
//
// These messages are so regular that no JSON library is needed: see array(). Flush every line!
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Number = unsigned __int128;

static uint64_t power(uint64_t base, uint64_t exponent, uint64_t modulus) {
    uint64_t result = 1;
    for (base %= modulus; exponent > 0; exponent >>= 1) {
        if (exponent & 1) {
            result = static_cast<uint64_t>(static_cast<Number>(result) * base % modulus);
        }
        base = static_cast<uint64_t>(static_cast<Number>(base) * base % modulus);
    }
    return result;
}

// Miller and Rabin's test; with these bases it is certain below 2^64.
static bool prime(uint64_t n) {
    for (uint64_t p : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
        if (n % p == 0) {
            return n == p;
        }
    }
    if (n < 2) {
        return false;
    }
    int twos = __builtin_ctzll(n - 1);
    for (uint64_t base : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
        uint64_t x = power(base, (n - 1) >> twos, n);
        bool passes = x == 1 || x == n - 1;
        for (int i = 1; i < twos && !passes; i++) {
            x = static_cast<uint64_t>(static_cast<Number>(x) * x % n);
            passes = x == n - 1;
        }
        if (!passes) {
            return false;
        }
    }
    return true;
}

// The text between the brackets of a member that is an array without arrays in it.
static std::string array(const std::string& line, const std::string& name) {
    size_t from = line.find("\"" + name + "\": [") + name.size() + 5;
    return line.substr(from, line.find(']', from) - from);
}

static std::string digits(const std::string& text) {
    std::string digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

// The last of the numbers in an array of strings.
static uint64_t last(const std::string& numbers) {
    size_t comma = numbers.rfind(',');
    std::string text = digits(comma == std::string::npos ? numbers : numbers.substr(comma));
    return text.empty() ? 0 : std::stoull(text);
}

static std::string choose(std::string hand, size_t length, uint64_t least, std::mt19937& chance) {
    if (length > hand.size()) {
        return "";
    }
    auto odd = [](char c) { return (c - '0') % 2 == 1 && c != '5'; };
    for (int tries = 0; tries < 20000; tries++) {
        std::shuffle(hand.begin(), hand.end(), chance);
        if (tries < 10000) {
            std::stable_partition(hand.begin(), hand.end(), [&](char c) { return !odd(c); });
        }
        std::string number = hand.substr(0, length);
        auto end = std::find_if(hand.begin() + static_cast<long>(length) - 1, hand.end(), odd);
        if (length > 1 && end != hand.end()) {
            number.back() = *end;
        }
        if (number[0] != '0' && std::stoull(number) > least && prime(std::stoull(number))) {
            return number;
        }
    }
    return "";
}

int main() {
    std::mt19937 chance(2019);
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line.find("\"action\": \"quit\"") != std::string::npos) {
            break;
        }
        if (line.find("\"action\": \"play\"") == std::string::npos) {
            std::cout << std::endl;
            continue;
        }
        std::string hand = digits(array(line, "hand"));
        std::string numbers = array(line, "numbers");
        size_t length = digits(numbers).size();
        std::string number;
        if (length > 0 && length <= 18) {
            number = choose(hand, length, last(numbers), chance);
        }
        for (size_t lead = std::min<size_t>(5, hand.size()); length == 0 && lead > 0 && number.empty(); lead--) {
            number = choose(hand, lead, 0, chance);
        }
        if (number.empty()) {
            std::cout << "{\"action\": \"pass\"}" << std::endl;
            continue;
        }
        std::cout << "{\"action\": \"number\", \"cards\": [" << number[0];
        for (size_t i = 1; i < number.size(); i++) {
            std::cout << ", " << number[i];
        }
        std::cout << "]}" << std::endl;
    }
}
