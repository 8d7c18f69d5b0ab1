package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.record.DealCheck;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.RecordReader;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.record.Usage;
import org.umpire.record.Verdict;
import org.umpire.rules.Breach;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Fault;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Setup;

/** The record that docs/protocols/record.md shows is a real one. */
final class Big2RecordTest {
    private static final Path DOCUMENT = Path.of("../docs/protocols/record.md");
    private static final SeasonSecret SECRET = SeasonSecret.read("rook and swan");
    private static final Big2Pack PACK = new Big2Pack();

    @TempDir
    Path folder;

    @Test
    void theExampleOfTheDocumentIsWhatIsWritten() throws IOException {
        Path file = folder.resolve("example.ndjson");
        try (RecordWriter writer = RecordWriter.create(file)) {
            // The second play is one card where two are needed.
            play(writer, List.of("C3 D3", "H7").iterator());
        }
        Matcher example = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(DOCUMENT));

        assertThat(example.find()).isTrue();
        assertThat(example.group(1)).isEqualTo(Files.readString(file));
        assertThat(Replay.check(file)).isEqualTo(new Verdict.Same());
        assertThat(new DealCheck(SECRET).check(RecordReader.read(file))).isEqualTo(new Verdict.Same());
    }

    private static void play(Recorder recorder, Iterator<String> lines) {
        List<Seated> seats = new ArrayList<>();
        for (String name : List.of("kestrel", "heron", "kestrel", "heron")) {
            seats.add(new Seated(name, "python3 " + name + ".py", Digests.of(name)));
        }
        Fixture fixture = new Fixture(
                PACK.game().id(),
                PACK.game().rulesVersion(),
                Setup.of(4, 1),
                seats,
                new DealId("autumn/match-1"),
                Limits.of(PACK.usualBudget()),
                "match-1",
                0);
        Big2Deal deal = PACK.game().deal(fixture.setup(), SECRET.shuffler(fixture.deal()));
        Entry.Dealt dealt =
                new Entry.Dealt(SECRET.nonce(fixture.deal()), PACK.notation().writeDeal(deal));
        recorder.append(new Entry.Header(
                fixture,
                1,
                "user",
                OptionalInt.empty(),
                Digests.ofDeal(dealt.nonce(), dealt.deal()),
                SECRET.digest(),
                Instant.parse("2026-10-01T18:30:00.123456Z"),
                "0.1.0"));
        Dialogue<Big2State, Big2Play, Big2View> dialogue =
                new Dialogue<>(PACK.protocol(), 4, PACK.game().start(deal));
        List<Usage> spent = new ArrayList<>(List.of(Usage.NONE, Usage.NONE, Usage.NONE, Usage.NONE));
        long nanos = 41_234_567;
        for (var question = dialogue.next((seat, line) -> {});
                question.isPresent();
                question = dialogue.next((seat, line) -> {})) {
            Usage usage = new Usage(Duration.ofNanos(nanos), Duration.ofNanos(nanos + 87_654));
            spent.set(question.get().seat().index(), usage);
            nanos /= 3;
            answer(recorder, dialogue, question.get(), lines.next(), usage);
        }
        recorder.append(dealt);
        if (dialogue.state().phase() instanceof Phase.Over over) {
            recorder.append(new Entry.Result(over.outcome(), spent));
        }
    }

    private static void answer(
            Recorder recorder,
            Dialogue<Big2State, Big2Play, Big2View> dialogue,
            Dialogue.Question<Big2View> question,
            String line,
            Usage usage) {
        Reading<Big2Play> reading = PACK.protocol().read(question.view(), line);
        assertThat(reading).isInstanceOf(Reading.Understood.class);
        Reading.Understood<Big2Play> understood = (Reading.Understood<Big2Play>) reading;
        Optional<Breach> breach = dialogue.state().check(understood.move());
        if (breach.isPresent()) {
            Fault fault = Fault.of(breach.get());
            dialogue.dropped(fault);
            recorder.append(
                    new Entry.Faulted(question.seat(), fault, Optional.of(line), usage, "last: D3 C3, mine: H7\n"));
        } else {
            dialogue.played(understood.move());
            recorder.append(new Entry.Answered(
                    question.seat(),
                    Reply.MOVE,
                    line,
                    Optional.of(PACK.notation().writeMove(understood.move())),
                    understood.remark(),
                    usage));
        }
    }
}
