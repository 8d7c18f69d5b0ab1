package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.umpire.games.daihinmin.DaihinminTables.FAULT;
import static org.umpire.games.daihinmin.DaihinminTables.fair;
import static org.umpire.games.daihinmin.DaihinminTables.play;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Client;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Exchange;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Seeds;

/** The wire: what is sent, how answers are read, and who owes what. */
public class DaihinminProtocolTest {
    private static final DaihinminProtocol PROTOCOL = new DaihinminProtocol();
    private static final DaihinminView VIEW = DaihinminState.start(fair(4)).view(new Seat(0));

    private static String why(String line) {
        Reading<DaihinminMove> reading = PROTOCOL.read(VIEW, line);
        return reading instanceof Reading.Garbled<DaihinminMove> garbled ? garbled.why() : reading.toString();
    }

    private static String cards(String cards) {
        return "{\"action\": \"number\", \"cards\": " + cards + "}";
    }

    @Test
    void aLineOfBytesIsTheSameAsOneOfText() {
        Exchange made = Exchange.ofAscii("{}".getBytes(StandardCharsets.US_ASCII), Reply.MOVE);
        assertThat(made).isEqualTo(new Exchange("{}", Reply.MOVE)).hasSameHashCodeAs(new Exchange("{}", Reply.MOVE));
        assertThat(made.line()).isEqualTo("{}");
        assertThat(new Exchange("é", Reply.NONE).bytes()).isEqualTo("é".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    public void answersAreReadWithAnyBlanks() {
        for (String line : List.of(
                "{\"action\":\"number\",\"cards\":[1,8,9]}",
                "{\"cards\": [1, 8, 9], \"action\": \"number\"}",
                " {\t\"action\" : \"number\" , \"cards\" : [ 1 , 8,9 ] } \r",
                "{\"action\":\"n\\u0075mber\",\"cards\":[1,8,9]}")) {
            assertThat(PROTOCOL.read(VIEW, line)).isEqualTo(Reading.Understood.of(DaihinminMove.number("189")));
        }
        assertThat(PROTOCOL.read(VIEW, "{\"action\":\"pass\"}")).isEqualTo(Reading.Understood.of(DaihinminMove.PASS));
    }

    @Test
    public void membersThatMeanNothingAreRemarkedOn() {
        String line = "{\"action\": \"pass\", \"cards\": [1], \"mood\": {\"a\": [null, true, -1.5e+3]}}";
        assertThat(PROTOCOL.read(VIEW, line))
                .isEqualTo(new Reading.Understood<>(
                        DaihinminMove.PASS, Optional.of("members that mean nothing: 'cards', 'mood'")));
    }

    @Test
    public void whatIsNoAnswerIsAFaultThatSaysWhy() {
        assertThat(why("")).isEqualTo("not JSON: it ends too early, at character 1: ''");
        assertThat(why("pass")).isEqualTo("not JSON: no JSON value, at character 1: 'pass'");
        assertThat(why("[1, 8, 9]")).isEqualTo("not an object, but an array");
        assertThat(why("189")).isEqualTo("not an object, but a number");
        assertThat(why("null")).isEqualTo("not an object, but null");
        assertThat(why("\"pass\"")).isEqualTo("not an object, but a string");
        assertThat(why("{}")).isEqualTo("no \"action\"");
        assertThat(why("{\"action\": 1}")).isEqualTo("\"action\" is not a string, but a number");
        assertThat(why("{\"action\": \"draw\"}")).isEqualTo("unknown action 'draw'; there are number and pass");
        assertThat(why("{\"action\": \"PASS\"}")).isEqualTo("unknown action 'PASS'; there are number and pass");
        assertThat(why("{\"action\": \"number\"}")).isEqualTo("no \"cards\"");
        assertThat(why(cards("\"189\""))).isEqualTo("\"cards\" is not an array, but a string");
        assertThat(why(cards("189"))).isEqualTo("\"cards\" is not an array, but a number");
        assertThat(why(cards("[]"))).isEqualTo("\"cards\" is empty");
    }

    @Test
    public void aCardIsADigitAndNothingLikeIt() {
        for (String card : List.of("1e0", "1.0", "-1", "-0", "11", "10")) {
            assertThat(why(cards("[2, " + card + "]"))).isEqualTo("a card is a number from 0 to 9, not '" + card + "'");
        }
        assertThat(why(cards("[\"1\"]"))).isEqualTo("a card is a number from 0 to 9, not the string '1'");
        assertThat(why(cards("[true]"))).isEqualTo("a card is a number from 0 to 9, not true");
        assertThat(why(cards("[null]"))).isEqualTo("a card is a number from 0 to 9, not null");
        assertThat(why(cards("[[1]]"))).isEqualTo("a card is a number from 0 to 9, not an array");
        assertThat(why(cards("[{}]"))).isEqualTo("a card is a number from 0 to 9, not an object");
    }

    @Test
    public void brokenJsonIsAFaultWithItsPlace() {
        for (String line : List.of(
                "{\"action\": \"pass\"",
                "{\"action\": \"pass\",}",
                "{\"action\" \"pass\"}",
                "{action: \"pass\"}",
                "{'action': 'pass'}",
                "{\"action\": \"pass\"} {}",
                "{\"action\": \"pass\"}x",
                cards("[1, 8,]"),
                cards("[01]"),
                cards("[+1]"),
                cards("[1 8]"),
                cards("[.5]"),
                cards("[NaN]"),
                "{\"action\": \"pa\u0001ss\"}",
                "{\"action\": \"\\x\"}",
                "{\"action\": \"\\u12g4\"}",
                "{\"action\": \"\\u123",
                "{\"action\": tru",
                "\ufeff{\"action\": \"pass\"}")) {
            assertThat(why(line)).as(line).startsWith("not JSON: ").contains(", at character ");
        }
    }

    @Test
    public void aMemberStandsOnce() {
        assertThat(why("{\"action\": \"pass\", \"action\": \"number\"}"))
                .startsWith("not JSON: the member 'action' stands twice, at character 38");
        assertThat(why("{\"action\": \"pass\", \"mood\": {\"a\": 1, \"a\": 1}}"))
                .contains("stands twice");
    }

    @Test
    public void deepNestingAndLongLinesAreFaultsAndNoTrouble() {
        int deep = 30_000;
        assertThat(why("[".repeat(deep) + "]".repeat(deep))).startsWith("not JSON: nested deeper than 16");
        assertThat(why("{\"a\":".repeat(deep / 5))).startsWith("not JSON: nested deeper than 16");
        assertThat(why(cards("[" + "1, ".repeat(3_400_000) + "1]")))
                .isEqualTo("a line of 10200034 characters; at most 65536 are read");
        // All cards of the game fit in, and are too many for any hand.
        String all = cards("[" + "1, ".repeat(3000) + "1]");
        assertThat(PROTOCOL.read(VIEW, all)).isInstanceOf(Reading.Understood.class);
        assertThat(why("1".repeat(60_000))).isEqualTo("not an object, but a number");
    }

    @Test
    public void whatIsShownOfALineIsShortAndSafe() {
        assertThat(why("\u001b[31m" + "\u592a".repeat(100)))
                .isEqualTo("not JSON: no JSON value, at character 1: '\\u001b[31m" + "\\u592a".repeat(25) + "…'");
    }

    @Test
    public void linesAreThoseOfTheContest() {
        TreeMap<String, String> variant = new TreeMap<>(Map.of("name-1", "\u592a \"x\"", "name-2", "b", "time", "2.5"));
        DaihinminDeal deal = new DaihinminGame().deal(new Setup(2, 1, variant), Seeds.shuffler(Seeds.random(1)));
        DaihinminState start = DaihinminState.start(deal);
        String first = PROTOCOL.exchanges(Optional.empty(), start.view(new Seat(1)))
                .get(0)
                .line();
        assertThat(first)
                .startsWith(
                        "{\"action\": \"init\", \"uid\": 1, \"names\": [\"\\u592a \\\"x\\\"\", \"b\"], \"hand\": [0, 0, ")
                .endsWith(", 9, 9], \"time\": 2.5}");
        DaihinminState passed = play(start, "pass");
        String draw = String.join(", ", deal.cards().substring(398, 403).split(""));
        assertThat(PROTOCOL.exchanges(Optional.of(start.view(new Seat(0))), passed.view(new Seat(0))))
                .containsExactly(new Exchange(
                        "{\"action\": \"pass\", \"name\": \"\\u592a \\\"x\\\"\", \"draw\": [" + draw
                                + "], \"record\": [[\"\\u592a \\\"x\\\"\", \"OK\", 199, []], [\"b\", \"OK\", 199, []]]}",
                        Reply.ACK));
        List<Exchange> turn = PROTOCOL.exchanges(Optional.of(start.view(new Seat(1))), passed.view(new Seat(1)));
        assertThat(turn).hasSize(1);
        assertThat(turn.get(0).owed()).isEqualTo(Reply.MOVE);
        assertThat(turn.get(0).line())
                .startsWith("{\"action\": \"play\", \"name\": \"b\", \"hand\": [0, ")
                .endsWith(", \"numbers\": [], \"hands\": [[\"\\u592a \\\"x\\\"\", 204], [\"b\", 199]], \"record\": "
                        + "[[\"\\u592a \\\"x\\\"\", \"OK\", 199, []], [\"b\", \"OK\", 199, []], "
                        + "[\"\\u592a \\\"x\\\"\", \"PASSED\", 204, []]]}");
    }

    /** Acknowledgements are asked in order, and a seat that fails at one is out before the others are asked. */
    @Test
    public void whoFailsAtAnAcknowledgementIsOutAndTheOthersPlayOn() {
        List<String> told = new ArrayList<>();
        Dialogue<DaihinminState, DaihinminMove, DaihinminView> dialogue =
                new Dialogue<>(PROTOCOL, 4, DaihinminState.start(fair(4)));
        List<String> asked = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Dialogue.Question<DaihinminView> question = dialogue.next(
                            (seat, line) -> told.add(seat + " " + line.split("\"", -1)[3]))
                    .orElseThrow();
            asked.add(question.seat() + " " + question.owed());
            if (i == 2) {
                dialogue.dropped(FAULT);
            } else if (question.owed() == Reply.ACK) {
                dialogue.acknowledged();
            } else {
                dialogue.played(DaihinminMove.PASS);
            }
        }
        assertThat(asked)
                .startsWith(
                        "1 ACK", "2 ACK", "3 ACK", "0 ACK", "0 MOVE", "0 ACK", "1 MOVE", "1 ACK", "2 MOVE", "2 ACK");
        assertThat(told)
                .containsExactly(
                        "1 init", "2 init", "3 init", "0 init", "0 play", "0 pass", "1 play", "1 pass", "2 play",
                        "2 pass");
        assertThat(dialogue.state().fault(3)).contains(FAULT);
    }

    @Test
    public void theEndIsToldToAllWhoAreStillThere() {
        DaihinminState before = DaihinminState.start(fair(2));
        DaihinminState end = before.drop(new Seat(0), FAULT);
        assertThat(PROTOCOL.exchanges(Optional.of(before.view(new Seat(1))), end.view(new Seat(1))))
                .containsExactly(new Exchange("{\"action\": \"quit\"}", Reply.ACK));
        assertThat(PROTOCOL.exchanges(Optional.empty(), end.view(new Seat(1))))
                .extracting(Exchange::line)
                .anyMatch(line -> line.contains("init"))
                .last()
                .isEqualTo("{\"action\": \"quit\"}");
    }

    @Test
    public void aClientRefusesWhatCannotStandThere() {
        Client<DaihinminView, DaihinminMove> client = PROTOCOL.client();
        String init = PROTOCOL.exchanges(Optional.empty(), VIEW).get(0).line();
        String turn = PROTOCOL.exchanges(Optional.empty(), VIEW).get(1).line();
        assertThatIllegalArgumentException().isThrownBy(() -> client.hear(turn));
        assertThatIllegalArgumentException().isThrownBy(() -> client.hear("init"));
        assertThatIllegalArgumentException().isThrownBy(() -> client.hear(init.replace("\"uid\": 0", "\"uid\": 4")));
        assertThat(client.hear(init).owed()).isEqualTo(Reply.ACK);
        assertThatIllegalArgumentException().isThrownBy(() -> client.hear(init));
        for (String line : List.of(
                "{\"action\": \"sing\"}",
                turn.replace("\"OK\"", "\"LATE\""),
                turn.replace("[\"B\", \"OK\"", "[\"E\", \"OK\""),
                turn.replace("[\"A\", 199], ", ""))) {
            assertThatIllegalArgumentException()
                    .as(line)
                    .isThrownBy(() -> PROTOCOL.client().hear(line));
        }
        assertThat(client.hear(turn).view()).contains(VIEW);
        assertThat(client.hear("{\"action\": \"quit\"}").last()).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> client.hear(turn));
    }
}
