package org.umpire.languages;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
 * Makes a program from sources, by the table of languages. The compiler runs in the strongest sandbox that this host
 * holds, sees the sources alone, and hands the program back over its standard output: so what comes out is bytes, and
 * never a link or anything else that the source could have put in its place. What was made is kept, by the digest of the
 * sources and of how it was made, the level among it: what a weaker sandbox made does not serve where a stronger one holds.
 */
public final class SourceBuild {
    private static final Pattern CLASS = Pattern.compile("[\\p{Alnum}_$]+\\.class");
    /** Words: the tool, the file that is made (none: classes), then the arguments of the tool. */
    private static final String COMPILE =
            "tool=$1 made=$2; shift 2; work=$(mktemp -d) && cp ./* \"$work\" && cd \"$work\" && export HOME=\"$work\""
                    + " GO111MODULE=off && \"$tool\" \"$@\" >&2 && if [ -n \"$made\" ]; then cat \"$made\";"
                    + " else \"${tool%javac}jar\" -cf made.jar ./*.class >&2 && cat made.jar; fi;"
                    + " code=$?; rm -rf \"$work\"; exit $code";

    private final Sources sources;
    private final Bounds bounds;

    private SourceBuild(Sources sources, Bounds bounds) {
        this.sources = sources;
        this.bounds = bounds;
    }

    /**
     * What a compiler may use.
     *
     * @param time CPU time of all its processes, at the level that counts it; by the wall it may take more, for this
     *     machine may be busy with others
     * @param memoryBytes of all its processes together, at the level that holds it
     */
    public record Bounds(Duration time, long memoryBytes) {
        /** A minute, and 2 GB. */
        public static final Bounds USUAL = new Bounds(Duration.ofSeconds(60), 2_000_000_000);

        private static final int WALL_FACTOR = 3;
        private static final Duration WALL_EXTRA = Duration.ofSeconds(3);

        /** Returns how long it may take by the wall. */
        Duration wall() {
            return time.multipliedBy(WALL_FACTOR).plus(WALL_EXTRA);
        }
    }

    /** What came of it. */
    public sealed interface Result {}

    /**
     * The program.
     *
     * @param digest of the name of the language and of the source's own digest: the program's identity, whatever
     *     compiler made it
     */
    public record Made(Program program, String digest) implements Result {
        private static final long JVM_BYTES = 80_000_000;

        /**
         * Returns the program as it is run once for one input, with so much memory; only Java machines make a difference:
         * their heap fits into it, their stack is large, and they may compile as well as they can.
         *
         * @param memoryBytes of the whole process
         */
        public Program forOneInput(long memoryBytes) {
            long heap = Math.max(memoryBytes / 2, memoryBytes - JVM_BYTES) >> 20;
            List<String> words = program.argv().stream()
                    .map(word -> word.startsWith("-Xmx") ? "-Xmx" + heap + "m" : word)
                    .map(word -> word.equals("-XX:TieredStopAtLevel=1") ? "-Xss64m" : word)
                    .toList();
            return new Program(words, program.directory(), program.environment());
        }
    }

    /**
     * Why there is none.
     *
     * @param why in one line
     * @param complaint the end of what the compiler said, as it said it; empty if it was not run
     * @param sourceAtFault whether it is the source that is wrong; else this host is, which has no such language, no
     *     memory left, or does not give the source
     */
    public record NotMade(String why, String complaint, boolean sourceAtFault) implements Result {}

    /** Makes the program of one source file, unless it was made before. */
    public static Result of(Path source) {
        return of(source, Sandboxes::best);
    }

    /**
     * Makes the program of one source file, unless it was made before at the strong level or at that of the sandbox.
     *
     * @param sandboxes opens the sandbox for the compiler, if one is needed
     */
    public static Result of(Path source, Supplier<Sandbox> sandboxes) {
        Sources.Read read = Sources.read(source, Optional.empty());
        if (read instanceof Sources.Good good) {
            return of(good.sources(), Bounds.USUAL, sandboxes);
        }
        return read instanceof Sources.Bad bad
                ? new NotMade(bad.why(), "", true)
                : new NotMade(((Sources.Unreadable) read).why(), "", false);
    }

