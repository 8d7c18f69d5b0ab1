package org.umpire.rules;

/**
 * Why a seat was dropped.
 *
 * @param detail one line for people; never parsed
 */
public record Fault(FaultKind kind, String detail) {
    /** The fault of a program that wrote a line when it owed none; whatever the line says, it is not read. */
    public static final Fault UNASKED = new Fault(FaultKind.GARBLED, "wrote without being asked");

    /** Returns the fault of a move that breaks a rule. */
    public static Fault of(Breach breach) {
        return new Fault(FaultKind.ILLEGAL, breach.toString());
    }

    @Override
    public String toString() {
        return kind.word() + ": " + detail;
    }
}
