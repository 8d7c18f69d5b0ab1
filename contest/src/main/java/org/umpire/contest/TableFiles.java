package org.umpire.contest;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.league.Season;
import org.umpire.league.SeasonSchedule;
import org.umpire.league.index.Glance;
import org.umpire.league.index.Look;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.Fixture;

/**
 * The records of a season in their folder, one file an attempt: {@code 00013-round-1-match-7-table-1-3fa9c2d1.ndjson},
 * with {@code -attempt-2} before the ending of a second one. A record is written under its name from its first line on,
 * and counts when its last line says that it does.
 */
final class TableFiles {
    /** How often a table is played at most, when the host spoils it. */
    static final int ATTEMPTS_MAX = 3;

    private static final String ENDING = ".ndjson";
    private static final Pattern NAME = Pattern.compile("(\\d{5,18})-.*-[0-9a-f]{8}(?:-attempt-(\\d{1,9}))?\\.ndjson");

    private final Path folder;
    private final SeasonSchedule schedule;
    private final Season season;

    /** Takes the folder of the records of a season, and the schedule as far as it is known. */
    TableFiles(Path folder, SeasonSchedule schedule, Season season) {
        this.folder = folder;
        this.schedule = schedule;
        this.season = season;
    }

    /**
     * What is there.
     *
     * @param done the numbers of the tables that have a result
     * @param spoilt the highest number of an attempt at each table that was no result
     * @param faults how many seats were dropped at the tables that are done
     * @param setAside what was no result and has been renamed, for people
     */
    record Found(BitSet done, Map<Integer, Integer> spoilt, long faults, List<String> setAside) {}

    /** Returns where the record of an attempt goes. */
    Path file(int number, Fixture fixture, int attempt) {
        String again = attempt > 1 ? "-attempt-" + attempt : "";
        String block = fixture.block().replaceAll("[^A-Za-z0-9_-]+", "-");
        return folder.resolve(String.format(
                "%05d-%s-table-%d-%s%s%s",
                number + 1, block, fixture.table() + 1, fixture.id().hex().substring(0, 8), again, ENDING));
    }

    /**
     * Looks through all records. What an interrupted run left unfinished gets another name, under which nothing counts
     * it, and so does what is damaged or of another season: nothing is deleted. Rounds that are not drawn are left alone.
     *
     * @param index of the folder above that of the records
     */
    Found find(ResultIndex index) throws IOException {
        Found found = new Found(new BitSet(), new HashMap<>(), 0, new ArrayList<>());
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> listed = Files.newDirectoryStream(folder, "*" + ENDING)) {
            listed.forEach(files::add);
        }
        long faults = 0;
        for (Path file : files.stream().sorted().toList()) {
            faults += look(index, file, found);
        }
        return new Found(found.done(), found.spoilt(), faults, List.copyOf(found.setAside()));
    }

    private long look(ResultIndex index, Path file, Found found) throws IOException {
        Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
        long place = name.matches() ? Long.parseLong(name.group(1)) : 0;
        boolean adaptive = season.scheme().kind().adaptive();
        if (place < 1 || place > schedule.planned()) {
            boolean later = place > 0 && adaptive && schedule.size() == schedule.planned();
            String why = later ? "is of a round before which the season was over" : "is no table of this season";
            setAside(file, "foreign", why, found);
            return 0;
        }
        int number = Math.toIntExact(place - 1);
        if (number >= schedule.size()) {
            return 0; // of a round that is not drawn yet: it is looked at when that is
        }
        Look look = index.look(
                file,
                folder.getFileName() + "/" + file.getFileName(),
                Files.readAttributes(file, BasicFileAttributes.class),
                false);
        if (look instanceof Look.Damaged damaged) {
            setAside(file, "damaged", damaged.why(), found);
            return 0;
        }
        if (!(look instanceof Look.Complete complete)) {
            setAside(file, "torn", "was not finished; the table is played again", found);
            return 0;
        }
        Glance record = index.glance(complete.number());
        boolean ours = record.head().circumstances().secretDigest().equals(season.secretDigest());
        if (!ours || !record.head().fixture().id().equals(schedule.at(number).id())) {
            boolean redrawn = ours && adaptive;
            String why = redrawn
                    ? "does not fit the draw that the results lead to; its table is played anew"
                    : "is of another season";
            setAside(file, "foreign", why, found);
            return 0;
        }
        if (record.result().isEmpty()) {
            found.spoilt().merge(number, record.head().attempt(), Math::max);
            return 0;
        }
        found.done().set(number);
        return record.result().orElseThrow().outcome().seats().stream()
                .filter(seat -> seat.fault().isPresent())
                .count();
    }

    private static void setAside(Path file, String ending, String why, Found found) throws IOException {
        Path aside = file.resolveSibling(file.getFileName() + "." + ending);
        for (int i = 2; Files.exists(aside); i++) {
            aside = file.resolveSibling(file.getFileName() + "." + ending + i);
        }
        Files.move(file, aside);
        found.setAside().add(file.getFileName() + " " + why + "; kept as " + aside.getFileName());
    }
}
