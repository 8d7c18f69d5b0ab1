package org.umpire.rules;

/**
 * Why a seat was dropped.
 *
 * @param detail one line for people; never parsed
 */
public record Fault(FaultKind kind, String detail) {
    /** Returns the fault of a move that breaks a rule. */
    public static Fault of(Breach breach) {
        return new Fault(FaultKind.ILLEGAL, breach.toString());
    }

    @Override
    public String toString() {
        return kind.word() + ": " + detail;
    }
}
