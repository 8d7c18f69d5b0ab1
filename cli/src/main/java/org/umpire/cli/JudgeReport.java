package org.umpire.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.umpire.judge.run.CaseResult;
import org.umpire.judge.run.Judgement;
import org.umpire.record.Shown;

/** What came of submissions, for people and for machines. */
final class JudgeReport {
    private JudgeReport() {}

    /** Returns the columns of a submission: what it got, how long it took, and why. */
    static String[] row(Judgement judgement) {
        return new String[] {
            judgement.verdict().name(),
            Shown.of(judgement.name()),
            judgement.language(),
            judgement.cases().size() + (judgement.cases().size() == 1 ? " case" : " cases"),
            judgement.slowest().toMillis() + " ms",
            memory(judgement.peakMemoryBytes()),
            Shown.of(judgement.detail())
        };
    }

    /** Returns the columns of a case. */
    static String[] row(CaseResult result) {
        return new String[] {
            "  " + result.verdict().name(),
            result.name(),
            result.cpu().toMillis() + " ms",
            memory(result.peakMemoryBytes()),
            Shown.of(result.detail())
        };
    }

    /** Returns a submission as JSON has it. */
    static Map<String, Object> json(Judgement judgement) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("verdict", judgement.verdict().name());
        facts.put("source", judgement.name());
        facts.put("language", judgement.language());
        if (!judgement.detail().isEmpty()) {
            facts.put("detail", judgement.detail());
        }
        if (!judgement.complaint().isEmpty()) {
            facts.put("compiler", judgement.complaint());
        }
        List<Map<String, Object>> cases = new ArrayList<>();
        judgement.cases().forEach(one -> cases.add(json(one)));
        facts.put("cases", cases);
        return facts;
    }

    private static Map<String, Object> json(CaseResult result) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", result.name());
        facts.put("verdict", result.verdict().name());
        facts.put("cpu_ms", result.cpu().toMillis());
        facts.put("wall_ms", result.wall().toMillis());
        result.peakMemoryBytes().ifPresent(bytes -> facts.put("memory_kb", bytes >> 10));
        if (!result.detail().isEmpty()) {
            facts.put("detail", result.detail());
        }
        if (!result.feedback().isEmpty()) {
            facts.put("feedback", result.feedback());
        }
        return facts;
    }

    private static String memory(OptionalLong bytes) {
        return bytes.isPresent() ? (bytes.getAsLong() >> 20) + " MiB" : "-";
    }
}
