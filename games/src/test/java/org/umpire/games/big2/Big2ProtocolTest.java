package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.umpire.games.big2.Big2Tables.SUITS;
import static org.umpire.games.big2.Big2Tables.WIN_OF_1;
import static org.umpire.games.big2.Big2Tables.play;
import static org.umpire.games.big2.Big2Tables.suits;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;

/** The wire: what is sent, and what is read. */
public class Big2ProtocolTest {
    private final Big2Protocol protocol = new Big2Protocol();

    private List<Exchange> exchanges(Big2State before, Big2State after, int seat) {
        return protocol.exchanges(Optional.of(before.view(new Seat(seat))), after.view(new Seat(seat)));
    }

    private static Exchange told(String line) {
        return new Exchange(line, Reply.NONE);
    }

    private static Exchange asked(String line) {
        return new Exchange(line, Reply.MOVE);
    }

    @Test
    public void aTableOpensWithTheNumberOfGamesAndTheHand() {
        Big2State start = new Big2Game().start(suits(7));
        assertThat(protocol.exchanges(Optional.empty(), start.view(new Seat(0))))
                .containsExactly(told("7"), asked("D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA D2"));
        assertThat(protocol.exchanges(Optional.empty(), start.view(new Seat(3))))
                .containsExactly(told("7"), told("S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2"));
    }

    @Test
    public void everyPlayIsRelayedToTheThreeOthersAsTheyCountSeats() {
        Big2State before = play(SUITS, "D3");
        Big2State after = play(before, "C4");
        assertThat(exchanges(before, after, 0)).containsExactly(told("1 C4"));
        assertThat(exchanges(before, after, 1)).isEmpty();
        assertThat(exchanges(before, after, 2)).containsExactly(asked("3 C4"));
        assertThat(exchanges(before, after, 3)).containsExactly(told("2 C4"));
    }

    @Test
    public void aPassIsRelayedToo() {
        Big2State before = play(SUITS, "D3, C4, PASS, PASS");
        Big2State after = play(before, "PASS");
        assertThat(exchanges(before, after, 1)).containsExactly(asked("3 PASS"));
        assertThat(exchanges(before, after, 3)).containsExactly(told("1 PASS"));
    }

    @Test
    public void thePlayThatEndsAGameIsRelayedBeforeTheNextHand() {
        Big2State before = play(suits(2), WIN_OF_1.substring(0, WIN_OF_1.lastIndexOf(", ")));
        Big2State after = play(before, "CA");
        assertThat(exchanges(before, after, 0))
                .containsExactly(told("1 CA"), told("D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA D2"));
        assertThat(exchanges(before, after, 1)).containsExactly(asked("C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA C2"));
    }

    @Test
    public void thePlayThatEndsTheTableIsTheLastLine() {
        Big2State before = play(SUITS, WIN_OF_1.substring(0, WIN_OF_1.lastIndexOf(", ")));
        Big2State after = play(before, "CA");
        assertThat(exchanges(before, after, 2)).containsExactly(told("3 CA"));
        assertThat(exchanges(before, after, 1)).isEmpty();
    }

    @Test
    public void aDropIsNotTold() {
        Big2State before = play(SUITS, "D3");
        Big2State after = before.drop(new Seat(1), new Fault(FaultKind.EXIT, "left with code 1"));
        for (int seat = 0; seat < 4; seat++) {
            assertThat(exchanges(before, after, seat)).isEmpty();
        }
    }

    private Reading<Big2Play> read(String line) {
        return protocol.read(new Big2Game().start(SUITS).view(new Seat(0)), line);
    }

    private static Reading<Big2Play> understood(String move, String remark) {
        return new Reading.Understood<>(Big2Play.of(move), Optional.of(remark));
    }

    @Test
    public void canonicalLinesAreReadWithoutRemark() {
        for (String line : List.of("D3", "D3 C3", "D3 D4 D5 D6 D7", "PASS")) {
            assertThat(read(line)).isEqualTo(Reading.Understood.of(Big2Play.of(line)));
            assertThat(protocol.write(Big2Play.of(line))).isEqualTo(line);
        }
    }

