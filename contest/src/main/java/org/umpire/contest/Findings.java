package org.umpire.contest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.umpire.contest.ProgramCheck.Finding;
import org.umpire.record.Entry;
import org.umpire.record.Shown;
import org.umpire.rules.FaultKind;

/** What was found of a program, each kind of trouble once, with its first place. */
final class Findings {
    private static final Duration SLOW = Duration.ofSeconds(1);
    private static final int LINES_MAX = 5;

    private final Map<String, Finding> faults = new LinkedHashMap<>();
    private final Map<String, Integer> lenient = new LinkedHashMap<>();
    private final Map<String, String> examples = new LinkedHashMap<>();
    private final List<String> remarks = new ArrayList<>();
    private final Map<FaultKind, Integer> kinds = new LinkedHashMap<>();
    private Duration slowest = Duration.ZERO;
    private String slowestWhere = "";
    private long answers;

    void answered(Entry.Answered answered, String where) {
        answers++;
        answered.remark().ifPresent(remark -> {
            lenient.merge(remark, 1, Integer::sum);
            examples.putIfAbsent(remark, "'" + Shown.of(answered.raw()) + "' at " + where);
        });
        if (answered.usage().cpu().compareTo(slowest) > 0) {
            slowest = answered.usage().cpu();
            slowestWhere = where;
        }
    }

    void faulted(Entry.Faulted faulted, String where, List<String> sent) {
        kinds.merge(faulted.fault().kind(), 1, Integer::sum);
        String what = Shown.of(faulted.fault().toString());
        // The detail of two faults of one rule may differ in the cards alone; they are one trouble all the same.
        String trouble = faulted.fault().kind().word() + " "
                + faulted.fault().detail().replaceAll("[:(].*", "").replaceAll("\\d+(\\.\\d+)?", "N");
        Finding first = faults.get(trouble);
        faults.put(
                trouble,
                first == null
                        ? new Finding(
                                what,
                                1,
                                where,
                                sent.subList(Math.max(0, sent.size() - LINES_MAX), sent.size()),
                                faulted.raw(),
                                faulted.stderr())
                        : new Finding(
                                first.what(),
                                first.times() + 1,
                                first.where(),
                                first.sent(),
                                first.answered(),
                                first.stderr()));
    }

    void remark(String text) {
        if (!remarks.contains(text)) {
            remarks.add(text);
        }
    }

    int count(FaultKind kind) {
        return kinds.getOrDefault(kind, 0);
    }

    ProgramCheck.Report report(int tables) {
        List<String> all = new ArrayList<>(remarks);
        lenient.forEach((remark, times) -> all.add(times + (times == 1 ? " answer was" : " answers were")
                + " read leniently: " + Shown.of(remark) + ", such as " + examples.get(remark)));
        if (slowest.compareTo(SLOW) > 0) {
            all.add(String.format(
                    Locale.ROOT,
                    "the slowest answer took %.1f s of CPU, at %s",
                    slowest.toMillis() / 1e3,
                    slowestWhere));
        }
        return new ProgramCheck.Report(tables, answers, List.copyOf(faults.values()), all);
    }
}
