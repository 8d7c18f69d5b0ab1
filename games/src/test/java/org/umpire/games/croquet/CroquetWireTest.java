package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.umpire.rules.Client;
import org.umpire.rules.Reading;
import org.umpire.rules.Seat;
import org.umpire.testkit.Transcript;

/** The wire: whole tables, lenient reading, and the client. */
public class CroquetWireTest {
    private static final CroquetProtocol PROTOCOL = new CroquetProtocol();
    private static final CroquetView VIEW =
            CroquetState.start(CroquetReadings.USUAL).view(new Seat(0));

    @Test
    public void transcriptsAreAsTheyEverWere() {
        Transcript.verifyAll(new CroquetPack(), Path.of("src/test/resources/golden/croquet"));
    }

    @Test
    public void numbersAreReadLeniently() {
        assertRead("+5", 5, "a plus sign");
        assertRead(" 5", 5, "blanks around the number");
        assertRead("5\r", 5, "ends with a carriage return");
        assertRead("\t-3 \r", -3, "ends with a carriage return, blanks around the number");
        assertRead("-0", 0, "written as -0");
        assertRead("007", 7, "written as 007");
        assertRead("+05", 5, "a plus sign, written as 05");
        assertThat(PROTOCOL.read(VIEW, "-123456789")).isEqualTo(Reading.Understood.of(new CroquetMove(-123456789)));
    }

    private static void assertRead(String line, int number, String remark) {
        assertThat(PROTOCOL.read(VIEW, line))
                .isEqualTo(new Reading.Understood<>(new CroquetMove(number), Optional.of(remark)));
    }

    @Test
    public void whatIsNoNumberIsGarbled() {
        for (String line :
                new String[] {"", " ", "five", "5 5", "5.0", "--5", "+", "- 3", "1234567890", "٣", "5\u0000"}) {
            assertThat(PROTOCOL.read(VIEW, line)).as(line).isInstanceOf(Reading.Garbled.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"third", "", "first wind=west", "first return"})
    public void aClientRefusesAnOddOpening(String line) {
        assertThatIllegalArgumentException().isThrownBy(() -> PROTOCOL.client().hear(line));
    }

    @Test
    public void aClientRefusesWhatCannotStandThere() {
        Client<CroquetView, CroquetMove> client = PROTOCOL.client();
        client.hear("first");
        for (String line : new String[] {"3", "x", "first"}) {
            assertThatIllegalArgumentException().as(line).isThrownBy(() -> client.hear(line));
        }
        client.moved(new CroquetMove(2));
        for (String line : new String[] {"9", "0", "7"}) {
            assertThatIllegalArgumentException().as(line).isThrownBy(() -> client.hear(line));
        }
        client.hear("3");
        assertThat(client.hear("win").last()).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> client.hear("win"));
    }

    @Test
    public void otherReadingsAreToldInTheFirstLine() {
        CroquetReadings readings = new CroquetReadings(true, false, true, false);
        CroquetView view = CroquetState.start(readings).view(new Seat(1));

        String line = PROTOCOL.exchanges(Optional.empty(), view).get(0).line();

        assertThat(line).isEqualTo("second landing-on-100=finish return=onto-hoop");
        CroquetClient client = new CroquetClient();
        client.hear(line);
        assertThat(client.view()).isEqualTo(view);
    }
}
