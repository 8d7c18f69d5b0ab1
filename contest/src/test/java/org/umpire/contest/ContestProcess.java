package org.umpire.contest;

import java.nio.file.Path;
import org.umpire.record.Fixture;
import org.umpire.referee.Played;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Runs a league in a process of its own, which tests kill; prints each phase that it reaches. */
final class ContestProcess {
    private ContestProcess() {}

    public static void main(String[] args) {
        Path path = Path.of(args[0]);
        LeagueFile file = ((LeagueFile.Read.Good) LeagueFile.read(path)).file();
        Settings settings = new Settings(Settings.usualOut(file), Jobs.of(Integer.parseInt(args[1])), false, "test");
        say("preparing");
        Ended ended;
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            ended = new LeagueRun(Plan.of(file), settings, new Phases()).run(sandbox);
        }
        say(ended.getClass().getSimpleName());
        System.exit(ended instanceof Ended.Finished ? 0 : 1);
    }

    private static void say(String phase) {
        System.out.println(phase);
        System.out.flush();
    }

    private static final class Phases implements Progress {
        @Override
        public void began(Path folder, Jobs jobs, Tally tally) {
            say("playing " + tally.done());
        }

        @Override
        public void played(Fixture fixture, int attempt, Played how, Tally tally) {
            say("playing " + tally.done());
        }

        @Override
        public void reporting() {
            say("reporting");
        }

        @Override
        public void note(String text) {
            say("note: " + text);
        }
    }
}
