package org.umpire.languages;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A language of sources, and how one of its sources becomes a program. This file is the table of them.
 *
 * @param code as problem packages name it (the languages table of the problem package format)
 * @param name for people
 * @param endings of its source files, without the dot; the first is the usual one
 * @param tools commands that do, the best first
 * @param compile the words that make the program, after the tool; empty if nothing needs to be made. {@code SOURCE}
 *     stands for the main source file, {@code SOURCES} for all of them, one word each, and {@code STEM} for the main
 *     file's name without the ending
 * @param libraries what is linked where it is installed
 * @param makes the name of the file that is made; {@code *.class} for all classes
 * @param run the words of the command that runs it, in the folder of the source; {@code TOOL} stands for the tool
 * @param version arguments by which the tool says its version
 * @param where arguments by which the tool prints where it really lies, for tools that may be found through a wrapper
 *     which takes its time; empty if that is not known
 * @param get how to install it on Debian
 */
public record Language(
        String code,
        String name,
        List<String> endings,
        List<String> tools,
        List<String> compile,
        List<Library> libraries,
        String makes,
        List<String> run,
        List<String> version,
        List<String> where,
        String get) {
    /**
     * Words of the compiler for a library that may be there.
     *
     * @param signs files of which one is there if the library is
     * @param words after the others
     */
    record Library(List<String> signs, List<String> words) {
        Library {
            signs = List.copyOf(signs);
            words = List.copyOf(words);
        }

        boolean installed() {
            return signs.stream().map(Path::of).anyMatch(Files::exists);
        }
    }

    private static final String CLASSES = "*.class";
    private static final String EXECUTABLE = "STEM";
    private static final List<String> SAYS_VERSION = List.of("--version");
    private static final Library GMP = new Library(
            List.of(
                    "/usr/include/gmp.h",
                    "/usr/include/x86_64-linux-gnu/gmp.h",
                    "/usr/include/aarch64-linux-gnu/gmp.h"),
            List.of("-Wl,--as-needed", "-lgmp"));
    private static final Library GMP_OF_CPP =
            new Library(List.of("/usr/include/gmpxx.h"), List.of("-Wl,--as-needed", "-lgmpxx", "-lgmp"));
    /** Sources that were handed in beside the one header include it by its bare name. */
    private static final Library JSON =
            new Library(List.of("/usr/include/nlohmann/json.hpp"), List.of("-I/usr/include/nlohmann"));

    private static final List<Language> ALL = List.of(
            c("C", "c", List.of("cc", "gcc", "clang"), "apt install gcc libgmp-dev"),
            cpp("C++", "cpp", List.of("c++", "g++", "clang++"), "apt install g++ libgmp-dev nlohmann-json3-dev"),
            new Language(
                    "java",
                    "Java",
                    List.of("java"),
                    List.of(ofThisJava("javac"), "javac"),
                    List.of("-d", ".", "SOURCES"),
                    List.of(),
                    CLASSES,
                    List.of(ofThisJava("java"), "-Xmx128m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "STEM"),
                    SAYS_VERSION,
                    List.of(),
                    "apt install openjdk-17-jdk-headless"),
            script(
                    "python3",
                    "Python",
                    "py",
                    List.of("python3"),
                    List.of("-c", "import sys; print(sys.executable)"),
                    "apt install python3 python3-numpy"),
            script(
                    "javascript",
                    "JavaScript",
                    "js",
                    List.of("node", "nodejs"),
                    List.of("-p", "process.execPath"),
                    "apt install nodejs"),
            new Language(
                    "csharp",
                    "C#",
                    List.of("cs"),
                    List.of("mcs"),
                    List.of("-optimize", "-out:STEM.exe", "SOURCES"),
                    List.of(),
                    "STEM.exe",
                    List.of("mono", "STEM.exe"),
                    SAYS_VERSION,
                    List.of(),
                    "apt install mono-mcs"),
            script("ruby", "Ruby", "rb", List.of("ruby"), List.of(), "apt install ruby"),
            compiled("haskell", "Haskell", "hs", "ghc", List.of("-O2", "-o", "STEM", "SOURCE"), "apt install ghc"),
            compiled("rust", "Rust", "rs", "rustc", List.of("-O", "-o", "STEM", "SOURCE"), "apt install rustc"),
            new Language(
                    "go",
                    "Go",
                    List.of("go"),
                    List.of("go"),
                    List.of("build", "-o", "STEM", "SOURCES"),
                    List.of(),
                    EXECUTABLE,
                    List.of("./STEM"),
                    List.of("version"),
                    List.of(),
                    "apt install golang-go"),
            // Asked for by name only: their sources end as those of the languages above do.
            c("C (Clang)", "c", List.of("clang"), "apt install clang libgmp-dev"),
            cpp("C++ (Clang)", "cpp", List.of("clang++"), "apt install clang libgmp-dev nlohmann-json3-dev"));

    /** Takes copies. */
    public Language {
        endings = List.copyOf(endings);
        tools = List.copyOf(tools);
        compile = List.copyOf(compile);
        libraries = List.copyOf(libraries);
        run = List.copyOf(run);
        version = List.copyOf(version);
        where = List.copyOf(where);
    }

    private static Language c(String name, String code, List<String> tools, String get) {
        return new Language(
                code,
                name,
                List.of("c"),
                tools,
                List.of("-O2", "-o", "STEM", "SOURCES", "-lm"),
                List.of(GMP),
                EXECUTABLE,
                List.of("./STEM"),
                SAYS_VERSION,
                List.of(),
                get);
    }

    private static Language cpp(String name, String code, List<String> tools, String get) {
        return new Language(
                code,
                name,
                List.of("cpp", "cc", "cxx", "c++", "C"),
                tools,
                List.of("-std=c++17", "-O2", "-o", "STEM", "SOURCES"),
                List.of(JSON, GMP_OF_CPP),
                EXECUTABLE,
                List.of("./STEM"),
                SAYS_VERSION,
                List.of(),
                get);
    }

    private static Language compiled(
            String code, String name, String ending, String tool, List<String> compile, String get) {
        return new Language(
                code,
                name,
                List.of(ending),
                List.of(tool),
                compile,
                List.of(),
                EXECUTABLE,
                List.of("./STEM"),
                SAYS_VERSION,
                List.of(),
                get);
    }

    private static Language script(
            String code, String name, String ending, List<String> tools, List<String> where, String get) {
        return new Language(
                code,
                name,
                List.of(ending),
                tools,
                List.of(),
                List.of(),
                "",
                List.of("TOOL", "SOURCE"),
                SAYS_VERSION,
                where,
                get);
    }

    /** Returns all that are known. */
    public static List<Language> all() {
        return ALL;
    }

    /** Returns the language of a source file, by the ending of its name. */
    public static Optional<Language> of(String file) {
        return ALL.stream().filter(language -> language.owns(file)).findFirst();
    }

    /** Returns the language with this name or code, the first that has it, whatever the case of its letters. */
    public static Optional<Language> named(String word) {
        return ALL.stream()
                .filter(language -> language.name.equalsIgnoreCase(word) || language.code.equalsIgnoreCase(word))
                .findFirst();
    }

    /** Returns whether a file is one of its sources, by the ending of its name. */
    public boolean owns(String file) {
        return endings.stream().anyMatch(ending -> file.endsWith("." + ending));
    }

    /** Returns the usual ending of its source files, without the dot. */
    public String ending() {
        return endings.get(0);
    }

    /** Returns whether a source must be made into a program before it can be run. */
    public boolean compiled() {
        return !compile.isEmpty();
    }

    /** Returns the command that makes the program of one source; to be run in the folder of the source. */
    public List<String> compileCommand(String tool, String source) {
        return compileCommand(tool, source, List.of(source));
    }

    /** Returns the command that makes the program of several sources, of which the first named is the main one. */
    List<String> compileCommand(String tool, String main, List<String> sources) {
        List<String> words = new ArrayList<>(List.of(tool));
        for (String word : compile) {
            if (word.equals("SOURCES")) {
                words.addAll(sources);
            } else {
                words.add(filled(word, tool, main));
            }
        }
        libraries.stream().filter(Library::installed).forEach(library -> words.addAll(library.words()));
        return words;
    }

    /** Returns the command that runs the program, in the folder of the source. */
    public List<String> runCommand(String tool, String source) {
        return run.stream().map(word -> filled(word, tool, source)).toList();
    }

    /** Returns whether what is made are the classes of Java, and not one file. */
    boolean makesClasses() {
        return makes.equals(CLASSES);
    }

    /** Returns the name of the file that is made of a source. */
    String madeFile(String source) {
        return filled(makes, "", source);
    }

    /** Returns a tool of the Java that this runs on: what one of them compiles another of its age can run. */
    private static String ofThisJava(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    private static String filled(String word, String tool, String source) {
        String stem = source.substring(0, source.lastIndexOf('.'));
        return word.replace("SOURCE", source).replace("STEM", stem).replace("TOOL", tool);
    }
}
