package org.umpire.league.icpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.umpire.league.icpc.Contests.submission;

import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BoardHtmlTest {
    private static final String HOSTILE = "</title><script>alert(1)</script>\u202e";

    /** Reads a page as XML, which it is but for its first line and the elements that HTML leaves open. */
    private static Document parse(String html) throws Exception {
        String xml = html.replace("<!DOCTYPE html>", "").replaceAll("(<meta [^>]*)>", "$1/>");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    private static IcpcContest hostile() {
        IcpcContest contest = Contests.of(2, 1);
        return new IcpcContest(
                contest.id(),
                HOSTILE,
                contest.schedule(),
                contest.scoring(),
                List.of(new IcpcContest.Problem(
                        "p",
                        "<b>",
                        HOSTILE,
                        Optional.of(HOSTILE),
                        Optional.of("\"><script>"),
                        Optional.empty(),
                        Optional.empty())),
                List.of(new IcpcContest.Team("1", "1", HOSTILE, Optional.of("o"), List.of(), false)),
                List.of(new IcpcContest.Organization("o", HOSTILE, Optional.of(HOSTILE), Optional.empty())),
                List.of(),
                contest.languages());
    }

    @Test
    void textOfOthersIsEscaped() throws Exception {
        Board board =
                Board.of(hostile(), List.of(submission(1, "5", "1", "p", "AC")), Duration.ofHours(6), View.UNFROZEN);
        String html = BoardHtml.of(board);
        assertThat(parse(html).getElementsByTagName("script").getLength()).isZero();
        assertThat(html).doesNotContain("<script").doesNotContain("\u202e").contains("&lt;/title&gt;", "\\u{202e}");
        assertThat(BoardText.of(board)).doesNotContain("\u202e");
    }

    @Test
    void everyBoardIsAWellFormedPageThatLoadsNothing() {
        Seeds.forEach(40, rng -> {
            IcpcContest contest = Contests.of(1 + rng.nextInt(9), 1 + rng.nextInt(5));
            Duration at = Duration.ofMillis(rng.nextLong(Contests.FINAL.toMillis()));
            Board board = Board.of(contest, Contests.random(rng, contest), at, View.PUBLIC);
            String html = BoardHtml.of(board);
            Document page = parse(html);
            assertThat(html).doesNotContain("url(", "@import", " style=", "src=", "href=");
            NodeList heads = page.getElementsByTagName("th");
            for (int i = 0; i < heads.getLength(); i++) {
                assertThat(((Element) heads.item(i)).getAttribute("scope")).isIn("col", "row");
            }
            Element table = (Element) page.getElementsByTagName("tbody").item(0);
            NodeList rows = table.getElementsByTagName("tr");
            assertThat(rows.getLength()).isEqualTo(board.rows().size());
            for (int i = 0; i < rows.getLength(); i++) {
                Board.Row row = board.rows().get(i);
                NodeList cells = ((Element) rows.item(i)).getElementsByTagName("td");
                assertThat(cells.item(0).getTextContent()).isEqualTo(Integer.toString(row.rank()));
                assertThat(cells.item(2).getTextContent()).isEqualTo(Integer.toString(row.minutes()));
                for (int p = 0; p < row.cells().size(); p++) {
                    says(row.cells().get(p), cells.item(3 + p).getTextContent());
                }
            }
        });
    }

    @Test
    void medalsAreThoseOfTheContest() {
        assertThat(ranks(List.of(0, 0, 0))).containsExactly("rank", "rank", "rank", "rank", "rank");
        assertThat(ranks(List.of(1, 1, 1))).containsExactly("rank r1", "rank r2", "rank r3", "rank", "rank");
        assertThat(ranks(List.of(2, 0, 1))).containsExactly("rank r1", "rank r1", "rank r3", "rank", "rank");
        // Who solved nothing gets none, however many there are.
        assertThat(ranks(List.of(3, 2, 9))).containsExactly("rank r1", "rank r1", "rank r1", "rank r2", "rank");
    }

    /** Returns the classes of the places of five teams, of which all but the last have solved something. */
    private static List<String> ranks(List<Integer> medals) {
        IcpcContest five = Contests.of(5, 1);
        IcpcContest contest = new IcpcContest(
                five.id(),
                five.name(),
                five.schedule(),
                new IcpcContest.Scoring(20, medals),
                five.problems(),
                five.teams(),
                five.organizations(),
                five.groups(),
                five.languages());
        List<Submission> submissions = five.teams().stream()
                .limit(4)
                .map(team -> submission(
                        Integer.parseInt(team.label()),
                        team.label(),
                        team.id(),
                        five.problems().get(0).id(),
                        "AC"))
                .toList();
        String html = BoardHtml.of(Board.of(contest, submissions, Duration.ofHours(6), View.UNFROZEN));
        return Pattern.compile("class=\"(rank[^\"]*)\"")
                .matcher(html)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    /** What a colour says, a sign says too. */
    private static void says(Cell cell, String text) {
        assertThat(text.contains("✓") || text.contains("★"))
                .isEqualTo(cell.solved().isPresent());
        assertThat(text.contains("★")).isEqualTo(cell.first());
        assertThat(text.contains("?")).isEqualTo(cell.solved().isEmpty() && cell.pending() > 0);
        assertThat(text.contains("✗")).isEqualTo(cell.solved().isEmpty() && cell.rejected() > 0);
        cell.solved().ifPresent(minute -> assertThat(text).contains(" " + minute));
    }
}
