package org.umpire.judge.run;

import java.nio.file.Path;
import java.util.Optional;
import org.umpire.languages.Language;

/**
 * A submission that is to be judged.
 *
 * @param name by which it is told
 * @param path a source file, or a folder of them
 * @param language of it, if it is not to be told by the ending
 * @param renamed whether the name of a single file is not the submitter's, so that it is compiled under one that its
 *     language can do with
 */
public record Entry(String name, Path path, Optional<Language> language, boolean renamed) {
    /** A submission that is called as its submitter called it. */
    public Entry(String name, Path path, Optional<Language> language) {
        this(name, path, language, false);
    }
}
