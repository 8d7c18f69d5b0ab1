package org.umpire.contest;

import java.io.IOException;
import org.umpire.league.SeasonRead;
import org.umpire.sandbox.Sandbox;

/**
 * Plays one match in the format of its game: a league of as many entrants as meet in a match, which meet once. It has a
 * folder of results as a league has, and can be stopped and resumed like one.
 */
public final class MatchRun {
    private final LeagueRun league;
    private final Settings settings;

    /** How a match ended. */
    public sealed interface Result {
        /** It was played: the season has one match, or none if the host has spoilt a table each time. */
        record Played(Ended ended, SeasonRead season) implements Result {}

        /** It was not played to its end. */
        record Not(Ended ended) implements Result {}
    }

    /**
     * Prepares a match.
     *
     * @param plan with as many contenders as meet in a match, and one round
     */
    public MatchRun(Plan plan, Settings settings, Progress progress) {
        this.league = new LeagueRun(plan, settings, progress);
        this.settings = settings;
    }

    /**
     * Plays the match.
     *
     * @param sandbox in which programs are started; it stays the caller's
     */
    public Result run(Sandbox sandbox) {
        Ended ended = league.run(sandbox);
        if (!(ended instanceof Ended.Finished || ended instanceof Ended.Open)) {
            return new Result.Not(ended);
        }
        try {
            SeasonRead.Read read = SeasonRead.of(settings.out());
            return read instanceof SeasonRead.Read.Good good
                    ? new Result.Played(ended, good.season())
                    : new Result.Not(new Ended.Refused(((SeasonRead.Read.Bad) read).problems()));
        } catch (IOException e) {
            return new Result.Not(new Ended.Failed(Trouble.text(e, settings.out())));
        }
    }

    /** Stops the match soon; run again, it goes on. From any thread. */
    public void stop() {
        league.stop();
    }
}
