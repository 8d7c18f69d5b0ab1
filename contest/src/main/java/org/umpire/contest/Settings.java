package org.umpire.contest;

import java.nio.file.Path;

/**
 * How a contest is run here.
 *
 * @param out the folder of the results
 * @param jobs how many tables are played at a time, and where
 * @param restart moves results of a changed contest aside and begins again, instead of refusing
 * @param version of Umpire, as records name it
 */
public record Settings(Path out, Jobs jobs, boolean restart, String version) {
    /**
     * Returns how many tables this machine plays at a time when nothing is said: one less than it has cores, at least 1.
     * A table keeps about one core busy, since one of its programs runs at a time; the core that is left over is for
     * everything else, so that no answer waits for a core until a guard by the wall is over.
     */
    public static int usualJobs() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** Returns the folder of the results when nothing is said: {@code NAME-results} beside the league file. */
    public static Path usualOut(LeagueFile file) {
        String name = String.valueOf(file.path().getFileName());
        String bare = name.endsWith(".toml") ? name.substring(0, name.length() - ".toml".length()) : name;
        return file.folder().resolve(bare + "-results");
    }
}
