package org.umpire.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.umpire.rules.Breach;
import org.umpire.rules.Rule;

/**
 * The rules of a game as a table: situation, move, and what is expected of it, one case a line.
 *
 * <pre>
 * # table    hand        move     expect          note
 * -          D3 C3 H9    H9       ok
 * S2         D3 C3 H9    H9       MUST_BE_HIGHER  nothing beats the S2
 * </pre>
 *
 * <p>Columns are separated by two or more blanks and named by the first line that begins with {@code #}; other such
 * lines and empty ones are skipped. The column {@code expect} holds {@code ok} or the name of a rule, {@code note} may be
 * missing; what the other columns mean is the game's business.
 */
public final class RuleTable {
    private static final String EXPECT = "expect";
    private static final String NOTE = "note";
    private static final String OK = "ok";

    private final String name;
    private final List<Row> rows;

    private RuleTable(String name, List<Row> rows) {
        this.name = name;
        this.rows = List.copyOf(rows);
    }

    /**
     * One case.
     *
     * @param line in the file, from 1
     * @param cells by the names of their columns
     */
    public record Row(int line, Map<String, String> cells) {
        /** Returns the text in a column. */
        public String cell(String column) {
            String text = cells.get(column);
            if (text == null) {
                throw new IllegalArgumentException("no column '" + column + "' among " + cells.keySet());
            }
            return text;
        }
    }

    /**
     * Returns the table in a resource that lies beside a class.
     *
     * @throws IllegalArgumentException if a line has too few or too many cells
     */
    public static RuleTable read(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no " + name + " beside " + beside.getName());
            }
            return of(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }

    /** Returns the table with this text. */
    static RuleTable of(String name, String text) {
        List<String> columns = List.of();
        List<Row> rows = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.startsWith("#") && columns.isEmpty()) {
                columns = List.of(line.substring(1).strip().split(" {2,}", -1));
                if (!columns.contains(EXPECT)) {
                    throw new IllegalArgumentException(name + ":" + number + ": no column '" + EXPECT + "'");
                }
            } else if (!line.isBlank() && !line.startsWith("#")) {
                rows.add(row(name + ":" + number, number, columns, line));
            }
        }
        return new RuleTable(name, rows);
    }

    private static Row row(String where, int number, List<String> columns, String line) {
        String[] texts = line.strip().split(" {2,}", -1);
        int needed = columns.contains(NOTE) ? columns.size() - 1 : columns.size();
        if (texts.length < needed || texts.length > columns.size()) {
            throw new IllegalArgumentException(
                    where + ": " + texts.length + " cells; the columns are " + columns + ", two blanks apart");
        }
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < texts.length; i++) {
            cells.put(columns.get(i), texts[i]);
        }
        return new Row(number, cells);
    }

    /** Returns the cases, in the order of the file. */
    public List<Row> rows() {
        return rows;
    }

    /**
     * Checks every row, and that rules and rows belong together.
     *
     * @param rules every rule of the game
     * @param judge makes the situation of a row and returns what {@code check} says of its move
     * @throws AssertionError that names every row with another verdict, every rule without a row, every row whose rule
     *     is none
     */
    public void verify(Rule[] rules, Function<Row, Optional<Breach>> judge) {
        Set<String> names = Arrays.stream(rules).map(Rule::name).collect(Collectors.toSet());
        List<String> wrong = new ArrayList<>();
        for (Row row : rows) {
            String expected = row.cell(EXPECT);
            if (!expected.equals(OK) && !names.contains(expected)) {
                wrong.add(where(row) + "there is no rule " + expected);
            } else {
                verdict(row, judge)
                        .filter(verdict -> !verdict.startsWith(expected + " "))
                        .ifPresent(verdict ->
                                wrong.add(where(row) + "expected " + expected + ", but was " + verdict.strip()));
            }
        }
        Set<String> shown = rows.stream().map(row -> row.cell(EXPECT)).collect(Collectors.toSet());
        names.stream()
                .filter(rule -> !shown.contains(rule))
                .sorted()
                .forEach(rule -> wrong.add(name + ": no row shows " + rule));
        if (!shown.contains(OK)) {
            wrong.add(name + ": no row is " + OK);
        }
        if (!wrong.isEmpty()) {
            throw new AssertionError(String.join("\n", wrong));
        }
    }

    /** Returns the name of the verdict, a blank, and more for people. */
    private static Optional<String> verdict(Row row, Function<Row, Optional<Breach>> judge) {
        try {
            return Optional.of(judge.apply(row)
                    .map(breach -> breach.rule().name() + " (" + breach.detail() + ")")
                    .orElse(OK + " "));
        } catch (IllegalArgumentException | IllegalStateException e) {
            return Optional.of(e.toString());
        }
    }

    private String where(Row row) {
        return name + ":" + row.line() + ": ";
    }
}
