package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Shuffler;

/** The vectors of docs/protocols/deals.md: ours, and those of the program in the document, are the same. */
final class DealsDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/protocols/deals.md");
    private static final SeasonSecret SECRET =
            SeasonSecret.read("000102030405060708090A0B0C0D0E0F101112131415161718191a1b1c1d1e1f");
    private static final DealId LABEL = new DealId("example/1");

    @Test
    void weGiveTheVectorsOfTheDocument() throws IOException {
        assertThat(ours()).isEqualTo(block("text"));
    }

    @Test
    void theProgramOfTheDocumentGivesItsVectors() throws IOException, InterruptedException {
        Path output = Files.createTempFile("deals", ".txt");
        Process python = start(output, block("python"));

        assertThat(python.waitFor()).isZero();
        assertThat(Files.readString(output)).isEqualTo(block("text"));
        Files.delete(output);
    }

    @Test
    void aSecretIsReadAsTheDocumentSays() {
        assertThat(SECRET.text()).isEqualTo("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
        assertThat(SeasonSecret.read(SECRET.text())).isEqualTo(SECRET);
        assertThat(SeasonSecret.read(SECRET.text() + " ")).isNotEqualTo(SECRET);
        assertThat(SECRET.toString()).doesNotContain(SECRET.text()).isEqualTo(SECRET.digest());
        assertThat(SeasonSecret.random()).isNotEqualTo(SeasonSecret.random());
        assertThatThrownBy(() -> SeasonSecret.read("")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void equalLabelsGiveEqualStreamsAndNoDomainRepeatsAnother() {
        assertThat(numbers(SECRET.shuffler(LABEL))).isEqualTo(numbers(SECRET.shuffler(new DealId("example/1"))));
        List<List<Integer>> streams = List.of(
                numbers(SECRET.shuffler(LABEL)),
                numbers(SECRET.seatShuffler(LABEL)),
                numbers(SECRET.shuffler(new DealId("example/2"))),
                numbers(SECRET.shuffler(new DealId("example/1 "))),
                numbers(SeasonSecret.read("another").shuffler(LABEL)));
        assertThat(streams).doesNotHaveDuplicates();
    }

    private static List<Integer> numbers(Shuffler shuffler) {
        return IntStream.range(0, 20).mapToObj(i -> shuffler.below(1000)).toList();
    }

    private static String ours() {
        List<String> lines = new ArrayList<>();
        lines.add("digest of the secret: " + SECRET.digest());
        lines.add("pass phrase 'rook and swan': "
                + SeasonSecret.read("rook and swan").text());
        String nonce = SECRET.nonce(LABEL);
        lines.add("nonce: " + nonce);
        lines.add("words: " + words("umpire deal 1", 10));
        lines.add("below(52): " + below(52, 20));
        lines.add("below(1431655766): " + below(1431655766, 6));
        lines.add("words for seats: " + words("umpire seats 1", 3));
        String deal = big2Game();
        lines.add("one game of Big 2: " + deal);
        lines.add("its digest: " + Digests.ofDeal(nonce, deal));
        return String.join("\n", lines) + "\n";
    }

    private static String words(String domain, int count) {
        HmacShuffler shuffler = new HmacShuffler(
                IntStream.range(0, 32)
                        .collect(java.io.ByteArrayOutputStream::new, java.io.ByteArrayOutputStream::write, (a, b) -> {})
                        .toByteArray(),
                domain,
                LABEL.label());
        return IntStream.range(0, count)
                .mapToObj(i -> Long.toString(shuffler.word()))
                .collect(Collectors.joining(" "));
    }

    private static String below(int bound, int count) {
        Shuffler shuffler = SECRET.shuffler(LABEL);
        return IntStream.range(0, count)
                .mapToObj(i -> Integer.toString(shuffler.below(bound)))
                .collect(Collectors.joining(" "));
    }

    private static String big2Game() {
        int[] cards = IntStream.range(0, 52).toArray();
        SECRET.shuffler(LABEL).shuffle(cards);
        List<String> hands = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            TreeSet<Integer> hand = new TreeSet<>();
            for (int place = 13 * seat; place < 13 * (seat + 1); place++) {
                hand.add(cards[place]);
            }
            hands.add(hand.stream()
                    .map(card -> "" + "DCHS".charAt(card % 4) + "3456789TJQKA2".charAt(card / 4))
                    .collect(Collectors.joining(" ")));
        }
        return String.join(" / ", hands);
    }

    private static String block(String language) throws IOException {
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(DOCUMENT));
        assertThat(block.find()).as("a block of %s in %s", language, DOCUMENT).isTrue();
        return block.group(1);
    }

    private static Process start(Path output, String program) throws IOException {
        Process python;
        try {
            python = new ProcessBuilder("python3", "-")
                    .redirectOutput(output.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            return abort("no python3 here, so the program in docs/protocols/deals.md was not run");
        }
        python.getOutputStream().write(program.getBytes(StandardCharsets.UTF_8));
        python.getOutputStream().close();
        return python;
    }
}
