package org.umpire.cli;

import org.umpire.contest.Ended;
import org.umpire.contest.Progress;
import org.umpire.record.Fixture;
import org.umpire.record.Shown;
import org.umpire.referee.Played;

/** Says how a contest or a table of it ended, other than well. */
final class EndTalk {
    private final Terminal terminal;

    EndTalk(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * Returns what to say of a table that the host has spoilt.
     *
     * @param attempt which it was, 1-based
     */
    static String spoilt(Fixture fixture, int attempt, Played.Voided how) {
        return "a table of " + fixture.block() + " is no result by a fault of this machine, and "
                + (attempt < Progress.ATTEMPTS_MAX
                        ? "is played again: "
                        : "stays open, since that was attempt " + attempt + " of " + Progress.ATTEMPTS_MAX + ": ")
                + Shown.of(how.why());
    }

    /** Says it, and returns the exit code. */
    int code(Ended ended) {
        if (ended instanceof Ended.Finished) {
            return Terminal.DONE;
        }
        if (ended instanceof Ended.Open open) {
            open.open()
                    .forEach(fixture -> terminal.say("umpire: no result, however often it was played: "
                            + fixture.block() + ", table " + (fixture.table() + 1)));
        } else if (ended instanceof Ended.Refused refused) {
            refused.reasons().forEach(reason -> terminal.say("umpire: " + reason));
        } else if (ended instanceof Ended.Failed failed) {
            terminal.say("umpire: " + failed.why());
        }
        return Terminal.FAILED;
    }
}
