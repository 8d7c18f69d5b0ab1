package org.umpire.rules;

/**
 * A rule that a move would break.
 *
 * @param detail what exactly is wrong, for people, in one line
 */
public record Breach(Rule rule, String detail) {
    @Override
    public String toString() {
        return rule.name() + ": " + detail;
    }
}
