// Right, but tries far too much.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

const vector<string> STREETS = {"preflop", "flop", "turn", "river"};
const int FOLD = -1;

struct Hand {
    int n, dealer, street = 0, highest, turn = -1;
    vector<int> stack, bet;
    vector<bool> folded, spoke;

    Hand(int small, int big, int ante, int dealer, vector<int> stacks)
        : n(stacks.size()), dealer(dealer), highest(big), stack(stacks), bet(n), folded(n), spoke(n) {
        for (int& chips : stack) chips = max(0, chips - ante);
        int first = n == 2 ? dealer : (dealer + 1) % n;
        pay(first, small);
        pay((first + 1) % n, big);
        find((first + 2) % n);
    }

    void pay(int p, int chips) {
        chips = min(chips, stack[p]);
        stack[p] -= chips;
        bet[p] += chips;
    }

    int owed(int p) const { return highest - bet[p]; }

    void find(int from) {
        turn = -1;
        int in = 0, able = 0, owing = 0;
        for (int p = 0; p < n; p++) {
            if (folded[p]) continue;
            in++;
            if (stack[p] == 0) continue;
            able++;
            if (owed(p) > 0) owing++;
        }
        if (in == 1 || (able <= 1 && owing == 0)) return;
        for (int i = 0; i < n; i++) {
            int p = (from + i) % n;
            if (!folded[p] && stack[p] > 0 && (!spoke[p] || owed(p) > 0)) {
                turn = p;
                return;
            }
        }
        if (street == 3) return;
        street++;
        highest = 0;
        bet.assign(n, 0);
        spoke.assign(n, false);
        find((dealer + 1) % n);
    }

    void act(int chips) {
        int p = turn;
        if (chips == FOLD) {
            folded[p] = true;
        } else {
            pay(p, chips);
            highest = max(highest, bet[p]);
        }
        spoke[p] = true;
        find((p + 1) % n);
    }
};

string tell(const Hand& hand, const string& name, int chips) {
    if (chips == FOLD) return name + " folds";
    if (chips == 0) return name + " checks";
    int total = hand.bet[hand.turn] + chips;
    if (hand.highest == 0) return name + " bets " + to_string(chips);
    if (total > hand.highest)
        return name + " raises " + to_string(total - hand.highest) + " to " + to_string(total);
    return name + " calls " + to_string(chips);
}

// Tries every amount on a street that ends, until all fits.
bool search(const Hand& hand, const vector<string>& names, const vector<int>& left, int street, int me, bool acted,
            vector<string>& told) {
    int p = hand.turn;
    if (p < 0 || hand.street > street) return false;
    if (p == me && acted) {
        if (hand.street != street || *max_element(left.begin(), left.end()) > 0) return false;
        cout << told.size() << "\n";
        for (const string& line : told) cout << line << "\n";
        return true;
    }
    int least = hand.owed(p) > 0 ? FOLD : 0;
    for (int chips = least; chips <= left[p]; chips++) {
        bool legal = chips == FOLD || chips >= hand.owed(p) || chips == hand.stack[p];
        bool now = hand.street == street && chips != left[p] && !(left[p] == 0 && chips == FOLD);
        if (!legal || now) continue;
        Hand next = hand;
        vector<int> rest = left;
        rest[p] -= max(0, chips);
        size_t before = told.size();
        told.push_back(tell(hand, names[p], chips));
        next.act(chips);
        if (next.street != hand.street) told.push_back("dealing " + STREETS[next.street]);
        if (search(next, names, rest, street, me, acted || p == me, told)) return true;
        told.resize(before);
    }
    return false;
}

int main() {
    int small, big, ante, n, dealer, me;
    string street;
    cin >> small >> big >> ante >> n >> dealer >> me >> street;
    dealer--, me--;
    int now_street = find(STREETS.begin(), STREETS.end(), street) - STREETS.begin();
    vector<string> names(n);
    vector<int> stacks(n);
    for (int p = 0; p < n; p++) cin >> names[p] >> stacks[p];
    Hand hand(small, big, ante, dealer, stacks);
    int k;
    cin >> k;
    for (int i = 0; i < k; i++) {
        string name, what, to;
        int chips, total;
        cin >> name >> what;
        if (name == "dealing") continue;
        if (what == "folds") {
            hand.act(FOLD);
        } else if (what == "checks") {
            hand.act(0);
        } else if (what == "raises") {
            cin >> chips >> to >> total;
            hand.act(total - hand.bet[hand.turn]);
        } else {
            cin >> chips;
            hand.act(chips);
        }
    }
    vector<int> left(n);
    bool nothing = true;
    for (int p = 0; p < n; p++) {
        int now;
        cin >> now;
        left[p] = hand.stack[p] - now;
        nothing = nothing && left[p] == 0;
    }
    bool acted = hand.turn != me || (k == 0 && hand.street == now_street && nothing);
    vector<string> told;
    search(hand, names, left, now_street, me, acted, told);
}
