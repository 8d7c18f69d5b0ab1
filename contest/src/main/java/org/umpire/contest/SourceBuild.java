package org.umpire.contest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.umpire.record.Digests;
import org.umpire.record.Shown;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;
import org.umpire.sandbox.TemporaryFolders;

/**
 * Makes a program from one source file, by the table of languages. The compiler runs in the strongest sandbox that this
 * host holds, sees the source alone, and hands the program back over its standard output: so what comes out is bytes, and
 * never a link or anything else that the source could have put in its place. What was made is kept, by the digest of the
 * source and of how it was made, the level among it: what a weaker sandbox made does not serve where a stronger one holds.
 */
final class SourceBuild {
    private static final long SOURCE_BYTES_MAX = 1 << 20;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Pattern CLASS = Pattern.compile("[\\p{Alnum}_$]+\\.class");
    /** Words: the tool, the source, its stem, then the arguments of the tool. */
    private static final String COMPILE =
            "tool=$1 source=$2 stem=$3; shift 3; work=$(mktemp -d) && cp \"$source\" \"$work\""
                    + " && cd \"$work\" && \"$tool\" \"$@\" >&2 && if [ -f \"$stem\" ]; then cat \"$stem\";"
                    + " else \"${tool%javac}jar\" -cf made.jar ./*.class >&2 && cat made.jar; fi;"
                    + " code=$?; rm -rf \"$work\"; exit $code";

    private final Path source;
    private final Language language;
    private final String name;

    private SourceBuild(Path source, Language language) {
        this.source = source;
        this.language = language;
        name = String.valueOf(source.getFileName());
    }

    /** What came of it. */
    sealed interface Result {}

    /**
     * The program.
     *
     * @param digest of the name of the language and of the source's own digest: the program's identity, whatever
     *     compiler made it
     */
    record Made(Program program, String digest) implements Result {}

    /** Why there is none, in one line. */
    record NotMade(String why) implements Result {}

    /** Makes the program of a source, unless it was made before. */
    static Result of(Path source) {
        return of(source, Sandboxes::best);
    }

    /**
     * Makes the program of a source, unless it was made before at the strong level or at that of the sandbox.
     *
     * @param sandboxes opens the sandbox for the compiler, if one is needed
     */
    static Result of(Path source, Supplier<Sandbox> sandboxes) {
        Optional<Language> language = Language.of(String.valueOf(source.getFileName()));
        if (language.isEmpty()) {
            return new NotMade("\"" + Shown.of(source.toString()) + "\" is no source of a language that is known here");
        }
        if (!Files.isRegularFile(source)) {
            return new NotMade("there is no file \"" + Shown.of(source.toString()) + "\"");
        }
        try {
            return new SourceBuild(source, language.get()).result(sandboxes);
        } catch (IOException e) {
            return new NotMade(Shown.of(source + " cannot be read, or what is made of it not be kept: " + e));
        }
    }

    private Result result(Supplier<Sandbox> sandboxes) throws IOException {
        if (Files.size(source) > SOURCE_BYTES_MAX) {
            return new NotMade(Shown.of(name) + " is larger than " + SOURCE_BYTES_MAX + " bytes");
        }
        Optional<Path> tool = tool();
        if (tool.isEmpty()) {
            return new NotMade(language.name() + " is not installed here: " + language.get());
        }
        byte[] text = Files.readAllBytes(source);
        // What was made at the strongest level of all is found without trying out which levels hold here.
        String how = language.compiled() ? Level.STRONG.word() : "copied";
        Path kept = cache().resolve(key(text, tool.get(), how));
        if (Files.isDirectory(kept)) {
            return made(text, tool.get(), kept);
        }
        if (!language.compiled()) {
            keep(text, kept);
            return made(text, tool.get(), kept);
        }
        try (Sandbox sandbox = sandboxes.get()) {
            Path here = cache().resolve(key(text, tool.get(), sandbox.level().word()));
            if (!Files.isDirectory(here)) {
                ByteArrayOutputStream made = new ByteArrayOutputStream();
                ToolRun.Result result = compile(sandbox, text, tool.get(), made);
                if (!result.good()) {
                    return notMade(result);
                }
                keep(made.toByteArray(), here);
            }
            return made(text, tool.get(), here);
        }
    }

