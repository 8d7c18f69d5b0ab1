package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.rules.Client;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Seeds;

/** Tables of several hands, and what a program is told. */
public class HoldemTableTest {
    private static final Fault FAULT = new Fault(FaultKind.EXIT, "left");

    private static Setup setup(int seats, int hands, Map<String, String> variant) {
        return new Setup(seats, hands, new TreeMap<>(variant));
    }

    private static HoldemState table(int seats, int hands) {
        return HoldemState.start(new HoldemGame().deal(Setup.of(seats, hands), Seeds.shuffler(Seeds.random(7))));
    }

    private static List<Long> won(HoldemState state) {
        return IntStream.range(0, state.deal().terms().seats())
                .mapToObj(state::won)
                .toList();
    }

    @Test
    public void theButtonMovesAndStacksAreAsBefore() {
        HoldemState state = table(3, 4);
        for (int hand = 0; hand < 4; hand++) {
            assertThat(state.hand()).isEqualTo(hand);
            assertThat(state.mover()).as("the dealer of three speaks first").isEqualTo(hand % 3);
            assertThat(IntStream.range(0, 3).map(state.betting()::stack)).containsExactly(19_950, 19_900, 20_000);
            state = state.play(HoldemMove.FOLD).play(HoldemMove.FOLD);
        }
        assertThat(state.over()).isTrue();
        assertThat(won(state))
                .as("each seat posted the small blind once, seat 1 twice")
                .containsExactly(0L, -50L, 50L);
    }

    @Test
    public void anAbsentSeatPostsAndIsOutOfEveryLaterHand() {
        HoldemState state = table(3, 4).drop(new Seat(2), FAULT);
        assertThat(state.betting().folded(1)).isTrue();
        state = state.play(HoldemMove.FOLD);
        assertThat(state.hand()).isEqualTo(1);
        assertThat(won(state)).containsExactly(0L, 100L, -100L);
        assertThat(state.course().text(state.deal().terms())).isEqualTo("d0");
        assertThat(state.mover()).as("the dealer").isEqualTo(1);
        assertThat(won(state.drop(new Seat(1), FAULT)))
                .as("seat 2 posts 50 in hand 1, seat 1 posts 100 in hand 2, in hand 3 they post 150 together")
                .containsExactly(300L, 100L - 100 - 50, -100L - 50 - 100);
    }

