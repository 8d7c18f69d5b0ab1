package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;

class ProgramFoldersTest {
    @TempDir
    Path folder;

    private Path contest;
    private Path results;

    @BeforeEach
    void files() throws IOException {
        contest = Files.createDirectory(folder.resolve("contest"));
        results = contest.resolve("contest-results");
        for (String file : List.of(
                "contest.toml", "bob.py", "ada/main.py", "ada/data/book.txt", "eve/eve.py", "contest-results/secret")) {
            Path path = contest.resolve(file);
            Files.createDirectories(path.resolveSibling("."));
            Files.writeString(path, file);
        }
    }

    @Test
    void aProgramInAFolderOfItsOwnBringsThatFolderAlone() throws IOException {
        assertThat(copied("python3", "ada/main.py")).containsExactly("ada/data/book.txt", "ada/main.py");
    }

    @Test
    void aFileBesideTheLeagueFileComesAlone() throws IOException {
        assertThat(copied("python3", "bob.py", "--fast")).containsExactly("bob.py");
    }

    @Test
    void severalWordsBringWhatEachNames() throws IOException {
        assertThat(copied("java", "-cp", "ada:eve", "Main", "bob.py"))
                .containsExactly("ada/data/book.txt", "ada/main.py", "bob.py", "eve/eve.py");
    }

    @Test
    void aCommandThatNamesNothingBringsTheFilesBesideTheLeagueFile() throws IOException {
        assertThat(copied("java", "Main")).containsExactly("bob.py", "contest.toml");
    }

    @Test
    void theResultsNeverCome() throws IOException {
        assertThat(copied("java", "-cp", ".", "Main")).contains("bob.py").noneMatch(name -> name.contains("secret"));
        assertThat(copied("cat", "contest-results/secret")).isEmpty();
    }

    @Test
    void nothingOutsideComes() throws IOException {
        Files.writeString(folder.resolve("outside.py"), "x");

        assertThat(copied("python3", "ada/main.py", "../outside.py", "/etc/passwd"))
                .containsExactly("ada/data/book.txt", "ada/main.py");
    }

    @Test
    void atThePlainLevelProgramsStayWhereTheyAreAndNothingIsWritten() throws IOException {
        Program program = new Program(List.of("python3", "bob.py"), contest, Map.of());
        Path root = folder.resolve("programs");

        try (ProgramFolders folders = ProgramFolders.in(root)) {
            assertThat(folders.at(Level.PLAIN, List.of(program), results)).containsExactly(program);
            assertThat(root).doesNotExist();
        }
    }

    /** Returns the names of the files that a program sees. */
    private List<String> copied(String... words) throws IOException {
        Program program = new Program(List.of(words), contest, Map.of());
        Path root = folder.resolve("programs");
        List<String> names;
        try (ProgramFolders folders = ProgramFolders.in(root)) {
            Program own = folders.at(Level.USER, List.of(program), results).get(0);
            assertThat(own.argv()).isEqualTo(program.argv());
            try (Stream<Path> walked = Files.walk(own.directory())) {
                names = walked.filter(Files::isRegularFile)
                        .map(path -> own.directory().relativize(path).toString())
                        .sorted()
                        .toList();
            }
        }
        assertThat(root).doesNotExist();
        return names;
    }
}
