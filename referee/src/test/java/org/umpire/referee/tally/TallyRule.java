package org.umpire.referee.tally;

import org.umpire.rules.Rule;

/** The rules of Tally. */
public enum TallyRule implements Rule {
    ONE_TO_NINE,
    NEVER_THE_LAST_NUMBER
}
