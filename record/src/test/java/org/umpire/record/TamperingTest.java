package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Every field of a record, changed: what finds it, and on which line. */
final class TamperingTest {
    private static final String OTHER = Digests.of("something else");

    @TempDir
    Path folder;

    private Path original = Path.of("");

    /** Where a difference must be found. */
    private record Row(String name, ToIntFunction<Edits> line, BiConsumer<Edits, Integer> change) {}

    @BeforeEach
    void play() {
        original = folder.resolve("original.ndjson");
        try (RecordWriter writer = RecordWriter.create(original)) {
            // With this seed the table has moves, acknowledgements, a remark, an illegal move and a death.
            new ToyTable(new Random(SEED), 0.1, 4, 2, writer).play();
        }
        assertThat(Replay.check(original)).isEqualTo(new Verdict.Same());
    }

    private static final long SEED = seed();

    private static long seed() {
        for (long seed = 0; ; seed++) {
            TableRecord record = record(seed);
            boolean remark = record.entries().stream()
                    .anyMatch(e -> e instanceof Entry.Answered a && a.remark().isPresent());
            boolean illegal = record.entries().stream()
                    .anyMatch(e ->
                            e instanceof Entry.Faulted f && f.fault().detail().startsWith("MUST_HOLD_CARD"));
            boolean garbled = record.entries().stream()
                    .anyMatch(e ->
                            e instanceof Entry.Faulted f && f.fault().detail().startsWith("no number"));
            if (remark && illegal && garbled) {
                return seed;
            }
        }
    }

    private static TableRecord record(long seed) {
        MemoryRecorder memory = new MemoryRecorder();
        new ToyTable(new Random(seed), 0.1, 4, 2, memory).play();
        return memory.record();
    }

    private static Row text(String kind, String field) {
        return new Row(
                kind + "." + field,
                edits -> edits.line(kind),
                (edits, line) -> edits.change(line, node -> {
                    assertThat(node.has(field)).isTrue();
                    node.put(
                            field,
                            node.get(field).isNumber() ? "1" : node.get(field).asString() + "x");
                }));
    }

    private static Row changed(String name, ToIntFunction<Edits> line, java.util.function.Consumer<ObjectNode> change) {
        return new Row(name, line, (edits, at) -> edits.change(at, change));
    }

    private static Row header(String field, java.util.function.Consumer<ObjectNode> change) {
        return changed("header." + field, edits -> 1, change);
    }

    private static int illegal(Edits edits) {
        return find(edits, "MUST_HOLD_CARD");
    }

    private static int garbled(Edits edits) {
        return find(edits, "no number");
    }

    private static int remark(Edits edits) {
        return find(edits, "\"remark\"");
    }

    private static int find(Edits edits, String text) {
        for (int line = 1; line <= edits.last(); line++) {
            if (edits.get(line).contains(text)) {
                return line;
            }
        }
        throw new AssertionError("no " + text);
    }

