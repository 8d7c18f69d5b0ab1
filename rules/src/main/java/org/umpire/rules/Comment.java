package org.umpire.rules;

import java.util.List;

/**
 * What a game has to say of one table.
 *
 * @param lines the table written down for people; they may quote programs, so whoever shows them makes them safe
 * @param figures for each seat a number for each {@link Commentary#measures}
 */
public record Comment(List<String> lines, List<List<Long>> figures) {
    public Comment {
        lines = List.copyOf(lines);
        figures = figures.stream().map(List::copyOf).toList();
    }
}
