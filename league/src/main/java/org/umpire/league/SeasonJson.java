package org.umpire.league;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.umpire.record.Limits;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.GameId;
import org.umpire.rules.Setup;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A season as JSON. */
final class SeasonJson {
    /** The version of the form. It rises only when a file of before could be read differently. */
    static final int FORMAT = 1;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    private SeasonJson() {}

    static String write(Season season) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("format", FORMAT);
        json.put("name", season.name());
        json.put("game", season.game().name());
        json.put("rules", season.rulesVersion());
        json.put("seats", season.setup().seats());
        json.put("games", season.setup().games());
        ObjectNode variant = json.putObject("variant");
        season.setup().variant().forEach(variant::put);
        json.put("rounds", season.rounds());
        scheme(json, season.scheme());
        season.matchesMax().ifPresent(max -> json.put("matches_max", max));
        season.matchTables().ifPresent(tables -> json.put("match_tables", tables));
        limits(json.putObject("limits"), season.limits());
        json.put("secret_digest", season.secretDigest());
        season.secret().ifPresent(secret -> json.put("secret", secret));
        var entrants = json.putArray("entrants");
        for (Entrant entrant : season.entrants()) {
            ObjectNode one = entrants.addObject();
            one.put("name", entrant.name());
            one.put("command", entrant.command());
            one.put("digest", entrant.digest());
            if (entrant.outOfCompetition()) {
                one.put("out_of_competition", true);
            }
            entrant.place().ifPresent(place -> one.put("place", place));
            entrant.affiliation().ifPresent(affiliation -> one.put("affiliation", affiliation));
        }
        return MAPPER.writeValueAsString(json).replace("\r\n", "\n") + "\n";
    }

    /** Writes nothing for a round robin: it is what files were before there was anything else. */
    private static void scheme(ObjectNode json, Scheme scheme) {
        if (scheme.kind() != Scheme.Kind.ROUND_ROBIN) {
            json.put("schedule", scheme.kind().word());
        }
        if (scheme.legs() != 1) {
            json.put("legs", scheme.legs());
        }
        if (!scheme.challengers().isEmpty()) {
            ArrayNode challengers = json.putArray("challengers");
            scheme.challengers().forEach(challengers::add);
        }
    }

    private static Scheme scheme(SeasonFields fields) {
        Optional<String> word = fields.optionalText("schedule");
        Optional<Scheme.Kind> kind = word.isEmpty() ? Optional.of(Scheme.Kind.ROUND_ROBIN) : Scheme.Kind.of(word.get());
        if (kind.isEmpty()) {
            fields.problem("schedule", "this version knows no schedule of this kind; read the file with a newer one");
        }
        int legs = fields.has("legs") ? (int) fields.number("legs", 1, Integer.MAX_VALUE) : 1;
        return new Scheme(kind.orElse(Scheme.Kind.ROUND_ROBIN), legs, fields.optionalTexts("challengers"));
    }

    private static void limits(ObjectNode json, Limits limits) {
        Budget budget = limits.budget();
        json.put("clock", budget.clock().word());
        json.put("total_ms", budget.total().toMillis());
        json.put("then_ms", budget.then().toMillis());
        json.put("guard_factor", budget.guardFactor());
        json.put("guard_extra_ms", budget.guardExtra().toMillis());
        json.put("idle_total_ms", budget.idleTotal().toMillis());
        json.put("memory_bytes", limits.memoryBytes());
        json.put("line_bytes", limits.lineBytes());
        json.put("output_bytes", limits.outputBytes());
        json.put("stderr_bytes", limits.stderrBytes());
    }

    static SeasonFile.Read read(String text) {
        List<String> problems = new ArrayList<>();
        JsonNode root;
        try {
            root = MAPPER.readTree(text);
        } catch (JacksonException e) {
            return new SeasonFile.Read.Bad(List.of("not JSON: " + e.getOriginalMessage()));
        }
        if (!root.isObject()) {
            return new SeasonFile.Read.Bad(List.of("not a JSON object"));
        }
        SeasonFields fields = new SeasonFields(root, "", problems);
        if (fields.number("format", 1, Integer.MAX_VALUE) != FORMAT && problems.isEmpty()) {
            return new SeasonFile.Read.Bad(
                    List.of("format: this version reads format " + FORMAT + "; read the file with a newer one"));
        }
        Optional<Season> season = season(fields, problems);
        return season.isPresent() && problems.isEmpty()
                ? new SeasonFile.Read.Good(season.get())
                : new SeasonFile.Read.Bad(problems);
    }

    private static Optional<Season> season(SeasonFields fields, List<String> problems) {
        String name = fields.text("name");
        String game = fields.text("game");
        int rules = (int) fields.number("rules", 0, Integer.MAX_VALUE);
        int seats = (int) fields.number("seats", 1, 1000);
        int games = (int) fields.number("games", 1, Integer.MAX_VALUE);
        Map<String, String> variant = fields.texts("variant");
        int rounds = (int) fields.number("rounds", 1, Integer.MAX_VALUE);
        OptionalLong matchesMax = fields.has("matches_max")
                ? OptionalLong.of(fields.number("matches_max", 1, Long.MAX_VALUE))
                : OptionalLong.empty();
        OptionalInt matchTables = fields.has("match_tables")
                ? OptionalInt.of((int) fields.number("match_tables", 1, Integer.MAX_VALUE))
                : OptionalInt.empty();
        Scheme scheme = scheme(fields);
        Optional<Limits> limits = limits(fields.object("limits"), problems);
        String digest = fields.text("secret_digest");
        Optional<String> secret = fields.optionalText("secret");
        List<Entrant> entrants = new ArrayList<>();
        for (SeasonFields one : fields.objects("entrants")) {
            entrant(one, problems).ifPresent(entrants::add);
        }
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Season(
                    name,
                    new GameId(game),
                    rules,
                    new Setup(seats, games, new TreeMap<>(variant)),
                    limits.orElseThrow(),
                    rounds,
                    matchesMax,
                    matchTables,
                    entrants,
                    digest,
                    secret,
                    scheme));
        } catch (IllegalArgumentException e) {
            problems.add(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static Optional<Entrant> entrant(SeasonFields fields, List<String> problems) {
        int before = problems.size();
        String name = fields.text("name");
        String command = fields.text("command");
        String digest = fields.text("digest");
        boolean outOfCompetition = fields.optionalFlag("out_of_competition");
        Optional<String> place = fields.optionalText("place");
        Optional<String> affiliation = fields.optionalText("affiliation");
        if (problems.size() > before) {
            return Optional.empty();
        }
        if (!Entrant.validName(name)) {
            fields.problem("name", "'" + name + "' cannot name an entrant");
            return Optional.empty();
        }
        return Optional.of(new Entrant(name, command, digest, outOfCompetition, place, affiliation));
    }

    private static Optional<Limits> limits(SeasonFields fields, List<String> problems) {
        int before = problems.size();
        Optional<ClockKind> clock = clock(fields);
        Duration total = Duration.ofMillis(fields.number("total_ms", 0, Long.MAX_VALUE));
        Duration then = Duration.ofMillis(fields.number("then_ms", 0, Long.MAX_VALUE));
        int guardFactor = (int) fields.number("guard_factor", 1, Integer.MAX_VALUE);
        Duration guardExtra = Duration.ofMillis(fields.number("guard_extra_ms", 0, Long.MAX_VALUE));
        Duration idleTotal = Duration.ofMillis(fields.number("idle_total_ms", 0, Long.MAX_VALUE));
        long memory = fields.number("memory_bytes", 1, Long.MAX_VALUE);
        int line = (int) fields.number("line_bytes", 1, Integer.MAX_VALUE);
        long output = fields.number("output_bytes", 1, Long.MAX_VALUE);
        int stderr = (int) fields.number("stderr_bytes", 0, Integer.MAX_VALUE);
        if (problems.size() > before || clock.isEmpty()) {
            return Optional.empty();
        }
        try {
            Budget budget = new Budget(clock.get(), total, then, guardFactor, guardExtra, idleTotal);
            return Optional.of(new Limits(budget, memory, line, output, stderr));
        } catch (IllegalArgumentException e) {
            fields.problem("clock", String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static Optional<ClockKind> clock(SeasonFields fields) {
        String word = fields.text("clock");
        for (ClockKind kind : ClockKind.values()) {
            if (kind.word().equals(word)) {
                return Optional.of(kind);
            }
        }
        fields.problem("clock", "must be cpu or wall");
        return Optional.empty();
    }
}
