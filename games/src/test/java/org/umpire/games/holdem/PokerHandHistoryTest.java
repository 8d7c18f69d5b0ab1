package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Seat;

class PokerHandHistoryTest {
    private static List<HoldemState> moments(String deal, String... moves) {
        List<HoldemState> moments = new ArrayList<>();
        moments.add(HoldemState.start(new HoldemNotation().readDeal(deal)));
        for (String move : moves) {
            HoldemState last = moments.get(moments.size() - 1);
            moments.add(
                    move.equals("drop")
                            ? last.drop(new Seat(last.mover()), new Fault(FaultKind.EXIT, "left"))
                            : last.play(HoldemMove.read(move)));
        }
        return moments;
    }

    @Test
    void handsAreWrittenAsTheFormatAsks() {
        List<HoldemState> moments = moments(
                "no-limit:2:50/100:0:20000:2 | AhKd QsJs / Tc4h2d 5s 6d | 9c9d AsAc / Ad9h2c 7c 3s",
                "r300",
                "f",
                "r300",
                "c",
                "c",
                "r900",
                "r20000",
                "c");
        assertThat(PokerHandHistory.of(moments, List.of("Ada", "\"B\"\n"), 0))
                .isEqualTo(new PokerHandHistory("""
                        [1]
                        variant = "NT"
                        antes = [0, 0]
                        blinds_or_straddles = [50, 100]
                        min_bet = 100
                        starting_stacks = [20000, 20000]
                        actions = [
                          "d dh p1 QsJs",
                          "d dh p2 AhKd",
                          "p2 cbr 300",
                          "p1 f",
                        ]
                        hand = 1
                        players = ["\\"B\\"\\u000a", "Ada"]
                        finishing_stacks = [19900, 20100]

                        [2]
                        variant = "NT"
                        antes = [0, 0]
                        blinds_or_straddles = [50, 100]
                        min_bet = 100
                        starting_stacks = [20000, 20000]
                        actions = [
                          "d dh p1 9d9c",
                          "d dh p2 AsAc",
                          "p2 cbr 300",
                          "p1 cc",
                          "d db Ad9h2c",
                          "p1 cc",
                          "p2 cbr 600",
                          "p1 cbr 19700",
                          "p2 cc",
                          "p1 sm 9d9c",
                          "p2 sm AsAc",
                          "d db 7c",
                          "d db 3s",
                        ]
                        hand = 2
                        players = ["Ada", "\\"B\\"\\u000a"]
                        finishing_stacks = [0, 40000]

                        """, 2, 0));
    }

    @Test
    void limitHandsHaveTheirTwoSizes() {
        PokerHandHistory history = PokerHandHistory.of(
                moments("limit:3:50/100:5:20000:1 | AhKd QsJs 7c7d / Tc4h2d 5s 6d", "r", "f", "f"),
                List.of("A", "B", "C"),
                7);
        assertThat(history.text())
                .startsWith("[8]\n")
                .contains("variant = \"FT\"\n", "antes = [5, 5, 5]\n", "blinds_or_straddles = [50, 100, 0]\n")
                .contains("small_bet = 100\n", "big_bet = 200\n", "\"p3 cbr 200\"")
                .contains("players = [\"B\", \"C\", \"A\"]");
    }

    @Test
    void handsWithASeatThatIsOutAreLeftOut() {
        PokerHandHistory history = PokerHandHistory.of(
                moments(
                        "no-limit:3:50/100:0:20000:2 | AhKd QsJs 7c7d / Tc4h2d 5s 6d | 9c9d AsAc KhQh / Ad2h2c 7s 3s",
                        "f",
                        "f",
                        "drop",
                        "f"),
                List.of("A", "B", "C"),
                0);
        assertThat(history.written()).isEqualTo(1);
        assertThat(history.leftOut()).isEqualTo(1);
    }
}
