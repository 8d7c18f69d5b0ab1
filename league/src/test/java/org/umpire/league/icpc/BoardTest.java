package org.umpire.league.icpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.umpire.league.icpc.Contests.submission;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.league.icpc.Board.Row;

class BoardTest {
    private static final IcpcContest THREE = Contests.of(3, 3);

    private static Board end(List<Submission> submissions) {
        return end(THREE, submissions);
    }

    private static Board end(IcpcContest contest, List<Submission> submissions) {
        return Board.of(contest, submissions, Board.lastMoment(contest, submissions), View.UNFROZEN);
    }

    private static List<String> order(Board board) {
        return board.rows().stream()
                .map(row -> row.rank() + " " + row.team().id() + " " + row.solved() + "/" + row.minutes())
                .toList();
    }

    private static Row row(Board board, String team) {
        return board.rows().stream()
                .filter(row -> row.team().id().equals(team))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void minutesAreRoundedDown() {
        Board board = end(List.of(
                submission(1, "0:00:59.999", "t1", "pA", "AC"),
                submission(2, "1:23:59.999", "t2", "pA", "AC"),
                submission(3, "1:23:00", "t3", "pA", "AC")));
        assertThat(order(board)).containsExactly("1 t1 1/0", "2 t2 1/83", "2 t3 1/83");
    }

    @Test
    void rejectedTriesCostTwentyMinutesOnceTheProblemIsSolved() {
        Board board = end(List.of(
                submission(1, "5", "t1", "pA", "WA"),
                submission(2, "6", "t1", "pA", "TLE"),
                submission(3, "10", "t1", "pA", "AC"),
                submission(4, "11", "t1", "pA", "RTE"),
                submission(5, "12", "t1", "pB", "WA"),
                submission(6, "50", "t2", "pA", "AC")));
        assertThat(order(board)).containsExactly("1 t1 1/50", "2 t2 1/50", "3 t3 0/0");
        assertThat(row(board, "t1").cells())
                .containsExactly(
                        new Cell(3, 2, 0, OptionalInt.of(10), true),
                        new Cell(1, 1, 0, OptionalInt.empty(), false),
                        Cell.EMPTY);
    }

    @ParameterizedTest
    @CsvSource({"CE", "JE", "CTL", "SE", "CS"})
    void whatIsNotTheProgramsFaultCostsNothing(String type) {
        Board board = end(List.of(submission(1, "5", "t1", "pA", type), submission(2, "10", "t1", "pA", "AC")));
        assertThat(order(board)).startsWith("1 t1 1/10");
        assertThat(row(board, "t1").cells().get(0).judged()).isEqualTo(2);
    }

    @Test
    void theEarlierLastSolutionDecidesWhereTimeIsEqual() {
        Board board = end(List.of(
                submission(1, "10", "t1", "pA", "AC"),
                submission(2, "50", "t1", "pB", "AC"),
                submission(3, "25", "t3", "pA", "AC"),
                submission(4, "35", "t3", "pB", "AC")));
        assertThat(order(board)).containsExactly("1 t3 2/60", "2 t1 2/60", "3 t2 0/0");
    }

    @Test
    void thePublishedOrderOf2010IsKept() {
        List<Submission> submissions = new ArrayList<>();
        // 7 solved in 661 minutes, 7 in 920, 6 in 626: more time than another, but fewer solved, comes last.
        int[][] minutes = {
            {31, 47, 62, 80, 101, 140, 200}, {12, 45, 93, 130, 180, 200, 260}, {29, 52, 88, 110, 149, 198}
        };
        List<Integer> rejected = List.of(0, 0, 0);
        String[] teams = {"t2", "t3", "t1"};
        int[] total = {661, 920, 626};
        int id = 1;
        for (int t = 0; t < teams.length; t++) {
            for (int p = 0; p < minutes[t].length; p++) {
                submissions.add(submission(
                        id++, Integer.toString(minutes[t][p]), teams[t], "p" + Character.toString('A' + p), "AC"));
            }
            assertThat(Arrays.stream(minutes[t]).sum() + 20 * rejected.get(t)).isEqualTo(total[t]);
        }
        Collections.reverse(submissions);
        assertThat(order(end(Contests.of(3, 8), submissions)))
                .containsExactly("1 t2 7/661", "2 t3 7/920", "3 t1 6/626");
    }

    @Test
    void placesAreSharedAndListedByName() {
        IcpcContest ten = Contests.of(10, 1);
        assertThat(order(end(ten, List.of(submission(1, "1", "t3", "pA", "AC")))))
                .containsExactly(
                        "1 t3 1/1",
                        "2 t1 0/0",
                        "2 t10 0/0",
                        "2 t2 0/0",
                        "2 t4 0/0",
                        "2 t5 0/0",
                        "2 t6 0/0",
                        "2 t8 0/0",
                        "2 t9 0/0");
    }

    @Test
    void namesAreOrderedAsInADictionary() {
        List<String> names = new ArrayList<>(
                List.of("Zed", "Öst", "oz", "Abe", "ab c", "AB", "Team 2", "Team 10", "Ábc", "Команда", "Ost"));
        names.sort(new NameOrder());
        assertThat(names)
                .containsExactly("AB", "ab c", "Ábc", "Abe", "Ost", "Öst", "oz", "Team 10", "Team 2", "Zed", "Команда");
    }

    @Test
    void hiddenTeamsAreNotThereAndSolveNothingFirst() {
        IcpcContest ten = Contests.of(10, 1);
        Board board = end(ten, List.of(submission(1, "1", "t7", "pA", "AC"), submission(2, "9", "t8", "pA", "AC")));
        assertThat(board.rows()).noneMatch(row -> row.team().id().equals("t7"));
        assertThat(row(board, "t8").cells().get(0).first()).isTrue();
    }

    @Test
    void ofTwoAtTheSameTimeTheSmallerNumberCameFirst() {
        List<Submission> submissions =
                List.of(submission(10, "5", "t1", "pA", "AC"), submission(9, "5", "t1", "pA", "WA"));
        assertThat(row(end(submissions), "t1").minutes()).isEqualTo(25);
    }

    @Test
    void theFirstToSolveIsSureOnlyWhenNothingEarlierIsPending() {
        List<Submission> submissions = List.of(
                submission(1, "4", "t1", "pA", ""),
                submission(2, "5", "t2", "pA", "AC"),
                submission(3, "5", "t3", "pB", "AC"),
                submission(4, "5", "t1", "pB", "AC"),
                submission(5, "6", "t2", "pB", "AC"));
        Board board = end(submissions);
        assertThat(row(board, "t2").cells()).noneMatch(Cell::first);
        assertThat(row(board, "t3").cells().get(1).first()).isTrue();
        assertThat(row(board, "t1").cells().get(1).first()).isTrue();
    }

    @Test
    void theFreezeHidesResultsOfWhatWasSentInFromThenOn() {
        List<Submission> submissions = List.of(
                submission(1, "3:59:59.999", "t1", "pA", "AC"),
                submission(2, "4:00:00", "t2", "pA", "WA"),
                submission(3, "4:10:00", "t2", "pA", "AC"),
                submission(4, "4:20:00", "t1", "pA", "WA"));
        Duration late = Duration.ofMinutes(270);
        Board seen = Board.of(THREE, submissions, late, View.PUBLIC);
        assertThat(seen.frozen()).isTrue();
        assertThat(order(seen)).containsExactly("1 t1 1/239", "2 t2 0/0", "2 t3 0/0");
        assertThat(row(seen, "t2").cells().get(0)).isEqualTo(new Cell(0, 0, 2, OptionalInt.empty(), false));
        assertThat(row(seen, "t1").pending()).as("solved before the freeze").isZero();
        assertThat(order(Board.of(THREE, submissions, late, View.UNFROZEN))).contains("2 t2 1/270");
        Board thawed = Board.of(THREE, submissions, Contests.THAW, View.PUBLIC);
        assertThat(thawed.frozen()).isFalse();
        assertThat(order(thawed)).contains("2 t2 1/270");
        assertThat(Board.of(THREE, submissions, Contests.THAW, View.FROZEN).frozen())
                .isTrue();
    }

    @Test
    void aGroupHasItsOwnPlaces() {
        IcpcContest ten = Contests.of(10, 1).ofGroup("even");
        assertThat(order(end(ten, List.of(submission(1, "1", "t3", "pA", "AC"), submission(2, "2", "t8", "pA", "AC")))))
                .containsExactly("1 t8 1/2", "2 t10 0/0", "2 t2 0/0", "2 t4 0/0", "2 t6 0/0");
    }

    @Test
    void textShowsTriesMinutesAndWhatIsPending() {
        List<Submission> submissions = List.of(
                submission(1, "5", "t1", "pA", "WA"),
                submission(2, "10", "t1", "pA", "AC"),
                submission(3, "11", "t2", "pB", "WA"),
                submission(4, "4:10:00", "t2", "pB", "AC"));
        assertThat(BoardText.of(Board.of(THREE, submissions, Duration.ofMinutes(251), View.PUBLIC)))
                .isEqualTo("""
                        Test cup: frozen. At 4:11 of 5:00; what was sent in from 4:00 on is not shown; 1 try pending.

                        #  Team          Solved  Time  A       B      C
                        1  Team 1 (One)       1    30  +1 10*
                        2  Team 2 (Two)       0     0          -1 ?1
                        2  Team 3             0     0

                        +2 55  accepted in minute 55 after 2 rejected tries    -2  rejected    ?1  pending    *  first to solve
                        """);
    }
}