    @Test
    public void aSetupIsCheckedAsAWhole() {
        assertThatThrownBy(() -> HoldemTerms.of(setup(2, 1, Map.of("ace", "low"))))
                .hasMessageContaining("no variant 'ace', only ante, betting, big-blind, small-blind, stack");
        assertThatThrownBy(() -> HoldemTerms.of(setup(2, 1, Map.of("betting", "pot-limit"))))
                .hasMessageContaining("no-limit or limit, not 'pot-limit'");
        assertThatThrownBy(() -> HoldemTerms.of(setup(2, 1, Map.of("stack", "100"))))
                .hasMessageContaining("above big blind and ante");
        assertThatThrownBy(() -> HoldemTerms.of(setup(2, 1, Map.of("ante", "-1"))))
                .hasMessageContaining("ante must be a whole number, not '-1'");
        assertThatThrownBy(() -> HoldemTerms.of(setup(2, 1, Map.of("small-blind", "100"))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    public void sizesAreNamedAsTheWireCountsThem() {
        HoldemState flop = table(2, 1).play(HoldemMove.raiseTo(300)).play(HoldemMove.CALL);
        assertThat(flop.check(HoldemMove.raiseTo(399)))
                .contains(new Breach(
                        HoldemRule.SIZE_AT_LEAST_THE_MINIMUM,
                        "99, where it must be 100 or more, not counting 300 put in before"));
        assertThat(flop.check(HoldemMove.raiseTo(300)).map(Breach::rule)).contains(HoldemRule.RAISE_MUST_BE_HIGHER);
        assertThat(flop.check(HoldemMove.raiseTo(20_001)).map(Breach::rule)).contains(HoldemRule.STACK_MUST_COVER);
        HandSeen seen = flop.view(new Seat(flop.mover())).hand();
        assertThat(seen.leastRaise()).contains(HoldemMove.raiseTo(400));
        assertThat(seen.mostRaise()).contains(HoldemMove.raiseTo(20_000));
        assertThat(seen.raiseTowards(50)).contains(HoldemMove.raiseTo(400));
        assertThat(seen.raiseTowards(777)).contains(HoldemMove.raiseTo(777));
        assertThat(seen.raiseTowards(99_999)).contains(HoldemMove.raiseTo(20_000));
        assertThat(seen.pot()).isEqualTo(600);
    }

    @Test
    public void aClientRefusesLinesThatCannotBe() {
        for (String line : List.of(
                "MATCHSTATE:0:0::QsJs",
                "MATCHSTATE:0:0::QsJs|x",
                "MATCHSTATE:2:0::QsJs|",
                "MATCHSTATE:0:9::QsJs|",
                "MATCHSTATE:0:0:r1:QsJs|",
                "MATCHSTATE:0:0:fc:QsJs|",
                "MATCHSTATE:0:0:cc:QsJs|",
                "MATCHSTATE:0:0:d2:QsJs|",
                "MATCHSTATE:0:0:cc/:QsJs|",
                "MATCHSTATE:0:0:q:QsJs|",
                "ACT:50:200:20000",
                "HELLO")) {
            Client<HoldemView, HoldemMove> client = new HoldemProtocol().client();
            assertThat(client.hear("TABLE:no-limit:2:50/100:0:20000:2").owed()).isEqualTo(Reply.NONE);
            assertThatThrownBy(() -> client.hear(line)).as(line).isInstanceOf(IllegalArgumentException.class);
        }
        for (String line : List.of("MATCHSTATE:0:0::QsJs|", "TABLE:", "TABLE:no-limit:2:50/100:0:x:2")) {
            assertThatThrownBy(() -> new HoldemProtocol().client().hear(line))
                    .as(line)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    public void onlyTheMatchStateOfThisMomentIsReadOver() {
        HoldemState state = table(2, 1);
        HoldemView view = state.view(new Seat(state.mover()));
        HoldemProtocol protocol = new HoldemProtocol();
        assertThat(protocol.read(view, view.hand().write() + ":c"))
                .isEqualTo(new Reading.Understood<>(HoldemMove.CALL, Optional.of("match state repeated")));
        assertThat(protocol.read(view, "MATCHSTATE:0:7::AhAd|:c")).isInstanceOf(Reading.Garbled.class);
        for (String line : List.of("", "call", "r", "r0", "r-5", "r99999999999", "c c", "rr", "fold")) {
            assertThat(protocol.read(view, line)).as(line).isInstanceOf(Reading.Garbled.class);
        }
        assertThat(protocol.read(view, "\u001b[1m"))
                .isEqualTo(new Reading.Garbled<>("neither f, c nor r and the total, such as r300: '\\u{1b}[1m'"));
    }

    @Test
    public void dealsThatCannotBeAreRefused() {
        HoldemNotation notation = new HoldemNotation();
        String good = "limit:2:50/100:0:20000:1 | AhKd QsJs / Tc4h2d 5s 6d";
        assertThat(notation.writeDeal(notation.readDeal(good))).isEqualTo(good);
        for (String bad : List.of(
                good.replace("AhKd", "AhAh"),
                good.replace("AhKd", "Ah"),
                good.replace("6d", "5s"),
                good.replace("6d", "Kd"),
                good.replace("6d", ""),
                good.replace("/ T", "T"),
                good.replace(":1 |", ":2 |"),
                good.replace("QsJs", "QsJs 9c9d"),
                good.replace("limit", "pot-limit"),
                "")) {
            assertThatThrownBy(() -> notation.readDeal(bad)).as(bad).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    public void everyCardIsDealtAlikeOften() {
        int[] counts = new int[52];
        HoldemDeal deal = new HoldemGame().deal(Setup.of(2, 20_000), Seeds.shuffler(Seeds.random(3)));
        for (int hand = 0; hand < 20_000; hand++) {
            long hole = deal.hand(hand).holes().get(1);
            for (int card = 0; card < 52; card++) {
                counts[card] += (hole & HoldemCards.card(card)) != 0 ? 1 : 0;
            }
        }
        // 20,000 draws of 2 of 52: mean 769, deviation 27; six of them leave no room for chance.
        assertThat(Arrays.stream(counts)).allMatch(count -> Math.abs(count - 769) < 162);
    }
}
