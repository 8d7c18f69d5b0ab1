package org.umpire.sandbox;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A program as it is in the sandbox.
 *
 * @param argv its command there
 * @param binds what it needs beside {@code /usr} and its folder
 * @param environment all of it
 */
record Errand(List<String> argv, List<Path> binds, Map<String, String> environment) {
    private static final String INSIDE = "/usr/local/bin:/usr/bin:/bin";

    /** The program cannot be in the sandbox, by its own doing. */
    static final class Impossible extends Exception {
        private static final long serialVersionUID = 1L;

        Impossible(String message) {
            super(message);
        }
    }

    /** Returns what a program is in the sandbox, where the copy of its folder is {@link Bubble#PROGRAM_FOLDER}. */
    static Errand of(Program program, Toolbox toolbox) throws Impossible {
        Path folder = program.directory().toAbsolutePath().normalize();
        if (!Files.isDirectory(folder)) {
            throw new Impossible("there is no folder " + folder);
        }
        Builder builder = new Builder(folder, toolbox);
        builder.command(program.argv().get(0));
        program.argv().stream().skip(1).map(builder::moved).forEach(builder.argv::add);
        for (String tool : program.tools()) {
            builder.tool(tool);
        }
        Map<String, String> environment = new TreeMap<>();
        environment.put("PATH", String.join(":", builder.searchPath) + ":" + INSIDE);
        environment.put("HOME", "/tmp");
        environment.put("LANG", "C.UTF-8");
        environment.putAll(program.environment());
        return new Errand(List.copyOf(builder.argv), List.copyOf(builder.binds), environment);
    }

    private static final class Builder {
        private final Path folder;
        private final Toolbox toolbox;
        private final List<String> argv = new ArrayList<>();
        private final Set<Path> binds = new LinkedHashSet<>();
        private final Set<String> searchPath = new LinkedHashSet<>();

        Builder(Path folder, Toolbox toolbox) {
            this.folder = folder;
            this.toolbox = toolbox;
        }

        /** Takes in the first word. */
        void command(String word) throws Impossible {
            Path path = folder.resolve(word).normalize();
            if (word.indexOf('/') < 0) {
                argv.add(tool(word).toString());
            } else if (!path.startsWith(folder)) {
                Path file = tool(path.toString());
                script(Executable.interpreter(file));
                argv.add(file.toString());
            } else if (Executable.find(word, folder, "") instanceof Executable.Unusable unusable) {
                throw new Impossible(unusable.why());
            } else {
                script(Executable.interpreter(path));
                argv.add(moved(word));
            }
        }

        /** Takes in what a script asks for in its first line, if anything. */
        private void script(List<String> interpreter) throws Impossible {
            if (interpreter.isEmpty()) {
                return;
            }
            String name = interpreter.get(0);
            if (name.endsWith("/env") && interpreter.size() > 1) {
                String[] words = interpreter.get(1).split("[ \t]+", -1);
                String wanted = words[0].equals("-S") && words.length > 1 ? words[1] : words[0];
                tool(wanted);
            } else if (name.startsWith("/")) {
                Path tool = tool(name);
                if (!tool.toString().equals(name)) {
                    // The name leads through links that are not there in the sandbox.
                    argv.add(tool.toString());
                    argv.addAll(interpreter.subList(1, interpreter.size()));
                }
            }
        }

        /** Returns where a command is, after noting what it needs. */
        private Path tool(String word) throws Impossible {
            Toolbox.Tool tool = toolbox.find(word);
            if (tool instanceof Toolbox.Tool.Usable usable) {
                usable.bind().ifPresent(bind -> {
                    // What holds the program's folder may hold the others' too: no more than the file of it.
                    binds.add(folder.startsWith(bind) ? usable.path() : bind);
                    searchPath.add(String.valueOf(usable.path().getParent()));
                });
                return usable.path();
            }
            throw new Impossible(((Toolbox.Tool.Missing) tool).why());
        }

        /** Returns a word of the command, moved into the sandbox if it is an absolute path in the program's folder. */
        String moved(String word) {
            if (!word.startsWith("/")) {
                return word;
            }
            Path path = Path.of(word).normalize();
            return path.startsWith(folder)
                    ? Bubble.PROGRAM_FOLDER.resolve(folder.relativize(path)).toString()
                    : word;
        }
    }
}
