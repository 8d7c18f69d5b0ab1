package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.contest.IcpcFile;
import org.umpire.league.icpc.Board;
import org.umpire.league.icpc.BoardHtml;
import org.umpire.league.icpc.BoardText;
import org.umpire.league.icpc.ClicsFeed;
import org.umpire.league.icpc.ClicsScoreboard;
import org.umpire.league.icpc.ContestTime;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Reveal;
import org.umpire.league.icpc.Submission;
import org.umpire.league.icpc.View;
import org.umpire.record.Shown;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "scoreboard",
        header = "Shows who is where in a collegiate contest.",
        description =
                "By the rules of the ICPC, from a contest file and its submissions, at any moment. What the freeze"
                        + " keeps back is shown only when the file says that it is over, or with --unfrozen or --reveal.",
        footer = {
            "  umpire judge scoreboard contests/example-icpc/contest.toml",
            "  umpire judge scoreboard contests/example-icpc/contest.toml --at 2:30 --html board.html"
        })
final class JudgeScoreboardCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE.toml", description = "The contest file; docs/scoreboard.md tells what is in it.")
    private Path file = Path.of("");

    @Option(
            names = "--at",
            paramLabel = "TIME",
            description = "The moment, counted from the start: 1:23:05, 1:23 or whole minutes (default: after all).")
    private Optional<String> at = Optional.empty();

    @ArgGroup
    private Sight sight = new Sight();

    @Option(names = "--group", paramLabel = "ID", description = "Only the teams of this group, with their own places.")
    private Optional<String> group = Optional.empty();

    @ArgGroup
    private Form form = new Form();

    /** What is kept back. */
    static final class Sight {
        @Option(names = "--frozen", description = "As if what the freeze keeps back were never shown.")
        private boolean frozen;

        @Option(names = "--unfrozen", description = "For judges: with what the freeze keeps back.")
        private boolean unfrozen;

        View view() {
            return frozen ? View.FROZEN : unfrozen ? View.UNFROZEN : View.PUBLIC;
        }
    }

    /** As what the board is printed: one of these, or text for people. */
    static final class Form {
        @Option(
                names = "--reveal",
                description =
                        "The ceremony after the contest: which problem of which team is opened when, from the bottom"
                                + " of the frozen board up.")
        private boolean reveal;

        @Option(
                names = "--html",
                paramLabel = "FILE",
                description = "Writes a page for a browser: one file, to be shown, printed or read on a phone.")
        private Optional<Path> html = Optional.empty();

        @Option(names = "--json", description = "Prints the scoreboard of the Contest API, version 2023-06.")
        private boolean json;

        @Option(
                names = "--feed",
                description =
                        "Prints the event feed of the Contest API, version 2023-06: one JSON object a line, up to the"
                                + " moment.")
        private boolean feed;
    }

    JudgeScoreboardCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (form.reveal && (sight.frozen || at.isPresent())) {
            return terminal.misused("--reveal opens the whole frozen board: leave out --frozen and --at");
        }
        IcpcFile.Read read = IcpcFile.read(file);
        if (read instanceof IcpcFile.Read.Bad bad) {
            bad.problems().forEach(terminal::say);
            return Terminal.MISUSED;
        }
        IcpcFile good = ((IcpcFile.Read.Good) read).file();
        good.notes().forEach(note -> terminal.say("note: " + note));
        Optional<Duration> moment = at.flatMap(ContestTime::read);
        if (at.isPresent() && moment.isEmpty()) {
            return terminal.misused("--at must be a time since the start, as 1:23:05, 1:23 or whole minutes, not "
                    + Shown.of(at.get()));
        }
        IcpcContest contest = good.contest();
        if (group.isPresent()) {
            List<String> known =
                    contest.groups().stream().map(IcpcContest.Group::id).toList();
            if (!known.contains(group.get())) {
                return terminal.misused("there is no group \"" + Shown.of(group.get()) + "\"; there are: "
                        + (known.isEmpty() ? "none" : String.join(", ", known)));
            }
            contest = contest.ofGroup(group.get());
        }
        List<String> teams = contest.teams().stream().map(IcpcContest.Team::id).toList();
        List<Submission> submissions = good.submissions().stream()
                .filter(each -> teams.contains(each.team()))
                .toList();
        return show(contest, submissions, moment.orElse(lastMoment(contest, submissions)));
    }

    private Duration lastMoment(IcpcContest contest, List<Submission> submissions) {
        Duration last = Board.lastMoment(contest, submissions);
        return form.feed ? last.plus(Duration.ofDays(1)) : last;
    }

    private int show(IcpcContest contest, List<Submission> submissions, Duration moment) throws IOException {
        if (form.reveal) {
            terminal.out().print(BoardText.of(Reveal.of(contest, submissions)));
        } else if (form.feed) {
            return feed(contest, submissions, moment);
        } else {
            Board board = Board.of(contest, submissions, moment, sight.view());
            if (form.html.isPresent()) {
                Files.writeString(form.html.get(), BoardHtml.of(board));
            } else {
                terminal.out().print(form.json ? ClicsScoreboard.of(board) : BoardText.of(board));
            }
        }
        return Terminal.DONE;
    }

    private int feed(IcpcContest contest, List<Submission> submissions, Duration moment) {
        List<String> lacking = ClicsFeed.lacking(contest);
        lacking.forEach(text -> terminal.say(file + ": " + Shown.of(text)));
        if (!lacking.isEmpty()) {
            return Terminal.MISUSED;
        }
        terminal.out().print(ClicsFeed.of(contest, submissions, moment, sight.view()));
        return Terminal.DONE;
    }
}
