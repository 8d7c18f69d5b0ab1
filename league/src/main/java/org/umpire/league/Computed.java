package org.umpire.league;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/** A list that never changes, and whose elements are worked out each time they are asked for: a million need no memory. */
final class Computed<T> extends AbstractList<T> implements RandomAccess {
    private final int size;
    private final IntFunction<T> elements;

    private Computed(int size, IntFunction<T> elements) {
        this.size = size;
        this.elements = elements;
    }

    static <T> List<T> of(int size, IntFunction<T> elements) {
        return new Computed<>(size, elements);
    }

    /** Returns the same elements in a list that never changes. */
    static <T> List<T> copyOf(List<T> list) {
        return list instanceof Computed ? list : List.copyOf(list);
    }

    @Override
    public T get(int i) {
        return elements.apply(Objects.checkIndex(i, size));
    }

    @Override
    public int size() {
        return size;
    }
}
