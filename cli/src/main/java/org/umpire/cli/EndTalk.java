package org.umpire.cli;

import org.umpire.contest.Ended;

/** Says how a contest ended, other than well. */
final class EndTalk {
    private final Terminal terminal;

    EndTalk(Terminal terminal) {
        this.terminal = terminal;
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
