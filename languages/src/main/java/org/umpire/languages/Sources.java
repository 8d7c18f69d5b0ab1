package org.umpire.languages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.umpire.record.Digests;
import org.umpire.record.Shown;

/**
 * The sources of one program: one file, or the files of one folder.
 *
 * @param main the name of the file in which the program begins
 * @param files by name
 */
public record Sources(Language language, String main, Map<String, byte[]> files) {
    private static final long BYTES_MAX = 1 << 20;
    /** What is safe as a word of a command; other names would be read as options or patterns by some tool. */
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{Nd}_][\\p{L}\\p{Nd}_.+ -]*");
    /** Names, without the ending, of the file in which a program of several files begins. */
    private static final List<String> MAIN = List.of("main", "Main", "__main__");

    /** Takes a copy of the map. */
    public Sources {
        files = Map.copyOf(files);
    }

    /** What came of reading. */
    public sealed interface Read {}

    /** The sources, read. */
    public record Good(Sources sources) implements Read {}

    /** Why they are none, in one line: whoever wrote them is to blame. */
    public record Bad(String why) implements Read {}

    /** Why they are not known, in one line: they are not there, or this host does not give them; they may be good. */
    public record Unreadable(String why) implements Read {}

    /**
     * Reads a source file, or a folder of them. Of a folder, files whose names begin with a dot are passed over: they are
     * not the author's, but of editors and file managers.
     *
     * @param given the language, if it is not to be told by the ending
     */
    public static Read read(Path path, Optional<Language> given) {
        return read(path, given, false);
    }

    /**
     * Reads a source file, or a folder of them. A file that is alone is called {@code main} then, or in Java after its
     * class: whoever collected it named it as they had to.
     */
    public static Read readRenamed(Path path, Optional<Language> given) {
        return read(path, given, true);
    }

    private static Read read(Path path, Optional<Language> given, boolean renamed) {
        try {
            if (Files.isDirectory(path)) {
                return folder(path, given);
            }
            if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
                return new Unreadable("there is no file \"" + Shown.of(path.toString()) + "\"");
            }
            String name = String.valueOf(path.getFileName());
            Optional<Language> language = given.or(() -> Language.of(name));
            if (language.isEmpty()) {
                return new Bad("\"" + Shown.of(path.toString()) + "\" is no source of a language that is known here");
            }
            if (!renamed && !language.get().owns(name)) {
                return new Bad("\"" + Shown.of(path.toString()) + "\" is no source in "
                        + language.get().name() + ": its name ends in none of ."
                        + String.join(" .", language.get().endings()));
            }
            if (Files.isSymbolicLink(path)) {
                return link(path);
            }
            if (!Files.isRegularFile(path)) {
                return new Unreadable("\"" + Shown.of(path.toString()) + "\" is no file");
            }
            return renamed ? renamed(language.get(), path) : of(language.get(), name, List.of(path));
        } catch (IOException | UncheckedIOException e) {
            return new Unreadable(Shown.of(path + " cannot be read: " + e));
        }
    }

    private static Read renamed(Language language, Path path) throws IOException {
        if (Files.size(path) > BYTES_MAX) {
            return new Bad(tooLarge(String.valueOf(path.getFileName())));
        }
        byte[] bytes = Files.readAllBytes(path);
        String stem = language.makesClasses() ? JavaMain.of(new String(bytes, StandardCharsets.UTF_8)) : MAIN.get(0);
        String name = stem + "." + language.ending();
        return new Good(new Sources(language, name, Map.of(name, bytes)));
    }

    private static String tooLarge(String name) {
        return Shown.of(name) + " is larger than " + BYTES_MAX + " bytes";
    }

    private static Read folder(Path folder, Optional<Language> given) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> !isHidden(file)).sorted().toList();
        }
        Optional<Path> linked = files.stream().filter(Files::isSymbolicLink).findFirst();
        if (linked.isPresent()) {
            return link(linked.get());
        }
        files = files.stream().filter(Files::isRegularFile).toList();
        List<String> names =
                files.stream().map(file -> String.valueOf(file.getFileName())).toList();
        List<Language> languages = given.map(List::of)
                .orElseGet(() -> names.stream()
                        .flatMap(name -> Language.of(name).stream())
                        .distinct()
                        .toList());
        if (languages.size() != 1) {
            return new Bad("the folder \"" + Shown.of(folder.toString()) + "\" has sources of "
                    + (languages.isEmpty()
                            ? "no language that is known here"
                            : String.join(
                                    " and ",
                                    languages.stream().map(Language::name).toList())));
        }
        List<String> own = names.stream().filter(languages.get(0)::owns).toList();
        Optional<String> main = own.size() == 1
                ? Optional.of(own.get(0))
                : own.stream()
                        .filter(name -> MAIN.contains(name.substring(0, name.lastIndexOf('.'))))
                        .findFirst();
        if (main.isEmpty() && languages.get(0).ending().startsWith("c") && !own.isEmpty()) {
            main = Optional.of(own.get(0)); // C and C++ find their beginning themselves
        }
        return main.isEmpty()
                ? new Bad("the folder \"" + Shown.of(folder.toString())
                        + "\" has several sources, and none is named main")
                : of(languages.get(0), main.get(), files);
    }

    /** Returns whether a file of a folder is passed over: its name begins with a dot. */
    public static boolean isHidden(Path file) {
        return String.valueOf(file.getFileName()).startsWith(".");
    }

    /** Returns what to say of a link: followed, it could bring any file of this machine into a stranger's program. */
    private static Read link(Path path) {
        return new Unreadable("\"" + Shown.of(path.toString()) + "\" is a symbolic link; give the file itself");
    }

    private static Read of(Language language, String main, List<Path> paths) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        long bytes = 0;
        for (Path path : paths) {
            String name = String.valueOf(path.getFileName());
            if (!NAME.matcher(name).matches()) {
                return new Bad("the file name \"" + Shown.of(name)
                        + "\" has characters that compilers cannot be trusted" + " with: use letters, digits, _ . + -");
            }
            bytes += Files.size(path);
            if (bytes > BYTES_MAX) {
                return new Bad(tooLarge(main));
            }
            files.put(name, Files.readAllBytes(path));
        }
        return new Good(new Sources(language, main, files));
    }

    /** Returns what names the beginning of the program, as contests tell it: in Java the class, else the file. */
    public String entryPoint() {
        return language.makesClasses() ? main.substring(0, main.lastIndexOf('.')) : main;
    }

    /** Returns how many bytes the sources have together. */
    public long bytes() {
        return files.values().stream().mapToLong(file -> file.length).sum();
    }

    /** Returns the names of the files that a compiler is given, in order. */
    List<String> compiled() {
        List<String> names = new ArrayList<>(
                files.keySet().stream().filter(language::owns).sorted().toList());
        return names.isEmpty() ? List.of(main) : names;
    }

    /** Returns what tells these sources from others. */
    String contents() {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(files)
                .forEach((name, bytes) ->
                        text.append(name).append('\n').append(Digests.of(bytes)).append('\n'));
        return text.toString();
    }

    /** Returns the identity of the program; of a single file whatever it is called. */
    String digest() {
        byte[] only = files.get(main);
        return Digests.of(language.name() + "\n" + (files.size() == 1 && only != null ? Digests.of(only) : contents()));
    }

    /** Writes the files into a folder. */
    void writeTo(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }
}