    /** Changes that are found where they are, although the record was sealed again. */
    private static List<Row> foundByReplay() {
        return List.of(
                header("format", node -> node.put("format", 2)),
                header("fixture", node -> node.put("fixture", "0".repeat(32))),
                header("game", node -> node.put("game", "other")),
                header("rules", node -> node.put("rules", 4)),
                header("games", node -> node.put("games", 3)),
                header("variant", node -> ((ObjectNode) node.get("variant")).put("low", "wins")),
                header("seats.name", node -> seat(node, 2).put("name", "X")),
                header("seats.digest", node -> seat(node, 2).put("digest", OTHER)),
                header("seats", node -> ((ArrayNode) node.get("seats")).remove(0)),
                header("block", node -> node.put("block", "match-2")),
                header("table", node -> node.put("table", 1)),
                header("deal", node -> node.put("deal", "toy/x")),
                header("limits.total_ms", node -> ((ObjectNode) node.get("limits")).put("total_ms", 10_001)),
                header("limits.clock", node -> ((ObjectNode) node.get("limits")).put("clock", "wall")),
                header("limits.memory_bytes", node -> ((ObjectNode) node.get("limits")).put("memory_bytes", 7)),
                header("limits.stderr_bytes", node -> ((ObjectNode) node.get("limits")).put("stderr_bytes", 7)),
                changed("header.deal_digest", edits -> edits.line("deal"), node -> {}),
                text("deal", "nonce"),
                text("deal", "deal"),
                changed(
                        "ack.seat",
                        edits -> edits.line("ack"),
                        node -> node.put("seat", 3 - node.get("seat").asInt())),
                changed(
                        "ack.entry",
                        edits -> edits.line("ack"),
                        node -> node.put("entry", "move").put("move", "1")),
                changed("ack.remark", edits -> edits.line("ack"), node -> node.put("remark", "late")),
                changed("move.entry", edits -> edits.line("move"), TamperingTest::moveToAck),
                changed(
                        "move.seat",
                        edits -> edits.line("move"),
                        node -> node.put("seat", (node.get("seat").asInt() + 1) % 4)),
                text("move", "raw"),
                changed("move.raw", edits -> edits.line("move"), node -> node.put("raw", "77")),
                text("move", "move"),
                changed(
                        "move.raw and move",
                        edits -> edits.line("move"),
                        node -> node.put("raw", "77").put("move", "77")),
                changed("move.remark", TamperingTest::remark, node -> node.put("remark", "other")),
                changed("move.remark gone", TamperingTest::remark, node -> node.remove("remark")),
                changed(
                        "fault.seat",
                        TamperingTest::illegal,
                        node -> node.put("seat", (node.get("seat").asInt() + 1) % 4)),
                changed("fault.kind", TamperingTest::illegal, node -> node.put("kind", "garbled")),
                changed("fault.kind unknown", TamperingTest::illegal, node -> node.put("kind", "bored")),
                changed("fault.detail", TamperingTest::illegal, node -> node.put("detail", "OTHER: x")),
                changed("fault.raw", TamperingTest::illegal, node -> node.put("raw", "-2")),
                changed("fault.raw gone", TamperingTest::illegal, node -> node.remove("raw")),
                changed("garbled.kind", TamperingTest::garbled, node -> node.put("kind", "illegal")),
                changed("garbled.detail", TamperingTest::garbled, node -> node.put("detail", "no number: ")),
                changed("garbled.raw", TamperingTest::garbled, node -> node.put("raw", "-2")),
                changed("result.score", Edits::last, node -> seat(node, 1).put("score", 99)),
                changed(
                        "result.fault",
                        Edits::last,
                        node -> seat(node, 0)
                                .putObject("fault")
                                .put("kind", "time")
                                .put("detail", "x")),
                changed("result.fault gone", Edits::last, TamperingTest::withoutFaults),
                changed("result.cpu_ns", Edits::last, node -> seat(node, 1).put("cpu_ns", 5)),
                changed("result.wall_ns", Edits::last, node -> seat(node, 1).put("wall_ns", 5)),
                new Row("a move left out", edits -> edits.line("move"), Edits::remove),
                new Row("moves swapped", edits -> edits.line("move"), Edits::swap),
                new Row("no deal", edits -> edits.line("deal"), Edits::remove),
                new Row("cut before the deal", edits -> edits.line("deal"), (edits, line) -> {
                    edits.remove(line);
                    edits.set(line, "{\"entry\":\"void\",\"why\":\"x\"}");
                }));
    }

    /** Changes of what only happened: times are found by their sum, the rest by the seal alone. */
    private static List<Row> foundAtTheLastLine() {
        return List.of(
                text("header", "isolation"),
                text("header", "umpire"),
                header("started", node -> node.put("started", "2026-01-31T12:00:01Z")),
                header("attempt", node -> node.put("attempt", 2)),
                header("secret_digest", node -> node.put("secret_digest", OTHER)),
                header("seats.command", node -> seat(node, 0).put("command", "other")),
                text("ack", "raw"),
                changed("move.cpu_ns", edits -> edits.line("move"), node -> node.put("cpu_ns", 5)),
                changed("move.wall_ns", edits -> edits.line("move"), node -> node.put("wall_ns", 5)),
                changed("fault.cpu_ns", TamperingTest::illegal, node -> node.put("cpu_ns", 5)),
                text("fault", "stderr"),
                changed("an unknown field", edits -> edits.line("ack"), node -> node.put("later", 1)),
                changed("result.seal", Edits::last, node -> node.put("seal", OTHER)),
                changed("no seal", Edits::last, node -> node.remove("seal")));
    }

