package org.umpire.referee;

import org.umpire.rules.Exchange;

/**
 * The far end of a seat: a program, a bot in this process, or whoever else answers lines with lines. Used by the thread
 * of its table alone.
 *
 * <p>Trouble of the player is an {@link Answer}; an exception means that we or the host are at fault, and voids the
 * table.
 */
public interface Player extends AutoCloseable {
    /** Sends a line for which nothing is owed. It may be kept back until the next question. */
    void tell(String line);

    /** Sends the line of an exchange, as {@link #tell(String)} does. */
    default void tell(Exchange exchange) {
        tell(exchange.line());
    }

    /** Lets the player run until it has answered the lines it was told with one line of its own, or failed to. */
    Answer ask(Allowance allowance);

    /**
     * Hands over all that was told, says that nothing more will come, and lets the player leave by itself. Does not wait.
     * Nothing is asked after this.
     */
    void dismiss();

    /** Returns whether a dismissed player has left. */
    boolean left();

    /** Returns the end of what the player wrote for its author, complete once it is closed. */
    String stderr();

    /** Ends the player at once, with all that it started. Idempotent. */
    @Override
    void close();
}
