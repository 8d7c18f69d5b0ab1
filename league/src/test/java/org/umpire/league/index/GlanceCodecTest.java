package org.umpire.league.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.Seated;
import org.umpire.record.Usage;
import org.umpire.rules.Budget;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GameId;
import org.umpire.rules.Outcome;
import org.umpire.rules.Setup;
import org.umpire.testkit.Seeds;

class GlanceCodecTest {
    private static final List<FaultKind> KINDS = List.of(FaultKind.values());
    private static final List<String> TEXTS = List.of("", "a", "round-1/match-7", "鷹の目 \u001b[31m", "x".repeat(300));

    private static String text(RandomGenerator rng) {
        return TEXTS.get(rng.nextInt(TEXTS.size()));
    }

    private static long number(RandomGenerator rng) {
        return rng.nextLong() >> rng.nextInt(64);
    }

    private static Duration duration(RandomGenerator rng) {
        return Duration.ofNanos(rng.nextLong(Long.MAX_VALUE) >> rng.nextInt(63));
    }

    private static Glance glance(RandomGenerator rng) {
        int seats = 1 + rng.nextInt(6);
        TreeMap<String, String> variant = new TreeMap<>();
        if (rng.nextBoolean()) {
            variant.put("reading", text(rng));
        }
        String block = "round-" + rng.nextInt(1, 1000);
        Fixture fixture = new Fixture(
                new GameId("toy"),
                rng.nextInt(3),
                new Setup(seats, 1 + rng.nextInt(1000), variant),
                IntStream.range(0, seats)
                        .mapToObj(seat -> new Seated("e" + rng.nextInt(9), text(rng), Digests.of(text(rng))))
                        .toList(),
                new DealId("autumn/" + (rng.nextBoolean() ? block : "another")),
                Limits.of(
                        rng.nextBoolean()
                                ? Budget.cpu(
                                        Duration.ofMillis(1 + rng.nextInt(99_999)), Duration.ofMillis(rng.nextInt(9)))
                                : Budget.wall(Duration.ofMinutes(9), Duration.ZERO)),
                block,
                rng.nextInt(300));
        Entry end = rng.nextInt(5) == 0 ? new Entry.Voided(text(rng)) : result(rng, seats);
        Optional<List<List<Long>>> figures = rng.nextBoolean()
                ? Optional.empty()
                : Optional.of(IntStream.range(0, seats)
                        .mapToObj(seat -> List.of(number(rng), number(rng)))
                        .toList());
        Glance.Head head = new Glance.Head(
                fixture,
                1 + rng.nextInt(3),
                new Glance.Circumstances(
                        "strong",
                        Digests.of(text(rng)),
                        text(rng),
                        Instant.ofEpochSecond(number(rng) >> 32, rng.nextInt(1_000_000_000))));
        return new Glance(head, end, Digests.of(text(rng)), figures);
    }

    private static Entry result(RandomGenerator rng, int seats) {
        List<Outcome.SeatOutcome> outcomes = new ArrayList<>();
        List<Usage> spent = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            FaultKind kind = KINDS.get(rng.nextInt(KINDS.size()));
            outcomes.add(new Outcome.SeatOutcome(
                    number(rng), rng.nextBoolean() ? Optional.of(new Fault(kind, text(rng))) : Optional.empty()));
            spent.add(new Usage(duration(rng), duration(rng)));
        }
        return new Entry.Result(new Outcome(outcomes), spent);
    }

    @Test
    void everyGlanceComesBackAsItWasWritten() {
        GlanceCodec writing = new GlanceCodec();
        GlanceCodec reading = new GlanceCodec();
        Seeds.forEach(300, rng -> {
            Glance glance = glance(rng);
            byte[] bytes = writing.write(glance);
            for (byte[] word : writing.words()
                    .subList(reading.words().size(), writing.words().size())) {
                reading.learn(word);
            }
            assertThat(reading.read(new Unpacker(bytes, 0))).isEqualTo(glance);
            assertThat(reading.readHead(new Unpacker(bytes, 0))).isEqualTo(glance.head());
            assertThat(reading.readEnd(new Unpacker(bytes, 0))).isEqualTo(glance.end());
        });
    }

    @Test
    void whatIsKnownIsNamedByItsNumber() {
        GlanceCodec codec = new GlanceCodec();
        Glance glance = glance(Seeds.random(4));
        codec.write(glance);
        int words = codec.words().size();

        codec.write(glance);

        assertThat(codec.words()).hasSize(words);
    }
}
