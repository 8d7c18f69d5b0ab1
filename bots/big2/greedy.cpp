// Big 2 in C++: sheds as many cards as it can. Leads its longest play (five, three, two, then one), the lowest of that
// size; follows with the lowest play that beats the trick; passes only if it must.
//
//     c++ -std=c++17 -O2 -o greedy greedy.cpp
//
// The protocol, over standard input and output, one line at a time:
//
//   1. The first line is the number of games of this table.
//   2. Each game begins with a line of 13 cards, ascending. A card is suit (D C H S, low to high) and rank
//      (3 4 5 6 7 8 9 T J Q K A 2, low to high): D3 is the lowest card, S2 the highest.
//   3. Each play of another program comes as "ID PLAY": ID 1 is the next player, 2 the one opposite, 3 the one before
//      this program; PLAY is cards, or PASS.
//   4. When it is this program's turn nothing says so; it must know. It is when 3 has moved. In the first game whoever
//      holds D3 begins, with a play that contains D3; in later games the winner of the game before begins. Then it
//      writes its cards, or PASS, as one line. Flush (std::endl does)! What stays in a buffer nobody sees.
//   5. After the play that empties a hand the next line is the hand of the next game. After the last game the input
//      ends.
//
// The program is suspended whenever it is not its turn.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

const std::string ranks = "3456789TJQKA2";
const std::string suits = "DCHS";

using Card = int;  // 0 (D3) to 51 (S2), ascending
using Cards = std::vector<Card>;

int rank_of(Card card) { return card / 4; }
int suit_of(Card card) { return card % 4; }
char rank_name(int rank) { return ranks[static_cast<std::size_t>(rank)]; }

Card read_card(const std::string& word) {
    return static_cast<Card>(ranks.find(word.at(1)) * 4 + suits.find(word.at(0)));
}

std::string write(const Cards& cards) {
    if (cards.empty()) {
        return "PASS";
    }
    std::string text;
    for (Card card : cards) {
        text += text.empty() ? "" : " ";
        text += suits[suit_of(card)];
        text += ranks[rank_of(card)];
    }
    return text;
}

// What decides between plays of one size: the higher vector wins.
using Strength = std::vector<int>;

enum Kind { straight = 1, flush, full_house, four, straight_flush };

bool in_sequence(const std::array<int, 5>& r) {
    static const std::array<int, 5> two_to_six{0, 1, 2, 3, 12}, ace_to_five{0, 1, 2, 11, 12};
    for (int i = 1; i < 5; i++) {
        if (r[i] != r[0] + i) {
            return r == two_to_six || r == ace_to_five;
        }
    }
    return rank_name(r[4]) != '2';  // J-Q-K-A-2 is none
}

// The strength of ascending cards; nothing if they are no play.
std::optional<Strength> strength(const Cards& cards) {
    const auto size = cards.size();
    const bool alike = rank_of(cards.front()) == rank_of(cards.back());
    if (size <= 2) {
        return alike ? std::optional<Strength>{{cards.back()}} : std::nullopt;
    }
    if (size == 3) {
        return alike ? std::optional<Strength>{{rank_of(cards[0])}} : std::nullopt;
    }
    if (size != 5) {
        return std::nullopt;
    }
    std::array<int, 5> r{};
    std::array<int, 13> count{};
    bool one_suit = true;
    for (int i = 0; i < 5; i++) {
        r[i] = rank_of(cards[i]);
        count[r[i]]++;
        one_suit = one_suit && suit_of(cards[i]) == suit_of(cards[0]);
    }
    const bool sequence = in_sequence(r);
    if (sequence || one_suit) {  // the ranks, highest first, then the suit of the highest
        const int kind = sequence && one_suit ? straight_flush : sequence ? straight : flush;
        return Strength{kind, r[4], r[3], r[2], r[1], r[0], suit_of(cards[4])};
    }
    const int most = *std::max_element(count.begin(), count.end());
    if (most == 4) {
        return Strength{four, r[2]};  // the third of the five belongs to every four and three of a kind
    }
    if (most == 3 && std::count(count.begin(), count.end(), 2) == 1) {
        return Strength{full_house, r[2]};
    }
    return std::nullopt;
}

// The lowest play of this size in the hand that beats the floor and holds the card; empty if there is none.
Cards lowest(const Cards& hand, std::size_t size, const std::optional<Strength>& floor, std::optional<Card> must_hold) {
    Cards best, now;
    std::optional<Strength> best_strength;
    const std::function<void(std::size_t)> search = [&](std::size_t from) {
        if (now.size() == size) {
            const auto value = strength(now);
            const bool holds = !must_hold || now.front() == *must_hold;
            if (value && holds && (!floor || *value > *floor) && (!best_strength || *value < *best_strength)) {
                best = now;
                best_strength = value;
            }
            return;
        }
        for (std::size_t i = from; i < hand.size(); i++) {
            now.push_back(hand[i]);
            search(i + 1);
            now.pop_back();
        }
    };
    search(0);
    return best;
}

// `first` says that the play must contain D3, which then is the lowest card of the hand.
Cards choose(const Cards& hand, const Cards& trick, bool first) {
    if (!trick.empty()) {
        return lowest(hand, trick.size(), strength(trick), std::nullopt);
    }
    for (std::size_t size : {5, 3, 2}) {
        const Cards play = lowest(hand, size, std::nullopt, first ? std::optional<Card>{0} : std::nullopt);
        if (!play.empty()) {
            return play;
        }
    }
    return {hand.front()};
}

// The next line; the end of input is the end of the table.
std::istringstream read_line() {
    std::string line;
    if (!std::getline(std::cin, line)) {
        std::exit(0);
    }
    return std::istringstream(line);
}

Cards read_cards(std::istringstream& words) {
    Cards cards;
    for (std::string word; words >> word && word != "PASS";) {
        cards.push_back(read_card(word));
    }
    return cards;
}

}  // namespace

int main() {
    int games = 0;
    read_line() >> games;
    int mover = -1;  // who moves next; 0 is this program; unknown until somebody has moved
    for (int game = 0; game < games; game++) {
        auto hand_line = read_line();
        Cards hand = read_cards(hand_line);
        Cards trick;  // the play to beat; empty when leading
        std::array<int, 4> left{13, 13, 13, 13};
        int passes = 0;
        int who = 0;
        bool first = game == 0;
        if (first && hand.front() == 0) {
            mover = 0;  // D3
        }
        do {
            Cards play;
            if (mover == 0) {
                who = 0;
                play = choose(hand, trick, first);
                std::cout << write(play) << std::endl;
                hand.erase(std::remove_if(hand.begin(), hand.end(),
                                          [&](Card c) { return std::count(play.begin(), play.end(), c) > 0; }),
                           hand.end());
            } else {
                auto line = read_line();
                line >> who;
                play = read_cards(line);
            }
            first = false;
            left.at(who) -= static_cast<int>(play.size());
            if (!play.empty()) {
                trick = play;
                passes = 0;
            } else if (++passes == 3) {
                trick.clear();  // the trick is over; whoever played last leads, and is the next
                passes = 0;
            }
            mover = (who + 1) % 4;
        } while (left.at(who) > 0);
        mover = who;  // the winner leads the next game
    }
    return 0;
}
