package org.umpire.record;

import java.time.Duration;

/** Time used. */
public record Usage(Duration cpu, Duration wall) {
    public Usage {
        if (cpu.isNegative() || wall.isNegative()) {
            throw new IllegalArgumentException("negative time: " + cpu + ", " + wall);
        }
    }

    /** Nothing used. */
    public static final Usage NONE = new Usage(Duration.ZERO, Duration.ZERO);

    /** Returns both together. */
    public Usage plus(Usage other) {
        return new Usage(cpu.plus(other.cpu), wall.plus(other.wall));
    }
}
