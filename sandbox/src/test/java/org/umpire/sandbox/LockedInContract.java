package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Programs at the levels that use bubblewrap: the contract, and that they see their own files alone. */
abstract class LockedInContract extends SystemCallsContract {
    LockedInContract(Level level) {
        super(level);
    }

    @Test
    void filesOfTheHostAreOutOfSight() {
        String script = "for f in /etc/shadow /etc/passwd /root /home /var " + System.getProperty("user.home") + " "
                + folder + " /sys /run; do [ -e $f ] && echo $f; done; echo over";
        assertThat(shell(script)).isEqualTo("over\n");
    }

    @Test
    void nothingCanBeWrittenButInTheTemporaryFolder() {
        String script = "for f in / /usr /usr/bin /bot /dev /dev/shm /proc /etc; do"
                + " { echo x > $f/file; } 2>/dev/null && echo $f; done;"
                + " echo x > /tmp/file && read x < /tmp/file && echo over $x";
        assertThat(shell(script)).isEqualTo("over x\n");
    }

    @Test
    void theTemporaryFolderIsSmall() throws IOException {
        String script = """
                import errno
                try:
                    for k in range(100):
                        open(f"/tmp/{k}", "wb").write(b"x" * 1000000)
                except OSError as e:
                    print(errno.errorcode[e.errno], 10 < k < 20)
                """;
        assertThat(python(script)).isEqualTo("ENOSPC True\n");
    }

    @Test
    void theFolderIsACopy() throws IOException {
        Files.writeString(folder.resolve("data"), "before\n");
        Path outside = Files.writeString(folder.resolveSibling("outside-" + folder.getFileName()), "secret\n");
        try {
            Files.createSymbolicLink(folder.resolve("absolute"), outside);
            Files.createSymbolicLink(folder.resolve("relative"), Path.of("..").resolve(outside.getFileName()));
            Files.createSymbolicLink(folder.resolve("inner"), Path.of("data"));
            Confined program = startProgram("sh", "-c", "read x < data; read y < inner; echo $x $y; echo *");
            Files.writeString(folder.resolve("data"), "after\n");
            program.resume();
            assertThat(Talk.hearAll(program, SOON))
                    .startsWith("before before\n")
                    .doesNotContain("absolute", "relative");
            program.close();
            assertThat(shell("read x < data; echo $x")).isEqualTo("after\n");
        } finally {
            Files.delete(outside);
        }
    }

    @Test
    void aFolderThatOthersMayNotReadIsSeenByItsProgram() throws IOException {
        Path closed = Files.createDirectory(
                folder.resolve("closed"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Path file = Files.writeString(closed.resolve("bot"), "#!/bin/sh\necho seen\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        for (String word : List.of("./bot", file.toString())) {
            Confined program = sandbox.start(new Program(List.of(word), closed, Map.of()), Talk.CAPS);
            program.resume();
            assertThat(Talk.hearAll(program, SOON)).isEqualTo("seen\n");
            program.close();
        }
    }

    @Test
    void aProgramThatIsNamedByItsPathSeesNoNeighbours() throws IOException {
        // Not in /tmp, of which nothing is seen in any case; and where other users may go, which a build folder may be
        // not.
        Path cup = Files.createTempDirectory(Path.of("/var/tmp"), "cup");
        try {
            Files.setPosixFilePermissions(cup, PosixFilePermissions.fromString("rwxr-xr-x"));
            Path secret = Files.writeString(cup.resolve("secret"), "secret\n");
            Path spy = Files.writeString(
                    cup.resolve("spy"), "#!/bin/sh\necho spying; cd " + cup + " && echo *; read x < secret; echo $x\n");
            Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-r--r--"));
            Files.setPosixFilePermissions(spy, PosixFilePermissions.fromString("rwxr-xr-x"));
            Confined program = startProgram(spy.toString());
            program.resume();
            assertThat(Talk.hearAll(program, SOON)).startsWith("spying\nspy\n").doesNotContain("secret");
            program.close();
        } finally {
            Files.delete(cup.resolve("secret"));
            Files.delete(cup.resolve("spy"));
            Files.delete(cup);
        }
    }

    @Test
    void scriptsFindTheirInterpreter() throws IOException {
        assumeTrue(Host.tool("python3").isPresent(), "SKIPPED: no python3 here");
        script("bot", "#!/usr/bin/env python3\nimport sys\nprint('python', sys.argv[1])\n");
        Confined program = startProgram("./bot", "x");
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("python x\n");
        program.close();
    }

    @Test
    void aJavaProgramRuns() throws IOException {
        assumeTrue(Host.tool("java").isPresent(), "SKIPPED: no java in a system folder here");
        Files.writeString(folder.resolve("Bot.java"), """
                class Bot {
                    public static void main(String[] args) throws Exception {
                        System.out.println(new java.io.BufferedReader(new java.io.InputStreamReader(System.in)).readLine());
                    }
                }
                """);
        Confined program = startProgram("java", "-XX:+UseSerialGC", "Bot.java");
        Talk.tell(program, "hello");
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("hello\n");
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Exited(0));
        program.close();
    }

    @Test
    void theFoldersOfADeadRunAreRemoved() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Path left = Files.createTempDirectory("umpire-" + gone.pid() + "-1-" + Processes.namespace() + "-");
        Files.writeString(left.resolve("bot"), "");
        Sandboxes.of(level).close();
        assertThat(left).doesNotExist();
    }

    @Test
    void nothingIsLeftInTheTemporaryFolderOfTheHost() throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        List<Path> before = staged(temporary);
        Sandbox other = Sandboxes.of(level);
        Confined program = other.start(Talk.shell(folder, "exit"), Talk.CAPS);
        List<Path> made = new ArrayList<>(staged(temporary));
        made.removeAll(before);
        program.resume();
        other.close();
        assertThat(made).isNotEmpty().noneMatch(Files::exists);
    }

    /** Returns the folders of this process: other Umpires may run here. */
    private static List<Path> staged(Path temporary) throws IOException {
        String ours = "umpire-" + ProcessHandle.current().pid() + "-" + Processes.startTime("self") + "-";
        try (var files = Files.list(temporary)) {
            return files.filter(file -> file.getFileName().toString().startsWith(ours))
                    .toList();
        }
    }
}
