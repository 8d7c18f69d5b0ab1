package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.record.Digests;
import org.umpire.testkit.Golden;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlTest {
    @TempDir
    Path folder;

    private SampleSeason sample(int entrants, int rounds, long tables) {
        SampleSeason sample = new SampleSeason(folder, entrants, rounds);
        sample.writeSeason(false);
        sample.playAll(0, tables);
        return sample;
    }

    private SeasonRead read() throws IOException {
        return ((SeasonRead.Read.Good) SeasonRead.of(folder)).season();
    }

    private Document page() throws Exception {
        return parse(StandingsHtml.of(read()));
    }

    /** Reads a page as XML, which it is but for its first line and the elements that HTML leaves open. */
    private static Document parse(String html) throws Exception {
        String xml = html.replace("<!DOCTYPE html>", "").replaceAll("(<meta [^>]*)>", "$1/>");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    private static List<Element> elements(Document page, String tag) {
        NodeList nodes = page.getElementsByTagName(tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    @Test
    void thePageIsAsKept() throws IOException {
        Golden.check(
                Path.of("src/test/resources/golden/standings.html"), StandingsHtml.of(SampleSeason.ofEight(folder)));
    }

    @Test
    void nothingIsLoadedAndNothingRuns() throws Exception {
        sample(4, 1, 8);
        Document page = page();
        Set<String> tags = new HashSet<>();
        for (Element element : elements(page, "*")) {
            tags.add(element.getTagName());
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                String name = element.getAttributes().item(i).getNodeName();
                assertThat(name).doesNotStartWith("on").isNotIn("style", "src");
            }
        }
        assertThat(tags).doesNotContain("script", "link", "img", "iframe", "object", "form", "base");
        String css = elements(page, "style").get(0).getTextContent();
        assertThat(css).doesNotContain("url(").doesNotContain("@import");
        String hash = Base64.getEncoder().encodeToString(Digests.sha256().digest(css.getBytes(StandardCharsets.UTF_8)));
        assertThat(elements(page, "meta").get(1).getAttribute("content"))
                .isEqualTo("default-src 'none'; style-src 'sha256-" + hash + "'; base-uri 'none'; form-action 'none'");
    }

    @Test
    void everyLinkLeadsSomewhere() throws Exception {
        SampleSeason sample = sample(4, 3, 34);
        sample.append(folder.resolve("tables/a b%2e#?.ndjson"), "x\n");
        Document page = page();
        Set<String> ids = new HashSet<>();
        for (Element element : elements(page, "*")) {
            String id = element.getAttribute("id");
            assertThat(id.isEmpty() || ids.add(id))
                    .as("id " + id + " is there once")
                    .isTrue();
        }
        List<String> links =
                elements(page, "a").stream().map(a -> a.getAttribute("href")).toList();
        assertThat(links).hasSizeGreaterThan(40);
        for (String link : links) {
            if (link.startsWith("#")) {
                assertThat(ids).contains(link.substring(1));
            } else {
                URI target = folder.toUri().resolve(URI.create(link));
                assertThat(Path.of(target)).exists();
            }
        }
    }

    @Test
    void aReportElsewhereLinksBackToTheFolder() throws IOException {
        sample(4, 1, 2);
        assertThat(StandingsHtml.of(read(), "../my season/", sheet -> true))
                .contains("href=\"./../my%20season/tables/00001-attempt-1.ndjson\"");
        assertThatThrownBy(() -> StandingsHtml.of(read(), "..", sheet -> true))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void textOfOthersIsEscapedAndCut() throws IOException {
        String html = StandingsHtml.of(SampleSeason.ofEight(folder));
        assertThat(html)
                .doesNotContain("<b>osprey")
                .contains("&lt;b&gt;osprey&lt;/b&gt; &amp; sons")
                .doesNotContain("<img")
                .doesNotContain("\u001b")
                .contains("\\u{1b}[31m D4")
                .doesNotContain("x".repeat(201));
    }

    @Test
    void aSeasonThatHasNotBegunHasAPageToo() throws Exception {
        sample(4, 1, 0);
        Document page = page();
        assertThat(elements(page, "h2").stream().map(Element::getTextContent))
                .containsExactly("Standings", "Entrants", "Faults", "Facts", "Check it yourself");
        assertThat(page.getDocumentElement().getTextContent()).contains("Not begun.", "Provisional");
    }

    @Test
    void aFinishedSeasonShowsItsSecret() throws Exception {
        SampleSeason sample = sample(3, 1, 6);
        sample.writeSeason(true);
        String text = page().getDocumentElement().getTextContent();
        assertThat(text)
                .contains("Final", SampleSeason.SECRET.text(), "umpire deals .")
                .doesNotContain("Provisional");
    }

    @Test
    void allTextsAreInTablesWithHeads() throws Exception {
        sample(4, 1, 8);
        for (Element table : elements(page(), "table")) {
            assertThat(table.getElementsByTagName("caption").getLength()).isEqualTo(1);
            NodeList heads = table.getElementsByTagName("th");
            assertThat(heads.getLength()).isPositive();
            for (int i = 0; i < heads.getLength(); i++) {
                assertThat(((Element) heads.item(i)).getAttribute("scope")).isIn("col", "row");
            }
        }
    }

    @Test
    void markupThatIsNotClosedInOrderIsRefused() {
        assertThatThrownBy(() -> new Markup().open("p").open("b").close("p")).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new Markup().open("p").toString()).isInstanceOf(IllegalStateException.class);
        assertThat(new Markup().element("p", "a<b>&\"'", "title", "\"<").toString())
                .isEqualTo("<!DOCTYPE html>\n<p title=\"&quot;&lt;\">a&lt;b&gt;&amp;&quot;&#39;</p>\n");
    }
}
