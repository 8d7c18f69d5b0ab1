package org.umpire.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.referee.InProcessPlayer;
import org.umpire.referee.Launch;
import org.umpire.referee.Player;
import org.umpire.referee.Referee;
import org.umpire.referee.Spectator;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Setup;

/** Records to try commands on, played in this process. */
final class Tables {
    static final String SECRET = "a secret for tests";
    static final GamePack<?, ?, ?, ?> BIG2 = GamePacks.find("big2").orElseThrow();

    private Tables() {}

    /** Writes the record of a table of Big 2 between four bots. */
    static Path big2(Path file, int games, String deal) {
        List<Seated> seats = List.of("Ada", "Bob", "Cyd", "Dan").stream()
                .map(name -> new Seated(name, "bot:big2/lowest", Digests.of(name)))
                .toList();
        return big2(
                file,
                new Fixture(
                        BIG2.game().id(),
                        BIG2.game().rulesVersion(),
                        Setup.of(4, games),
                        seats,
                        new DealId(deal),
                        Limits.of(BIG2.usualBudget()),
                        "table",
                        0));
    }

    /** Writes the record of a table of Big 2, played by bots whoever sits there. */
    static Path big2(Path file, Fixture fixture) {
        ReferenceBot<?, ?> bot = Bots.find("big2/lowest").orElseThrow();
        Supplier<Player> player = () -> player(bot);
        List<Launch> launches = fixture.seats().stream()
                .<Launch>map(seat -> new Launch.Other(player))
                .toList();
        return play(file, fixture, launches);
    }

    /** Writes the record of a table of Hold'em between two bots. */
    static Path holdem(Path file, int hands) {
        return holdem(file, "cup/1", Setup.of(2, hands), List.of("tight", "caller"));
    }

    /** Writes the record of a table of Hold'em between these bots. */
    static Path holdem(Path file, String deal, Setup setup, List<String> bots) {
        GamePack<?, ?, ?, ?> pack = GamePacks.find("holdem").orElseThrow();
        List<Seated> seats = IntStream.range(0, bots.size())
                .mapToObj(seat -> new Seated(
                        bots.get(seat) + (seat == bots.indexOf(bots.get(seat)) ? "" : "-" + seat),
                        "bot:holdem/" + bots.get(seat),
                        Digests.of(bots.get(seat))))
                .toList();
        Fixture fixture = new Fixture(
                pack.game().id(),
                pack.game().rulesVersion(),
                setup,
                seats,
                new DealId(deal),
                Limits.of(pack.usualBudget()),
                "table",
                0);
        List<Launch> launches = bots.stream()
                .<Launch>map(bot ->
                        new Launch.Other(() -> player(Bots.find("holdem/" + bot).orElseThrow())))
                .toList();
        return play(file, fixture, launches);
    }

    /** Writes the record of a game of croquet between these bots; {@code 9} is a player who always says 9. */
    static Path croquet(Path file, String first, String second) {
        GamePack<?, ?, ?, ?> pack = GamePacks.find("croquet").orElseThrow();
        List<Seated> seats = Stream.of(first, second)
                .map(name -> new Seated(name, "bot:croquet/" + name, Digests.of(name)))
                .toList();
        Fixture fixture = new Fixture(
                pack.game().id(),
                pack.game().rulesVersion(),
                pack.usualSetup(),
                seats,
                new DealId("cup/1"),
                Limits.of(pack.usualBudget()),
                "table",
                0);
        List<Launch> launches = seats.stream()
                .<Launch>map(seat -> new Launch.Other(() -> croquetPlayer(seat.name())))
                .toList();
        return play(file, fixture, launches);
    }

    private static Player croquetPlayer(String name) {
        return name.equals("9")
                ? new Stubborn()
                : player(Bots.find("croquet/" + name).orElseThrow());
    }

    private static Path play(Path file, Fixture fixture, List<Launch> launches) {
        try (Referee referee = Referee.inProcess(SeasonSecret.read(SECRET), "test");
                Recorder recorder = RecordWriter.create(file)) {
            referee.play(fixture, 1, launches, recorder, Spectator.NONE);
        }
        return file;
    }

    private static <V, M> Player player(ReferenceBot<V, M> bot) {
        return new InProcessPlayer<>(bot.protocol(), bot.bot()::move);
    }
}
