package org.umpire.cli;

import org.umpire.record.Usage;
import org.umpire.referee.Allowance;
import org.umpire.referee.Answer;
import org.umpire.referee.Player;

/** A player who always says 9. */
final class Stubborn implements Player {
    @Override
    public void tell(String line) {}

    @Override
    public Answer ask(Allowance allowance) {
        return new Answer.Said("9", Usage.NONE);
    }

    @Override
    public void dismiss() {}

    @Override
    public boolean left() {
        return true;
    }

    @Override
    public String stderr() {
        return "";
    }

    @Override
    public void close() {}
}
