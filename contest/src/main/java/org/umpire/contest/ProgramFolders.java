package org.umpire.contest;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;

/**
 * A folder for each program with nothing in it but the program, for the levels at which a program sees a copy of its
 * folder: the folder of a contest holds the others' programs, and the results with the secret.
 *
 * <p>What belongs to a program is told by its command. A word that names a file in a sub-folder brings that sub-folder
 * with all that is in it; one that names a file beside the league file brings that file; one that names a folder brings
 * the folder. If no word names anything, the files beside the league file are brought, without sub-folders. A file that
 * lies elsewhere comes alone; what is installed (the system's folders, and a first word in a folder {@code bin}) stays
 * where it is, for the sandbox to find. Relative names stay as they are; what is named in another way is named as it is in
 * the new folder.
 */
final class ProgramFolders implements AutoCloseable {
    // Only Linux has levels that need this, so there are permissions of this kind.
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");

    /** Where nothing is anybody's program. */
    private static final List<String> SYSTEM_FOLDERS =
            List.of("/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/proc", "/sys", "/dev");

    private final Path root;

    private ProgramFolders(Path root) {
        this.root = root;
    }

    /**
     * Returns a place for the folders.
     *
     * @param root is made when it is needed
     */
    static ProgramFolders in(Path root) {
        return new ProgramFolders(root);
    }

    /**
     * Returns the programs as they stand in folders of their own where the level needs that, and else as they are.
     *
     * @param without a folder that is never brought, such as that of the results
     */
    List<Program> at(Level level, List<Program> programs, Path without) throws IOException {
        if (level == Level.PLAIN) {
            return programs;
        }
        remove(root);
        Files.createDirectory(root, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        List<Program> copied = new ArrayList<>();
        for (Program program : programs) {
            Path own = Files.createDirectory(root.resolve(Integer.toString(copied.size() + 1)));
            Path from = program.directory().toAbsolutePath().normalize();
            Path never = without.toAbsolutePath().normalize();
            for (Path part : parts(program, from)) {
                copy(from, part, own, never);
            }
            List<String> words = words(program.argv(), from, own, never);
            copied.add(new Program(words, own, program.environment()));
        }
        return copied;
    }

    /** Returns the words of a command as they are to be in the program's own folder, after bringing files from outside. */
    private static List<String> words(List<String> argv, Path from, Path own, Path without) throws IOException {
        List<String> words = new ArrayList<>();
        for (String word : argv) {
            boolean first = words.isEmpty();
            List<String> names = new ArrayList<>();
            for (String name : first ? new String[] {word} : word.split(":", -1)) {
                names.add(named(name, first, from).isPresent() ? moved(name, first, from, own, without) : name);
            }
            words.add(String.join(":", names));
        }
        return words;
    }

    /** Returns the file or folder that a name means, if it is there and its name would not mean it in another folder. */
    private static Optional<Path> named(String name, boolean first, Path from) {
        try {
            Path path = Path.of(name);
            boolean elsewhere =
                    path.isAbsolute() || List.of(name.split("/", -1)).contains("..");
            boolean looked = !first || name.indexOf('/') >= 0;
            Path file = from.resolve(path).normalize();
            return looked && !name.isEmpty() && elsewhere && Files.exists(file) ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty(); // A word that cannot be a path names no file.
        }
    }

    private static String moved(String name, boolean first, Path from, Path own, Path without) throws IOException {
        Path file = from.resolve(name).normalize();
        Path real = file.toRealPath();
        boolean inside = file.startsWith(from);
        if (first && installed(real) && !(inside && real.startsWith(from.toRealPath()))) {
            return file.toString();
        }
        if (inside) {
            return "./" + from.relativize(file);
        }
        if (!comesAlone(name, from) || file.startsWith(without)) {
            return file.toString();
        }
        Path place = own;
        for (int i = 1; Files.exists(place.resolve(String.valueOf(file.getFileName()))); i++) {
            place = own.resolve("outside-" + i);
        }
        Files.createDirectories(place);
        Path to = place.resolve(String.valueOf(file.getFileName()));
        Files.copy(real, to, StandardCopyOption.COPY_ATTRIBUTES);
        return "./" + own.relativize(to);
    }

    /** Returns whether a name means a file outside, which is nothing of the system. */
    private static boolean comesAlone(String name, Path from) {
        try {
            Path file = from.resolve(name).normalize();
            return !file.startsWith(from) && Files.isRegularFile(file) && !ofTheSystem(file.toRealPath());
        } catch (InvalidPathException | IOException e) {
            return false; // A word that is no path, or leads nowhere.
        }
    }

    private static boolean startsInstalled(String word, Path from) {
        try {
            return installed(from.resolve(word).toRealPath());
        } catch (InvalidPathException | IOException e) {
            return false; // A word that is no path, or leads nowhere.
        }
    }

    private static boolean ofTheSystem(Path real) {
        return SYSTEM_FOLDERS.stream().anyMatch(real::startsWith);
    }

    /** Returns whether a command belongs to an installation, without which it could not run. */
    private static boolean installed(Path real) {
        Path folder = real.getParent();
        return ofTheSystem(real)
                || real.startsWith("/opt")
                || (folder != null && (folder.endsWith("bin") || folder.endsWith("shims")));
    }

    /** Returns what belongs to a program, relative to the folder in which it runs. */
    private static NavigableSet<Path> parts(Program program, Path from) throws IOException {
        NavigableSet<Path> parts = new TreeSet<>();
        for (String word : program.argv()) {
            for (String name : word.split(":", -1)) {
                part(name, from, parts);
            }
        }
        List<String> argv = program.argv();
        int named = startsInstalled(argv.get(0), from) ? 1 : 0;
        if (parts.isEmpty() && argv.stream().skip(named).noneMatch(word -> comesAlone(word, from))) {
            try (Stream<Path> listed = Files.list(from)) {
                listed.filter(Files::isRegularFile).map(from::relativize).forEach(parts::add);
            }
        }
        return parts;
    }

    private static void part(String name, Path from, NavigableSet<Path> parts) {
        Path file;
        try {
            file = from.resolve(name).normalize();
        } catch (InvalidPathException e) {
            return; // A word that cannot be a path names no file.
        }
        if (name.isEmpty() || !file.startsWith(from) || !Files.exists(file)) {
            return;
        }
        Path relative = from.relativize(file);
        Path parent = relative.getParent();
        parts.add(Files.isDirectory(file) || parent == null ? relative : parent);
    }

    private static void copy(Path from, Path part, Path own, Path without) throws IOException {
        Files.walkFileTree(from.resolve(part), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (folder.startsWith(without)) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(own.resolve(from.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path to = own.resolve(from.relativize(file).toString());
                Files.createDirectories(to.getParent() == null ? own : to.getParent());
                if (attributes.isRegularFile() || attributes.isSymbolicLink()) {
                    Files.copy(
                            file,
                            to,
                            LinkOption.NOFOLLOW_LINKS,
                            StandardCopyOption.COPY_ATTRIBUTES,
                            StandardCopyOption.REPLACE_EXISTING);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void remove(Path root) throws IOException {
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
                if (failure != null) {
                    throw failure;
                }
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @Override
    public void close() throws IOException {
        remove(root);
    }
}
