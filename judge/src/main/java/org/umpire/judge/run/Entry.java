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
 */
public record Entry(String name, Path path, Optional<Language> language) {}
