package org.umpire.record.toy;

import java.util.List;

/** What a seat knows. {@code turn} is -1 when the table is over. */
public record ToyView(int seat, List<Integer> hand, int plays, int last, int turn, List<Integer> scores) {}