    private Made made(byte[] text, Path tool, Path kept) {
        List<String> command = language.runCommand(tool.toString(), name);
        return new Made(new Program(command, kept, Map.of()), Digests.of(language.name() + "\n" + Digests.of(text)));
    }

    private NotMade notMade(ToolRun.Result result) {
        return new NotMade(
                result.hostFault()
                        ? Shown.of(name) + " could not be compiled: " + Shown.of(result.complaint())
                        : Shown.of(name) + " does not compile: " + Shown.of(firstError(result.complaint())));
    }

    private Optional<Path> tool() {
        List<String> folders = new ArrayList<>(List.of("/usr/bin", "/bin"));
        folders.addAll(List.of(System.getenv().getOrDefault("PATH", "").split(":", -1)));
        return language.tools().stream()
                .flatMap(word -> word.startsWith("/")
                        ? Stream.of(Path.of(word))
                        : folders.stream().filter(at -> at.startsWith("/")).map(at -> Path.of(at, word)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private String key(byte[] text, Path tool, String level) throws IOException {
        Path real = tool.toRealPath();
        String how = String.join(
                "\n",
                level,
                language.name(),
                name,
                language.compileCommand(real.toString(), name).toString(),
                Files.getLastModifiedTime(real).toString(),
                Digests.of(text));
        return Digests.of(how).replace(":", "-");
    }

    private static Path cache() throws IOException {
        String given = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
        Path root = given.startsWith("/") ? Path.of(given) : Path.of(System.getProperty("user.home"), ".cache");
        return Files.createDirectories(root.resolve("umpire").resolve("made"));
    }

    /** Writes a program to where it is kept. */
    private void keep(byte[] bytes, Path kept) throws IOException {
        Path fresh = Files.createTempDirectory(kept.getParent(), "new-");
        try {
            write(bytes, fresh);
            Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rwxr-xr-x"));
            place(fresh, kept);
        } finally {
            remove(fresh);
        }
    }

    /** Moves a folder to its place, unless another run has made the same meanwhile. */
    static void place(Path fresh, Path kept) throws IOException {
        try {
            Files.move(fresh, kept, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            // Which of its kinds tells that the place is taken is left open by the library.
            if (!Files.isDirectory(kept)) {
                throw e;
            }
        }
    }

    private ToolRun.Result compile(Sandbox sandbox, byte[] text, Path tool, ByteArrayOutputStream made)
            throws IOException {
        Path alone = TemporaryFolders.make();
        try {
            Files.write(alone.resolve(name), text);
            String stem = name.substring(0, name.length() - language.ending().length() - 1);
            List<String> words =
                    new ArrayList<>(List.of("/bin/sh", "-c", COMPILE, "compile", tool.toString(), name, stem));
            List<String> command = language.compileCommand(tool.toString(), name);
            words.addAll(command.subList(1, command.size()));
            return ToolRun.make(sandbox, words, alone, PATIENCE, made);
        } finally {
            remove(alone);
        }
    }

    /** Writes what is run: the source itself, an executable, or what is in an archive of classes. */
    private void write(byte[] bytes, Path folder) throws IOException {
        if (!language.compiled()) {
            Files.write(folder.resolve(name), bytes);
            return;
        }
        if (!language.ending().equals("java")) {
            String stem = name.substring(0, name.length() - language.ending().length() - 1);
            Path file = Files.write(folder.resolve(stem), bytes);
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
            return;
        }
        try (ZipInputStream archive = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                if (CLASS.matcher(entry.getName()).matches()) {
                    Files.write(folder.resolve(entry.getName()), archive.readAllBytes());
                }
            }
        }
    }

    private static String firstError(String complaint) {
        List<String> lines = complaint.lines().filter(line -> !line.isBlank()).toList();
        return lines.stream()
                .filter(line -> line.contains("error"))
                .findFirst()
                .or(() -> lines.stream().findFirst())
                .orElse("the compiler says nothing");
    }

    private static void remove(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }
}
