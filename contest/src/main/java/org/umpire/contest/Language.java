package org.umpire.contest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A language in which the example programs are written, and how one of its sources becomes a program.
 *
 * @param name for people
 * @param ending of its source files, without the dot
 * @param tools commands that do, the best first
 * @param compile the words that make the program, after the tool; empty if nothing needs to be made. {@code SOURCE}
 *     stands for the source file and {@code STEM} for its name without the ending
 * @param run the words of the command that runs it, in the folder of the source; {@code TOOL} stands for the tool
 * @param where arguments by which the tool prints where it really lies, for tools that may be found through a wrapper
 *     which takes its time; empty if that is not known
 * @param get how to install it on Debian
 */
public record Language(
        String name,
        String ending,
        List<String> tools,
        List<String> compile,
        List<String> run,
        List<String> where,
        String get) {
    private static final List<Language> ALL = List.of(
            new Language(
                    "C",
                    "c",
                    List.of("cc", "gcc", "clang"),
                    List.of("-O2", "-o", "STEM", "SOURCE"),
                    List.of("./STEM"),
                    List.of(),
                    "apt install gcc"),
            new Language(
                    "C++",
                    "cpp",
                    List.of("c++", "g++", "clang++"),
                    List.of("-std=c++17", "-O2", "-o", "STEM", "SOURCE"),
                    List.of("./STEM"),
                    List.of(),
                    "apt install g++"),
            new Language(
                    "Java",
                    "java",
                    List.of(ofThisJava("javac"), "javac"),
                    List.of("-d", ".", "SOURCE"),
                    List.of(ofThisJava("java"), "-Xmx128m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "STEM"),
                    List.of(),
                    "apt install openjdk-17-jdk-headless"),
            new Language(
                    "Python",
                    "py",
                    List.of("python3"),
                    List.of(),
                    List.of("TOOL", "SOURCE"),
                    List.of("-c", "import sys; print(sys.executable)"),
                    "apt install python3"),
            new Language(
                    "JavaScript",
                    "js",
                    List.of("node", "nodejs"),
                    List.of(),
                    List.of("TOOL", "SOURCE"),
                    List.of("-p", "process.execPath"),
                    "apt install nodejs"));

    /** Takes copies. */
    public Language {
        tools = List.copyOf(tools);
        compile = List.copyOf(compile);
        run = List.copyOf(run);
        where = List.copyOf(where);
    }

    /** Returns all that are known. */
    public static List<Language> all() {
        return ALL;
    }

    /** Returns the language of a source file, by the ending of its name. */
    public static Optional<Language> of(String file) {
        return ALL.stream()
                .filter(language -> file.endsWith("." + language.ending()))
                .findFirst();
    }

    /** Returns whether a source must be made into a program before it can be run. */
    public boolean compiled() {
        return !compile.isEmpty();
    }

    /** Returns the command that makes the program; to be run in the folder of the source. */
    List<String> compileCommand(String tool, String source) {
        List<String> words = new ArrayList<>(List.of(tool));
        compile.forEach(word -> words.add(filled(word, tool, source)));
        return words;
    }

    /** Returns the command that runs the program, in the folder of the source. */
    List<String> runCommand(String tool, String source) {
        return run.stream().map(word -> filled(word, tool, source)).toList();
    }

    /** Returns a tool of the Java that this runs on: what one of them compiles another of its age can run. */
    private static String ofThisJava(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    private String filled(String word, String tool, String source) {
        String stem = source.substring(0, source.length() - ending.length() - 1);
        return word.replace("SOURCE", source).replace("STEM", stem).replace("TOOL", tool);
    }
}
