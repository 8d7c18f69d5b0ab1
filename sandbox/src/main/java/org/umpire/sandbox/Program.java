package org.umpire.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What is to be started.
 *
 * @param argv the words of the command; the first is looked up as a shell would (by {@code PATH} unless it has a slash)
 * @param directory where the program stands when it starts; levels above plain stage a copy of it
 * @param environment variables to set beside the few that every program gets
 * @param reads files elsewhere that it may read, at their own absolute paths; at levels above plain it sees no others.
 *     Its user, who is another than ours where we are root, must be able to read them
 * @param tools commands that the program starts itself, by their names or absolute paths; above plain they are looked up
 *     as the first word of {@code argv} is, and what they need is shown to it
 */
public record Program(
        List<String> argv, Path directory, Map<String, String> environment, List<Path> reads, List<String> tools) {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    /** Returns a program that reads nothing beside its folder. */
    public Program(List<String> argv, Path directory, Map<String, String> environment) {
        this(argv, directory, environment, List.of(), List.of());
    }

    public Program {
        argv = List.copyOf(argv);
        environment = Map.copyOf(environment);
        reads = List.copyOf(reads);
        tools = List.copyOf(tools);
        if (argv.isEmpty()) {
            throw new IllegalArgumentException("an empty command");
        }
        for (String word : argv) {
            if (word.indexOf('\0') >= 0) {
                throw new IllegalArgumentException("a NUL in a command: " + argv);
            }
        }
        environment.forEach((name, value) -> {
            if (!NAME.matcher(name).matches() || value.indexOf('\0') >= 0) {
                throw new IllegalArgumentException("not a variable: '" + name + "'");
            }
        });
    }
}
