package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.IntFunction;
import org.umpire.contest.Contestant;
import org.umpire.contest.Jobs;
import org.umpire.contest.TableRun;
import org.umpire.record.Limits;
import org.umpire.record.RecordException;
import org.umpire.record.Shown;
import org.umpire.referee.Played;
import org.umpire.referee.Spectator;
import org.umpire.rules.GamePack;
import org.umpire.rules.Setup;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;

/** Plays tables outside of a contest, and reports them: what {@code play} and {@code big2judge} have in common. */
final class TablePlay {
    private final Terminal terminal;
    private final TableOptions options;
    private final GamePack<?, ?, ?, ?> pack;

    TablePlay(Terminal terminal, TableOptions options, GamePack<?, ?, ?, ?> pack) {
        this.terminal = terminal;
        this.options = options;
        this.pack = pack;
    }

    /** How many tables are played, and how many at a time: when they are drawn, one. */
    record Size(int tables, int jobs, PinOption pin) {
        Jobs together(boolean drawn) {
            return pin.jobs(drawn ? 1 : Math.min(tables, jobs));
        }
    }

    /**
     * Plays, and returns the exit code.
     *
     * @param table how a table of so many seats is set up; an IllegalArgumentException says why it cannot be
     */
    int play(List<Contestant> players, IntFunction<Setup> table, Size size, boolean json) {
        if (!pack.game().seats().contains(players.size())) {
            return terminal.misused(pack.title() + " has " + pack.game().seats() + " seats, and " + players.size()
                    + (players.size() == 1 ? " player was" : " players were") + " given");
        }
        try (Sandbox sandbox = options.isolation().open(java.util.Optional.empty())) {
            Limits limits = options.limits().of(pack);
            Setup setup = table.apply(players.size());
            if (size.tables() > 1 && options.record().isPresent()) {
                Files.createDirectories(options.record().get());
            }
            Spectator spectator = options.spectator(terminal, json);
            TableRun run = new TableRun(
                    new TableRun.Request(
                            pack.game().id(), setup, limits, players, options.deal(), options.secret(terminal)),
                    options.manner(size.tables(), size.together(options.show())),
                    number -> spectator);
            return report(size.tables(), setup.games(), run.play(sandbox), json);
        } catch (IllegalArgumentException e) {
            return terminal.misused(String.valueOf(e.getMessage()));
        } catch (SandboxException | RecordException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return terminal.failed("cannot make the folder of the records: " + e);
        }
    }

    private int report(int tables, int games, List<TableRun.Result> results, boolean json) {
        for (TableRun.Result result : results) {
            if (result.how() instanceof Played.Voided voided) {
                terminal.say("umpire: table " + (result.number() + 1)
                        + " is no result, by a fault of this machine or of Umpire: " + Shown.of(voided.why()));
            }
        }
        TableReport report = TableReport.of(games, results);
        if (report.tables().isEmpty()) {
            return Terminal.FAILED;
        }
        terminal.out().print(json ? report.json() : report.text());
        return report.tables().size() == tables ? Terminal.DONE : Terminal.FAILED;
    }
}
