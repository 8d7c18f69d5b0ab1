package org.umpire.rules;

import java.util.Locale;

/**
 * A rule of a game. Each game has one enum that implements this, one constant a rule; each constant has an anchor in
 * {@code docs/games/<id>.md} and at least one row in the game's rule table.
 */
public interface Rule {
    /** Returns the name of the enum constant, a statement of the rule such as {@code MUST_BE_HIGHER}. */
    String name();

    /** Returns the anchor of the rule in the game's document: the name in lower case, with hyphens. */
    default String anchor() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