    /**
     * Makes the program of sources, unless it was made before at the strong level or at that of the sandbox.
     *
     * @param sandboxes opens the sandbox for the compiler, if one is needed; it is closed afterwards
     */
    public static Result of(Sources sources, Bounds bounds, Supplier<Sandbox> sandboxes) {
        try {
            return new SourceBuild(sources, bounds).result(sandboxes);
        } catch (IOException e) {
            return new NotMade(Shown.of("what is made of " + sources.main() + " cannot be kept: " + e), "", false);
        }
    }

    private Result result(Supplier<Sandbox> sandboxes) throws IOException {
        Language language = sources.language();
        Optional<Path> tool = tool(language.tools());
        if (tool.isEmpty()) {
            return new NotMade(language.name() + " is not installed here: " + language.get(), "", false);
        }
        // What was made at the strongest level of all is found without trying out which levels hold here.
        MadePrograms kept = MadePrograms.ofUser();
        String key = key(tool.get(), language.compiled() ? Level.STRONG.word() : "copied");
        Optional<Path> found = kept.find(key);
        if (found.isPresent()) {
            return made(tool.get(), found.get());
        }
        if (!language.compiled()) {
            return made(tool.get(), kept.keep(key, sources::writeTo));
        }
        try (Sandbox sandbox = sandboxes.get()) {
            String keyHere = key(tool.get(), sandbox.level().word());
            Optional<Path> foundHere = kept.find(keyHere);
            if (foundHere.isPresent()) {
                return made(tool.get(), foundHere.get());
            }
            ByteArrayOutputStream made = new ByteArrayOutputStream();
            ToolRun.Result result = compile(sandbox, tool.get(), made);
            return result.good()
                    ? made(tool.get(), kept.keep(keyHere, folder -> write(made.toByteArray(), folder)))
                    : notMade(result);
        }
    }

    private Made made(Path tool, Path kept) {
        List<String> command = new ArrayList<>(sources.language().runCommand(tool.toString(), sources.main()));
        if (command.get(0).indexOf('/') < 0) {
            tool(List.of(command.get(0))).ifPresent(path -> command.set(0, path.toString()));
        }
        return new Made(new Program(command, kept, Map.of()), sources.digest());
    }

    private NotMade notMade(ToolRun.Result result) {
        String name = Shown.of(sources.main());
        return result.hostFault()
                ? new NotMade(
                        name + " could not be compiled: " + Shown.of(result.complaint()), result.complaint(), false)
                : new NotMade(
                        name + " does not compile: " + Shown.of(firstError(result.complaint())),
                        result.complaint(),
                        true);
    }

    private static Optional<Path> tool(List<String> names) {
        List<String> folders = new ArrayList<>(List.of("/usr/bin", "/bin"));
        folders.addAll(List.of(System.getenv().getOrDefault("PATH", "").split(":", -1)));
        return names.stream()
                .flatMap(word -> word.startsWith("/")
                        ? Stream.of(Path.of(word))
                        : folders.stream().filter(at -> at.startsWith("/")).map(at -> Path.of(at, word)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private String key(Path tool, String level) throws IOException {
        Path real = tool.toRealPath();
        String how = String.join(
                "\n",
                level,
                sources.language().name(),
                sources.main(),
                compileCommand(real).toString(),
                Files.getLastModifiedTime(real).toString(),
                sources.contents());
        return Digests.of(how).replace(":", "-");
    }

    private List<String> compileCommand(Path tool) {
        return sources.language().compileCommand(tool.toString(), sources.main(), sources.compiled());
    }

    private ToolRun.Result compile(Sandbox sandbox, Path tool, ByteArrayOutputStream made) throws IOException {
        Path alone = TemporaryFolders.make();
        try {
            sources.writeTo(alone);
            Language language = sources.language();
            String file = language.makesClasses() ? "" : language.madeFile(sources.main());
            List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", COMPILE, "compile", tool.toString(), file));
            List<String> command = compileCommand(tool);
            words.addAll(command.subList(1, command.size()));
            Program compiler = new Program(words, alone, Map.of(), List.of(), List.of(tool.toString()));
            return ToolRun.make(sandbox, compiler, bounds, made);
        } finally {
            TemporaryFolders.remove(alone);
        }
    }

    /** Writes what is run: an executable, or what is in an archive of classes. */
    private void write(byte[] bytes, Path folder) throws IOException {
        Language language = sources.language();
        if (!language.makesClasses()) {
            Path file = Files.write(folder.resolve(language.madeFile(sources.main())), bytes);
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
}
