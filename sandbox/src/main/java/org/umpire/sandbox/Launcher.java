package org.umpire.sandbox;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The shell that stops itself and, when it is let go on, becomes the program. That it could not is told by its message on
 * standard error, which begins with a secret word, or is followed by it: the program never sees that word, so it cannot
 * imitate the message.
 */
final class Launcher {
    static final String SHELL = "/bin/sh";

    private static final String SCRIPT = "kill -STOP $$; exec \"$@\"";
    /** What a shell calls itself that gets the word later. */
    static final String NAME = "launcher";

    private static final int CANNOT_EXECUTE = 126;
    private static final int NOT_FOUND = 127;
    private static final SecureRandom RANDOM = new SecureRandom();
    /** What shells put between their name and the reason. */
    private static final Pattern PREFIX = Pattern.compile("^:(?: line)? ?\\d*:(?: exec:)? ");

    private final String secret;

    Launcher() {
        byte[] bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        secret = "umpire-launcher-" + HexFormat.of().formatHex(bytes);
    }

    /**
     * Returns the command that first stops, then executes {@code argv}.
     *
     * @param parent our process: if it is gone before the kernel was asked to tell of its death, nobody would ever let the
     *     launcher go on, or find it
     */
    List<String> command(long parent, List<String> argv) {
        String script = "[ $PPID = " + parent + " ] || exit; " + SCRIPT;
        List<String> words = new ArrayList<>(List.of(SHELL, "-c", script, secret));
        words.addAll(argv);
        return words;
    }

    /** Returns the same for a shell that has the word in its variable {@code secret} and the command as its arguments. */
    static String script() {
        // What is not executed ends the shell: bash unless it is told not to, and others by way of the trap.
        return "shopt -s execfail 2>/dev/null; trap \"echo $secret >&2\" EXIT; kill -STOP $$; exec \"$@\"; exit $?";
    }

    /** Returns the secret word as a line. */
    byte[] secretLine() {
        return (secret + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Returns why the program could not be executed, if that is what an ending means.
     *
     * @param head the first bytes that came on standard error
     */
    Optional<String> complaint(Ending ending, byte[] head) {
        if (!(ending instanceof Ending.Exited exited)
                || (exited.code() != CANNOT_EXECUTE && exited.code() != NOT_FOUND)) {
            return Optional.empty();
        }
        String text = new String(head, StandardCharsets.UTF_8);
        int at = text.indexOf(secret);
        if (at < 0) {
            return Optional.empty();
        }
        String message = at == 0 ? text.substring(secret.length()) : text.substring(0, at);
        return Optional.of(PREFIX.matcher(message.startsWith(NAME) ? message.substring(NAME.length()) : message)
                .replaceFirst("")
                .strip());
    }
}
