package org.umpire.record;

import java.util.BitSet;
import java.util.Optional;

/** Which entry may follow which; the same rules when a record is written and when it is read. */
final class EntryOrder {
    private enum Stage {
        OPEN,
        PLAYING,
        DEALT,
        CLOSED
    }

    private Stage stage = Stage.OPEN;
    private int seats;
    private final BitSet dropped = new BitSet();

    /** Takes the next entry; returns why it cannot stand here, if so (the order is then as before). */
    Optional<String> problem(Entry entry) {
        if (stage == Stage.CLOSED) {
            return Optional.of("an entry after the last");
        }
        if (entry instanceof Entry.Header header) {
            if (stage != Stage.OPEN) {
                return Optional.of("a second header");
            }
            seats = header.fixture().setup().seats();
            stage = Stage.PLAYING;
            return Optional.empty();
        }
        if (stage == Stage.OPEN) {
            return Optional.of("the first entry must be the header");
        }
        if (entry instanceof Entry.Answered answered) {
            return ofSeat(answered.seat().index());
        } else if (entry instanceof Entry.Faulted faulted) {
            Optional<String> problem = ofSeat(faulted.seat().index());
            if (problem.isEmpty()) {
                dropped.set(faulted.seat().index());
            }
            return problem;
        } else if (entry instanceof Entry.Dealt) {
            if (stage == Stage.DEALT) {
                return Optional.of("a second deal");
            }
            stage = Stage.DEALT;
            return Optional.empty();
        } else if (entry instanceof Entry.Result result) {
            return last(result);
        }
        stage = Stage.CLOSED;
        return Optional.empty();
    }

    boolean closed() {
        return stage == Stage.CLOSED;
    }

    private Optional<String> ofSeat(int seat) {
        if (stage == Stage.DEALT) {
            return Optional.of("an answer or a fault after the deal, which is revealed when the table is over");
        }
        if (seat >= seats) {
            return Optional.of("seat " + seat + " at a table of " + seats);
        }
        if (dropped.get(seat)) {
            return Optional.of("seat " + seat + " was dropped before");
        }
        return Optional.empty();
    }

    private Optional<String> last(Entry.Result result) {
        if (stage != Stage.DEALT) {
            return Optional.of("a result before the deal is revealed");
        }
        int outcomes = result.outcome().seats().size();
        if (outcomes != seats) {
            return Optional.of("a result of " + outcomes + " seats at a table of " + seats);
        }
        stage = Stage.CLOSED;
        return Optional.empty();
    }
}
