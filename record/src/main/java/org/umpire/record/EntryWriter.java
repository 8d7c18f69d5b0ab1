package org.umpire.record;

import java.io.ByteArrayOutputStream;
import org.jspecify.annotations.Nullable;
import org.umpire.rules.Budget;
import org.umpire.rules.Fault;
import org.umpire.rules.Outcome;
import org.umpire.rules.Reply;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** Entries as lines of JSON. Lines are pure ASCII, so that no line can play tricks on the terminal that shows it. */
final class EntryWriter {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .characterEscapes(new DeleteToo())
            .build();

    private EntryWriter() {}

    /** Returns the line of an entry, with its line end, unsealed. */
    static byte[] write(Entry entry) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            write(json, entry);
            json.writeEndObject();
        }
        bytes.write('\n');
        return bytes.toByteArray();
    }

    private static void write(JsonGenerator json, Entry entry) {
        if (entry instanceof Entry.Header header) {
            json.writeStringProperty("entry", "header");
            header(json, header);
        } else if (entry instanceof Entry.Answered answered) {
            json.writeStringProperty("entry", answered.owed() == Reply.MOVE ? "move" : "ack");
            json.writeNumberProperty("seat", answered.seat().index());
            json.writeStringProperty("raw", answered.raw());
            answered.move().ifPresent(move -> json.writeStringProperty("move", move));
            answered.remark().ifPresent(remark -> json.writeStringProperty("remark", remark));
            usage(json, answered.usage());
        } else if (entry instanceof Entry.Faulted faulted) {
            json.writeStringProperty("entry", "fault");
            json.writeNumberProperty("seat", faulted.seat().index());
            fault(json, faulted.fault());
            faulted.raw().ifPresent(raw -> json.writeStringProperty("raw", raw));
            usage(json, faulted.usage());
            json.writeStringProperty("stderr", faulted.stderr());
        } else if (entry instanceof Entry.Dealt dealt) {
            json.writeStringProperty("entry", "deal");
            json.writeStringProperty("nonce", dealt.nonce());
            json.writeStringProperty("deal", dealt.deal());
        } else if (entry instanceof Entry.Result result) {
            json.writeStringProperty("entry", "result");
            result(json, result);
        } else if (entry instanceof Entry.Voided voided) {
            json.writeStringProperty("entry", "void");
            json.writeStringProperty("why", voided.why());
        } else {
            throw new IllegalStateException("no text for " + entry.getClass());
        }
    }

    private static void header(JsonGenerator json, Entry.Header header) {
        Fixture fixture = header.fixture();
        json.writeNumberProperty("format", EntryReader.FORMAT);
        json.writeStringProperty("fixture", fixture.id().hex());
        json.writeNumberProperty("attempt", header.attempt());
        json.writeStringProperty("game", fixture.game().name());
        json.writeNumberProperty("rules", fixture.rulesVersion());
        json.writeNumberProperty("games", fixture.setup().games());
        json.writeObjectPropertyStart("variant");
        fixture.setup().variant().forEach(json::writeStringProperty);
        json.writeEndObject();
        json.writeArrayPropertyStart("seats");
        for (Seated seated : fixture.seats()) {
            json.writeStartObject();
            json.writeStringProperty("name", seated.name());
            json.writeStringProperty("command", seated.command());
            json.writeStringProperty("digest", seated.digest());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeStringProperty("block", fixture.block());
        json.writeNumberProperty("table", fixture.table());
        json.writeStringProperty("deal", fixture.deal().label());
        json.writeStringProperty("deal_digest", header.dealDigest());
        json.writeStringProperty("secret_digest", header.secretDigest());
        limits(json, fixture.limits());
        json.writeStringProperty("isolation", header.isolation());
        header.processor().ifPresent(processor -> json.writeNumberProperty("processor", processor));
        json.writeStringProperty("started", header.started().toString());
        json.writeStringProperty("umpire", header.umpire());
    }

    private static void limits(JsonGenerator json, Limits limits) {
        Budget budget = limits.budget();
        json.writeObjectPropertyStart("limits");
        json.writeStringProperty("clock", budget.clock().word());
        json.writeNumberProperty("total_ms", budget.total().toMillis());
        json.writeNumberProperty("then_ms", budget.then().toMillis());
        json.writeNumberProperty("guard_factor", budget.guardFactor());
        json.writeNumberProperty("guard_extra_ms", budget.guardExtra().toMillis());
        json.writeNumberProperty("idle_total_ms", budget.idleTotal().toMillis());
        json.writeNumberProperty("memory_bytes", limits.memoryBytes());
        json.writeNumberProperty("line_bytes", limits.lineBytes());
        json.writeNumberProperty("output_bytes", limits.outputBytes());
        json.writeNumberProperty("stderr_bytes", limits.stderrBytes());
        json.writeEndObject();
    }

    private static void result(JsonGenerator json, Entry.Result result) {
        json.writeArrayPropertyStart("seats");
        for (int i = 0; i < result.outcome().seats().size(); i++) {
            Outcome.SeatOutcome seat = result.outcome().seats().get(i);
            json.writeStartObject();
            json.writeNumberProperty("score", seat.score());
            usage(json, result.spent().get(i));
            seat.fault().ifPresent(fault -> {
                json.writeObjectPropertyStart("fault");
                fault(json, fault);
                json.writeEndObject();
            });
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void fault(JsonGenerator json, Fault fault) {
        json.writeStringProperty("kind", fault.kind().word());
        json.writeStringProperty("detail", fault.detail());
    }

    private static void usage(JsonGenerator json, Usage usage) {
        json.writeNumberProperty("cpu_ns", usage.cpu().toNanos());
        json.writeNumberProperty("wall_ns", usage.wall().toNanos());
    }

    /** Escapes the control character 127 like the others. */
    private static final class DeleteToo extends CharacterEscapes {
        private static final int[] ASCII = standardAsciiEscapesForJSON();

        static {
            ASCII[127] = ESCAPE_STANDARD;
        }

        @Override
        public int[] getEscapeCodesForAscii() {
            return ASCII.clone();
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int ch) {
            return null;
        }
    }
}
