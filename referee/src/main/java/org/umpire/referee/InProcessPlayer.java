package org.umpire.referee;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;
import org.umpire.record.Usage;
import org.umpire.rules.Client;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reply;

/**
 * A bot in this process that hears and speaks the lines of the protocol, as a program would: for tests and simulations.
 * Its answers use no time, so that the same table always has the same record.
 *
 * @param <V> what one seat may know
 * @param <M> a move
 */
public final class InProcessPlayer<V, M> implements Player {
    private final Protocol<V, M> protocol;
    private final Client<V, M> client;
    private final Function<V, M> bot;
    private final Queue<String> told = new ArrayDeque<>();

    /** Seats a bot at a new table. */
    public InProcessPlayer(Protocol<V, M> protocol, Function<V, M> bot) {
        this.protocol = protocol;
        this.client = protocol.client();
        this.bot = bot;
    }

    @Override
    public void tell(String line) {
        told.add(line);
    }

    @Override
    public Answer ask(Allowance allowance) {
        Client.Heard<V> heard = Client.Heard.nothing();
        while (!told.isEmpty()) {
            heard = client.hear(told.remove());
        }
        return new Answer.Said(answer(heard), Usage.NONE);
    }

    private String answer(Client.Heard<V> heard) {
        if (heard.owed() == Reply.ACK) {
            return "";
        }
        Optional<V> view = heard.view();
        if (heard.owed() != Reply.MOVE || view.isEmpty()) {
            throw new IllegalStateException("asked for a line, but the protocol's client owes none: " + heard);
        }
        M move = bot.apply(view.get());
        client.moved(move);
        return protocol.write(move);
    }

    @Override
    public void dismiss() {
        while (!told.isEmpty()) {
            client.hear(told.remove());
        }
    }

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
