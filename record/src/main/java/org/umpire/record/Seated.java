package org.umpire.record;

/**
 * Who sits at a seat.
 *
 * @param name of the entrant
 * @param command how its program is started, as the organiser gave it
 * @param digest of the program: {@code sha256:} and 64 hexadecimal digits
 */
public record Seated(String name, String command, String digest) {
    public Seated {
        Digests.check(digest);
    }
}