    @Test
    void whatFollowsFromDealAndLinesIsFoundWhereItIs() {
        for (Row row : foundByReplay()) {
            Edits edits = Edits.of(original);
            int line = row.line().applyAsInt(edits);
            row.change().accept(edits, line);
            if (row.name().equals("header.deal_digest")) {
                edits.change(1, node -> node.put("deal_digest", OTHER));
            }
            Verdict verdict = Replay.check(edits.seal().write(folder.resolve("changed.ndjson")));

            assertThat(verdict).as(row.name()).isInstanceOf(Verdict.Differs.class);
            assertThat(((Verdict.Differs) verdict).line())
                    .as("%s: %s", row.name(), verdict)
                    .isEqualTo(line);
        }
    }

    @Test
    void whatOnlyHappenedIsFoundAtTheLastLine() {
        for (Row row : foundAtTheLastLine()) {
            Edits edits = Edits.of(original);
            row.change().accept(edits, row.line().applyAsInt(edits));
            Verdict verdict = Replay.check(edits.write(folder.resolve("changed.ndjson")));

            assertThat(verdict).as(row.name()).isInstanceOf(Verdict.Differs.class);
            assertThat(((Verdict.Differs) verdict).line())
                    .as("%s: %s", row.name(), verdict)
                    .isEqualTo(edits.last());
        }
    }

    @Test
    void theDealCheckSaysWhichOfDigestNonceAndDealDiffers() {
        DealCheck check = new DealCheck(ToyTable.SECRET);
        assertThat(check.check(RecordReader.read(original))).isEqualTo(new Verdict.Same());
        List<Row> rows = List.of(
                header("secret_digest", node -> node.put("secret_digest", OTHER)),
                header("deal_digest", node -> node.put("deal_digest", OTHER)),
                text("deal", "nonce"),
                text("deal", "deal"));
        for (Row row : rows) {
            Edits edits = Edits.of(original);
            int line = row.line().applyAsInt(edits);
            row.change().accept(edits, line);
            Verdict verdict =
                    check.check(RecordReader.read(row.name(), edits.seal().bytes()));

            assertThat(verdict).as(row.name()).isInstanceOf(Verdict.Differs.class);
            assertThat(((Verdict.Differs) verdict).line())
                    .as("%s: %s", row.name(), verdict)
                    .isEqualTo(line);
        }
        assertThat(new DealCheck(SeasonSecret.read("another")).check(RecordReader.read(original)))
                .isInstanceOf(Verdict.Differs.class);
    }

    @Test
    void aPickedDealIsFoundEvenIfItsDigestFits() {
        Edits edits = Edits.of(original);
        int line = edits.line("deal");
        String[] picked = new String[1];
        edits.change(line, node -> {
            String[] hands = node.get("deal").asString().split("/", -1);
            picked[0] = String.join("/", hands[1], hands[0], hands[2], hands[3]);
            node.put("deal", picked[0]);
            picked[0] = Digests.ofDeal(node.get("nonce").asString(), picked[0]);
        });
        edits.change(1, node -> node.put("deal_digest", picked[0])).seal();

        assertThat(new DealCheck(ToyTable.SECRET).check(RecordReader.read("picked", edits.bytes())))
                .isInstanceOf(Verdict.Differs.class);
    }

    private static void moveToAck(ObjectNode node) {
        node.put("entry", "ack").remove("move");
    }

    private static void withoutFaults(ObjectNode node) {
        for (int i = 0; i < node.get("seats").size(); i++) {
            seat(node, i).remove("fault");
        }
    }

    private static ObjectNode seat(ObjectNode node, int seat) {
        return (ObjectNode) node.get("seats").get(seat);
    }
}
