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
        assertThat(copied("cat", results + "/secret")).isEmpty();
    }

    @Test
    void aFileOutsideComesAloneAndNothingOfTheSystemDoes() throws IOException {
        Files.writeString(folder.resolve("outside.py"), "x");
        Files.writeString(folder.resolve("neighbour.py"), "x");
        Files.writeString(Files.createDirectory(folder.resolve("other")).resolve("outside.py"), "y");

        assertThat(words("python3", "../outside.py", folder + "/other/outside.py", "/etc/passwd", "../other"))
                .containsExactly(
                        "python3",
                        "./outside.py",
                        "./outside-1/outside.py",
                        "/etc/passwd",
                        folder.resolve("other").toString());
        assertThat(copied("python3", "../outside.py", folder + "/other/outside.py"))
                .containsExactly("outside-1/outside.py", "outside.py");
        assertThat(copied(folder + "/outside.py")).containsExactly("outside.py");
    }

    @Test
    void whatIsNamedByItsPathIsNamedInItsNewFolder() throws IOException {
        assertThat(words("python3", contest + "/ada/main.py", "--fast"))
                .containsExactly("python3", "./ada/main.py", "--fast");
        assertThat(words(contest + "/bob.py")).containsExactly("./bob.py");
        assertThat(words("../contest/bob.py")).containsExactly("./bob.py");
        assertThat(words("java", "-cp", contest + "/ada:eve", "Main"))
                .containsExactly("java", "-cp", "./ada:eve", "Main");
        assertThat(copied("python3", contest + "/bob.py")).containsExactly("bob.py");
    }

    @Test
    void relativeWordsAndInstalledCommandsStayAsTheyAre() throws IOException {
        Path python = Files.createDirectories(folder.resolve("python/bin")).resolve("python3");
        Files.writeString(python, "#!/bin/sh\n");

        assertThat(words("/bin/sh", "ada/main.py")).containsExactly("/bin/sh", "ada/main.py");
        assertThat(words("../python/bin/python3", "./bob.py")).containsExactly(python.toString(), "./bob.py");
        assertThat(copied(python.toString(), "bob.py")).containsExactly("bob.py");
        assertThat(copied(python.toString(), "-m", "bot")).containsExactly("bob.py", "contest.toml");
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

    /** Returns the command of a program in its own folder. */
    private List<String> words(String... words) throws IOException {
        try (ProgramFolders folders = ProgramFolders.in(folder.resolve("programs"))) {
            Program program = new Program(List.of(words), contest, Map.of());
            return folders.at(Level.USER, List.of(program), results).get(0).argv();
        }
    }

    /** Returns the names of the files that a program sees. */
    private List<String> copied(String... words) throws IOException {
        Program program = new Program(List.of(words), contest, Map.of());
        Path root = folder.resolve("programs");
        List<String> names;
        try (ProgramFolders folders = ProgramFolders.in(root)) {
            Program own = folders.at(Level.USER, List.of(program), results).get(0);
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
