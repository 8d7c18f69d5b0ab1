package org.umpire.judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Looks for links in a package that lead out of it, or nowhere. */
final class StrayLinks {
    private final Path folder;
    private final List<Flaw> flaws;

    StrayLinks(Path folder, List<Flaw> flaws) {
        this.folder = folder;
        this.flaws = flaws;
    }

    void look() throws IOException {
        Path real = folder.toRealPath();
        List<Path> links;
        try (Stream<Path> all = Files.walk(folder)) {
            links = all.filter(Files::isSymbolicLink)
                    .filter(path -> !path.equals(folder))
                    .toList();
        }
        for (Path link : links) {
            if (!inside(link, real)) {
                flaws.add(new Flaw(folder.relativize(link).toString(), "is a link that leads out of the package"));
            }
        }
    }

    private static boolean inside(Path link, Path real) {
        try {
            return link.toRealPath().startsWith(real);
        } catch (IOException e) {
            return false; // nowhere
        }
    }
}
