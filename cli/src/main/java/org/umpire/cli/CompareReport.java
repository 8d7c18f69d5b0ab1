package org.umpire.cli;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.umpire.contest.Comparison;
import org.umpire.league.statistics.SequentialTest;
import org.umpire.league.statistics.SequentialTest.Verdict;
import org.umpire.record.Shown;
import org.umpire.rules.GamePack;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What came of a comparison, for people and for machines. */
final class CompareReport {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final GamePack<?, ?, ?, ?> pack;
    private final Comparison comparison;
    private final Comparison.Seen seen;
    private final String first;
    private final String second;

    CompareReport(GamePack<?, ?, ?, ?> pack, Comparison comparison) {
        this.pack = pack;
        this.comparison = comparison;
        this.seen = comparison.seen();
        this.first = Shown.name(comparison.names().get(0));
        this.second = Shown.name(comparison.names().get(1));
    }

    /** Returns the answer first, then what it rests on. */
    String text() {
        StringBuilder text = new StringBuilder(answer()).append('\n');
        text.append(ahead(seen, first, unit())).append('\n');
        text.append(String.format(
                Locale.ROOT,
                "%d blocks: %s won %d, %d drawn, lost %d",
                seen.tally().blocks(),
                first,
                seen.won(),
                seen.drawn(),
                seen.lost()));
        List<Long> faults = seen.faults();
        if (faults.get(0) + faults.get(1) > 0) {
            text.append("; faults: ")
                    .append(first)
                    .append(' ')
                    .append(faults.get(0))
                    .append(", ");
            text.append(second).append(' ').append(faults.get(1));
        }
        text.append('\n');
        SequentialTest test = comparison.rule().test();
        if (comparison.rule().fixed()) {
            text.append("A fixed number of blocks was asked for; the interval answers.\n");
        } else {
            text.append(String.format(
                            Locale.ROOT,
                            "Log-likelihood ratio %.2f: from %.2f on better by %s deviations of a block, from %.2f down not.%n",
                            seen.ratio(),
                            test.upper(),
                            number(test.effect()),
                            test.lower())
                    .replace("\r\n", "\n"));
        }
        return text.toString();
    }

    private String answer() {
        return switch (comparison.verdict()) {
            case YES -> first + " is better than " + second + ".";
            case NO ->
                comparison.rule().fixed()
                        ? second + " is better than " + first + "."
                        : first + " is not better than " + second + " by what was asked for.";
            case OPEN -> "It is not decided whether " + first + " is better than " + second + ".";
        };
    }

    /** Returns by how much the first program is ahead, in one sentence. */
    static String ahead(Comparison.Seen seen, String first, String unit) {
        OptionalDouble half = seen.tally().halfWidth95();
        return String.format(
                Locale.ROOT,
                "%s is ahead by %+.3g%s %s; with %.1f %% it is ahead at all.",
                first,
                seen.tally().mean(),
                half.isPresent() ? String.format(Locale.ROOT, " ± %.2g", half.getAsDouble()) : "",
                unit,
                100 * seen.tally().superiority());
    }

    private String unit() {
        return pack.format().chance()
                ? "in " + pack.format().scoreName().text() + " a game"
                        + (pack.format().lowerIsBetter() ? ", where fewer is better" : "")
                : "points a match";
    }

    private static String number(double number) {
        return Double.toString(number);
    }

    /** Returns an object; its fields are in docs/compare.md. */
    String json() {
        SequentialTest test = comparison.rule().test();
        ObjectNode json = MAPPER.createObjectNode();
        Verdict verdict = comparison.verdict();
        json.put("verdict", verdict == Verdict.YES ? "yes" : verdict == Verdict.NO ? "no" : "undecided");
        json.put("first", comparison.names().get(0));
        json.put("second", comparison.names().get(1));
        json.put("blocks", seen.tally().blocks());
        json.put("ahead", seen.tally().mean());
        put(json, "ahead_error", seen.tally().standardError());
        put(json, "ahead_half_width_95", seen.tally().halfWidth95());
        put(json, "deviation", seen.tally().deviation());
        json.put("superiority", seen.tally().superiority());
        json.put("won", seen.won());
        json.put("drawn", seen.drawn());
        json.put("lost", seen.lost());
        json.putArray("faults").add(seen.faults().get(0)).add(seen.faults().get(1));
        json.put("fixed", comparison.rule().fixed());
        json.put("log_likelihood_ratio", seen.ratio());
        json.put("upper", test.upper());
        json.put("lower", test.lower());
        json.put("effect", test.effect());
        json.put("alpha", test.falseYes());
        json.put("beta", test.falseNo());
        return MAPPER.writeValueAsString(json).replace("\r\n", "\n") + "\n";
    }

    private static void put(ObjectNode json, String name, OptionalDouble number) {
        if (number.isPresent()) {
            json.put(name, number.getAsDouble());
        } else {
            json.putNull(name);
        }
    }
}
