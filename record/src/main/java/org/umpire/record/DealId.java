package org.umpire.record;

/** The label of a deal. With the same season secret, equal labels give equal deals. */
public record DealId(String label) {
    public DealId {
        if (label.isEmpty() || label.length() > 200 || label.chars().anyMatch(c -> c < ' ' || c == 127)) {
            throw new IllegalArgumentException("not a deal label: '" + label + "'");
        }
    }

    @Override
    public String toString() {
        return label;
    }
}
