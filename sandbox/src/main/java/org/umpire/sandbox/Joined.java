package org.umpire.sandbox;

import java.time.Duration;
import java.util.function.BiFunction;

/** Two started programs, each of which reads what the other writes. */
public record Joined(Confined first, Confined second) implements AutoCloseable {
    /** Makes the pipes between two programs and starts these, by what starts one program with its ends. */
    static Joined of(
            Sandbox.Start first, Sandbox.Start second, BiFunction<Sandbox.Start, Streams.Ends, Confined> starter) {
        try (Descriptors descriptors = new Descriptors()) {
            Descriptors.Pipe forth = descriptors.pipe();
            Descriptors.Pipe back = descriptors.pipe();
            Confined one = starter.apply(first, new Streams.Ends(back.readEnd(), forth.writeEnd()));
            boolean whole = false;
            try {
                Confined other = starter.apply(second, new Streams.Ends(forth.readEnd(), back.writeEnd()));
                whole = true;
                return new Joined(one, other);
            } finally {
                if (!whole) {
                    one.end(Duration.ZERO);
                }
            }
        }
    }

    /** Ends both. */
    @Override
    public void close() {
        try {
            first.close();
        } finally {
            second.close();
        }
    }
}
