package org.umpire.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.umpire.referee.Spectator;

/**
 * Tells several games in their order, also if they are played several at a time: one at a time is told as it goes, else each
 * when it and all before it are over. Safe for use by many threads.
 */
final class DaihinminTables {
    private final Terminal terminal;
    private final boolean show;
    private final boolean debug;
    private final boolean asItGoes;
    private final DaihinminSums sums = new DaihinminSums();
    private final Map<Integer, Pages> open = new HashMap<>();
    private final TreeMap<Integer, Pages> over = new TreeMap<>();
    private int next;

    /**
     * @param show whether every action is told
     * @param debug whether it is said what exactly was wrong with a move
     * @param jobs how many games are played at a time
     */
    DaihinminTables(Terminal terminal, boolean show, boolean debug, int jobs) {
        this.terminal = terminal;
        this.show = show;
        this.debug = debug;
        asItGoes = jobs == 1;
    }

    /** Where a game is told: what was told of standard error and standard output, in that order. */
    interface Paper {
        /** Tells a line on standard error. */
        void say(String line);

        /** Tells lines on standard output. */
        void print(List<String> lines);

        /** Takes note that the game is over. */
        void end(List<DaihinminReport.Line> lines);
    }

    /** Returns who watches the next attempt at a game. What was told of an earlier attempt, and not seen yet, is dropped. */
    synchronized Spectator watch(int number) {
        Pages pages = new Pages(number);
        open.put(number, pages);
        return new DaihinminReport(asItGoes ? new Direct(number) : pages, show, debug);
    }

    /** Returns how many games were told to their end. */
    synchronized int told() {
        return sums.games();
    }

    /** Tells what was held back, and the sums if there were several games. */
    synchronized void close(int tables) {
        over.values().forEach(Pages::show);
        if (tables > 1 && sums.games() > 0) {
            sums.lines().forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    private synchronized void ended(int number, List<DaihinminReport.Line> lines) {
        sums.add(lines);
        over.put(number, open.remove(number));
        while (over.containsKey(next)) {
            over.remove(next).show();
            next++;
        }
    }

    /** Tells at once. */
    private final class Direct implements Paper {
        private final int number;

        Direct(int number) {
            this.number = number;
        }

        @Override
        public void say(String line) {
            terminal.say(line);
        }

        @Override
        public void print(List<String> lines) {
            lines.forEach(terminal.out()::println);
            terminal.out().flush();
        }

        @Override
        public void end(List<DaihinminReport.Line> lines) {
            ended(number, lines);
        }
    }

    /** Keeps what is told. */
    private final class Pages implements Paper {
        private final int number;
        private final List<Runnable> told = new ArrayList<>();

        Pages(int number) {
            this.number = number;
        }

        @Override
        public void say(String line) {
            told.add(() -> terminal.say(line));
        }

        @Override
        public void print(List<String> lines) {
            told.add(() -> {
                lines.forEach(terminal.out()::println);
                terminal.out().flush();
            });
        }

        @Override
        public void end(List<DaihinminReport.Line> lines) {
            ended(number, lines);
        }

        void show() {
            told.forEach(Runnable::run);
        }
    }
}