    @Test
    public void otherOrderBlanksAndLowerCaseAreRemarkedOn() {
        assertThat(read("C3 D3")).isEqualTo(understood("D3 C3", "cards not in ascending order"));
        assertThat(read("D3  C3")).isEqualTo(understood("D3 C3", "blanks"));
        assertThat(read(" D3\tC3 ")).isEqualTo(understood("D3 C3", "blanks"));
        assertThat(read("D3 C3\r")).isEqualTo(understood("D3 C3", "carriage return"));
        assertThat(read("d3 C3")).isEqualTo(understood("D3 C3", "lower case"));
        assertThat(read("st dT\r"))
                .isEqualTo(understood("DT ST", "carriage return, cards not in ascending order, lower case"));
        assertThat(read("pass")).isEqualTo(understood("PASS", "lower case"));
        assertThat(read("  Pass \r")).isEqualTo(understood("PASS", "carriage return, blanks, lower case"));
    }

    @Test
    public void whatIsNoMoveAtAllIsGarbled() {
        assertGarbled("", "an empty line");
        assertGarbled(" \t\r", "an empty line");
        assertGarbled("D3 D3", "a card twice: D3");
        assertGarbled("D3 C3 d3", "a card twice: D3");
        assertGarbled("3D", "neither a card nor PASS: '3D'");
        assertGarbled("D10", "neither a card nor PASS: 'D10'");
        assertGarbled("D1", "neither a card nor PASS: 'D1'");
        assertGarbled("PASS D3", "neither a card nor PASS: 'PASS'");
        assertGarbled("D3,C3", "neither a card nor PASS: 'D3,C3'");
        assertGarbled("D3\u00a0C3", "neither a card nor PASS: 'D3\\u00a0C3'");
        assertGarbled("PA\u017fS", "neither a card nor PASS: 'PA\\u017fS'");
        assertGarbled("\u0000\u001b[2J", "neither a card nor PASS: '\\u0000\\u001b[2J'");
        assertGarbled("abcdefghijklmnopqrstuvwxyz", "neither a card nor PASS: 'abcdefghijklmnopqrst…'");
    }

    private void assertGarbled(String line, String why) {
        assertThat(read(line)).isEqualTo(new Reading.Garbled<Big2Play>(why));
    }

    @Test
    public void whatTheRulesForbidIsStillAMove() {
        assertThat(read("S2")).isEqualTo(Reading.Understood.of(Big2Play.of("S2")));
        assertThat(read("D3 C4 H5 S6")).isEqualTo(Reading.Understood.of(Big2Play.of("D3 C4 H5 S6")));
    }

    @Test
    public void aClientSaysWhenNothingFollows() {
        Client<Big2View, Big2Play> client = protocol.client();
        assertThat(client.hear("1").last()).isFalse();
        client.hear("S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2");
        Client.Heard<Big2View> heard = Client.Heard.nothing();
        int turn = 0;
        for (String move : WIN_OF_1.split(", ", -1)) {
            int seat = turn++ % 4;
            if (seat == 3) {
                client.moved(Big2Play.of(move));
            } else {
                assertThat(heard.last()).isFalse();
                heard = client.hear(seat + 1 + " " + move);
            }
        }
        assertThat(heard.last()).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> client.hear("1"));
    }

    @Test
    public void aClientRefusesLinesThatCannotStandThere() {
        for (List<String> lines : List.of(
                List.of("none"),
                List.of("0"),
                List.of("1", "D3"),
                List.of("1", "D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA XX"),
                List.of("1", "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2", "0 D3"),
                List.of("1", "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2", "4 D3"),
                List.of("1", "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2", "1"),
                List.of("1", "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2", "1 D3", "1 D4"),
                List.of("1", "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA S2", "1 D3", "3 H4"))) {
            Client<Big2View, Big2Play> client = protocol.client();
            lines.subList(0, lines.size() - 1).forEach(client::hear);
            assertThatIllegalArgumentException()
                    .as("%s", lines)
                    .isThrownBy(() -> client.hear(lines.get(lines.size() - 1)));
        }
    }
}
