// Every step is forced: see action().
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

// Nothing left to put in: a check or a fold. On a street that ends before my turn all others checked or called, and what
// they still have to put in belongs to the next street. Else everything was put in at once.
int action(const Hand& hand, int p, int left, int street, int me) {
    if (left == 0) return hand.owed(p) == 0 ? 0 : FOLD;
    if (hand.street != street && p != me) return min(hand.owed(p), hand.stack[p]);
    return left;
}

string tell(const Hand& hand, const string& name, int chips) {
    if (chips == FOLD) return name + " folds";
    if (chips == 0) return name + " checks";
    int total = hand.bet[hand.turn] + chips;
    if (hand.highest == 0) return name + " bets " + to_string(chips);
    if (total > hand.highest)
        return name + " raises " + to_string(total - hand.highest) + " to " + to_string(total);
    return name + " calls " + to_string(chips);
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
    while (hand.turn != me || !acted) {
        int p = hand.turn, before = hand.street;
        acted = acted || p == me;
        int chips = action(hand, p, left[p], now_street, me);
        told.push_back(tell(hand, names[p], chips));
        left[p] -= max(0, chips);
        hand.act(chips);
        if (hand.street != before) told.push_back("dealing " + STREETS[hand.street]);
    }
    cout << told.size() << "\n";
    for (const string& line : told) cout << line << "\n";
}
