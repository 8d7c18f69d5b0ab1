import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

/** Gives the big blind no turn where nobody has raised. */
class NoOption {
    static final List<String> STREETS = List.of("preflop", "flop", "turn", "river");
    static final int FOLD = -1;

    final int n;
    final int dealer;
    final int[] stack;
    final int[] bet;
    final boolean[] folded;
    final boolean[] spoke;
    int street;
    int highest;
    int turn;

    NoOption(int small, int big, int ante, int dealer, int[] stacks) {
        this.n = stacks.length;
        this.dealer = dealer;
        this.stack = Arrays.stream(stacks).map(chips -> Math.max(0, chips - ante)).toArray();
        this.bet = new int[n];
        this.folded = new boolean[n];
        this.spoke = new boolean[n];
        this.highest = big;
        int first = n == 2 ? dealer : (dealer + 1) % n;
        pay(first, small);
        pay((first + 1) % n, big);
        find((first + 2) % n);
    }

    void pay(int p, int chips) {
        int paid = Math.min(chips, stack[p]);
        stack[p] -= paid;
        bet[p] += paid;
    }

    int owed(int p) {
        return highest - bet[p];
    }

    void find(int from) {
        turn = -1;
        int in = 0;
        int able = 0;
        int owing = 0;
        for (int p = 0; p < n; p++) {
            in += folded[p] ? 0 : 1;
            able += !folded[p] && stack[p] > 0 ? 1 : 0;
            owing += !folded[p] && stack[p] > 0 && owed(p) > 0 ? 1 : 0;
        }
        if (in == 1 || (able <= 1 && owing == 0)) {
            return;
        }
        for (int i = 0; i < n; i++) {
            int p = (from + i) % n;
            if (!folded[p] && stack[p] > 0 && (owed(p) > 0 || (!spoke[p] && !posted(p)))) {
                turn = p;
                return;
            }
        }
        if (street < 3) {
            street++;
            highest = 0;
            Arrays.fill(bet, 0);
            Arrays.fill(spoke, false);
            find((dealer + 1) % n);
        }
    }

    /** Wrong: as if the big blind had spoken when it was posted. */
    boolean posted(int p) {
        return street == 0 && p == (dealer + (n == 2 ? 1 : 2)) % n;
    }

    void act(int chips) {
        int p = turn;
        if (chips == FOLD) {
            folded[p] = true;
        } else {
            pay(p, chips);
            highest = Math.max(highest, bet[p]);
        }
        spoke[p] = true;
        find((p + 1) % n);
    }

    /**
     * Nothing left to put in: a check or a fold. On a street that ends before my turn all others checked or called, and
     * what they still have to put in belongs to the next street. Else everything was put in at once.
     */
    int action(int p, int left, int nowStreet, int me) {
        if (left == 0) {
            return owed(p) == 0 ? 0 : FOLD;
        }
        return street != nowStreet && p != me ? Math.min(owed(p), stack[p]) : left;
    }

    String tell(String name, int chips) {
        if (chips == FOLD) {
            return name + " folds";
        }
        if (chips == 0) {
            return name + " checks";
        }
        int total = bet[turn] + chips;
        if (highest == 0) {
            return name + " bets " + chips;
        }
        return total > highest
                ? name + " raises " + (total - highest) + " to " + total
                : name + " calls " + chips;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int small = in.nextInt();
        int big = in.nextInt();
        int ante = in.nextInt();
        int n = in.nextInt();
        int dealer = in.nextInt() - 1;
        int me = in.nextInt() - 1;
        int nowStreet = STREETS.indexOf(in.next());
        String[] names = new String[n];
        int[] stacks = new int[n];
        for (int p = 0; p < n; p++) {
            names[p] = in.next();
            stacks[p] = in.nextInt();
        }
        NoOption hand = new NoOption(small, big, ante, dealer, stacks);
        int k = in.nextInt();
        in.nextLine();
        for (int i = 0; i < k; i++) {
            String[] words = in.nextLine().trim().split(" ");
            if (!words[0].equals("dealing")) {
                switch (words[1]) {
                    case "folds" -> hand.act(FOLD);
                    case "checks" -> hand.act(0);
                    case "raises" -> hand.act(Integer.parseInt(words[4]) - hand.bet[hand.turn]);
                    default -> hand.act(Integer.parseInt(words[2]));
                }
            }
        }
        int[] left = new int[n];
        for (int p = 0; p < n; p++) {
            left[p] = hand.stack[p] - in.nextInt();
        }
        boolean nothing = Arrays.stream(left).allMatch(chips -> chips == 0);
        boolean acted = hand.turn != me || (k == 0 && hand.street == nowStreet && nothing);
        List<String> told = new ArrayList<>();
        while (hand.turn >= 0 && (hand.turn != me || !acted) && told.size() < 1000) {
            int p = hand.turn;
            int before = hand.street;
            acted |= p == me;
            int chips = hand.action(p, left[p], nowStreet, me);
            told.add(hand.tell(names[p], chips));
            left[p] -= Math.max(0, chips);
            hand.act(chips);
            if (hand.street != before) {
                told.add("dealing " + STREETS.get(hand.street));
            }
        }
        System.out.println(told.size());
        told.forEach(System.out::println);
    }
}
