package org.umpire.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.dist.Started.Ended;

/** The script {@code umpire} in a checkout, with a Maven that only hands out the jars that were built already. */
class LauncherIT {
    @TempDir
    Path folder;

    private Path home = Path.of("");
    private Path source = Path.of("");
    private Path tools = Path.of("");

    @BeforeEach
    void checkOut() throws IOException {
        checkOut("check out");
    }

    private void checkOut(String name) throws IOException {
        home = Files.createDirectory(folder.resolve(name));
        Files.copy(Path.of("../umpire").toRealPath(), home.resolve("umpire"));
        executable(home.resolve("umpire"));
        Files.writeString(home.resolve("pom.xml"), "<project/>");
        source = Files.createDirectories(home.resolve("cli/src/main/java")).resolve("Source.java");
        Files.writeString(source, "");
        tools = Files.createDirectories(folder.resolve("tools"));
        Path lib = Path.of("target/lib").toRealPath();
        program("mvn", """
                echo built >> '%s'
                sleep 1
                mkdir -p '%s/dist/target/quick'
                rm -rf '%2$s/dist/target/quick/lib'
                cp -R '%s' '%2$s/dist/target/quick/lib'
                """.formatted(folder.resolve("builds"), home, lib));
    }

    @Test
    void theFirstStartBuildsAndTheSecondDoesNot() throws IOException, InterruptedException {
        Ended first = start();
        assertThat(first.code()).as(first.toString()).isZero();
        assertThat(first.out()).startsWith("umpire ");
        assertThat(first.err()).contains("building for the first time");
        Ended second = start();
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(second.err()).isEmpty();
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void twoFirstStartsAtOnceBuildOnce() throws IOException, InterruptedException {
        Started one = Started.in(folder, environment(), home.resolve("umpire").toString(), "--version");
        Started other = Started.in(folder, environment(), home.resolve("umpire").toString(), "--version");
        assertThat(List.of(one.end().code(), other.end().code())).containsOnly(0);
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void aChangedOrDeletedSourceIsBuiltAgain() throws IOException, InterruptedException {
        start();
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        assertThat(start().err()).contains("sources have changed");
        assertThat(builds()).isEqualTo(2);
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().minusSeconds(100)));
        assertThat(start().err()).isEmpty();
        Files.delete(source);
        assertThat(start().err()).contains("sources have changed");
        assertThat(builds()).isEqualTo(3);
    }

    @Test
    void aBuildThatFailsSaysWhereItsLogIs() throws IOException, InterruptedException {
        program("mvn", "echo '[ERROR] no such thing'; exit 1\n");
        Ended failed = start();
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.out()).isEmpty();
        assertThat(failed.err()).contains("[ERROR] no such thing").contains(".umpire/build.log");
    }

    @Test
    void withoutMavenItSaysHowToGetIt() throws IOException, InterruptedException {
        Files.delete(tools.resolve("mvn"));
        Map<String, String> environment = environment();
        environment.put("PATH", poorPath());
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        Ended failed = start(environment);
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.err()).contains("Maven").contains("apt install maven");
    }

    @Test
    void withoutJavaItSaysHowToGetIt() throws IOException, InterruptedException {
        Map<String, String> environment = environment();
        environment.put("PATH", poorPath());
        environment.put("JAVA_HOME", "");
        Ended failed = start(environment);
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.err()).contains("no java on the PATH").contains("openjdk-17");
    }

    @Test
    void aJavaThatIsTooOldIsNamed() throws IOException, InterruptedException {
        Path old = folder.resolve("old jdk");
        Files.createDirectories(old.resolve("bin"));
        executable(Files.writeString(old.resolve("bin/java"), "#!/bin/sh\n"));
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
        Map<String, String> environment = environment();
        environment.put("JAVA_HOME", old.toString());
        Ended failed = start(environment);
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.err()).contains("old jdk' is Java 11.0.2").contains("17 or later");
        environment.put("JAVA_HOME", folder.resolve("none").toString());
        assertThat(start(environment).err()).contains("no bin/java");
    }

    @Test
    void onlyARealOptionForSeveralGamesLeavesTheOptimisingCompilerOut() throws IOException, InterruptedException {
        Path jdk = folder.resolve("shows");
        Files.createDirectories(jdk.resolve("bin"));
        for (String tool : List.of("bin/java", "bin/javac")) {
            executable(Files.writeString(jdk.resolve(tool), "#!/bin/sh\necho \"$@\"\n"));
        }
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17.0.2\"\n");
        String quickOnly = "-XX:TieredStopAtLevel=1";
        for (String words : List.of("--tables 9 --jobs 2 A ./a B ./b", "A ./a B ./b --jobs=2")) {
            assertThat(optionsOfTheJvm(jdk, words.split(" "))).as(words).contains("-Xmn4m", quickOnly);
        }
        for (String command : List.of("./a --jobs 2", "./a --jobs=2", "make --jobs")) {
            assertThat(optionsOfTheJvm(jdk, "A", command, "B", "./b"))
                    .contains("-Xmn4m")
                    .doesNotContain(quickOnly);
        }
        assertThat(optionsOfTheJvm(jdk, "A", "./a", "--", "B", "--jobs")).doesNotContain(quickOnly);
    }

    private String optionsOfTheJvm(Path jdk, String... words) throws IOException, InterruptedException {
        Map<String, String> environment = environment();
        environment.put("JAVA_HOME", jdk.toString());
        List<String> command = new ArrayList<>(List.of(home.resolve("umpire").toString(), "prime_daihinmin"));
        command.addAll(List.of(words));
        Ended shown =
                Started.in(folder, environment, command.toArray(String[]::new)).end();
        assertThat(shown.code()).as(shown.toString()).isZero();
        return shown.out().substring(0, shown.out().indexOf(" -jar "));
    }

    @Test
    void theArchiveHoldsTheClassesThatSolveAHand() throws IOException, InterruptedException {
        checkOut("checkout"); // the JVM takes no class of an archive for jars whose path has a blank in it
        Path hand = Files.writeString(folder.resolve("hand.in"), """
                20 40 0
                2 1 2
                preflop
                dealer 900
                other 900
                0
                860 860
                """);
        Path loaded = folder.resolve("loaded");
        Map<String, String> environment = environment();
        environment.put("UMPIRE_JAVA_OPTS", "-Xlog:class+load:file=" + loaded);
        Ended solved = Started.in(
                        folder,
                        environment,
                        "sh",
                        "-c",
                        "exec '%s' holdem reconstruct <'%s'".formatted(home.resolve("umpire"), hand))
                .end();
        assertThat(solved.err()).doesNotContain("line");
        assertThat(solved.out()).isEqualTo("1\ndealer calls 20\n");
        List<String> classes = Files.readAllLines(loaded);
        assertThat(classes).hasSizeGreaterThan(500);
        // Later JVMs take no class of so old a format as picocli's into an archive.
        boolean takesOldClasses = Runtime.version().feature() < 21;
        assertThat(classes.stream()
                        .filter(line -> !line.contains("shared objects file"))
                        .filter(line -> takesOldClasses || !line.contains("picocli")))
                .as("loaded from elsewhere than the archive: each costs a start up to a millisecond")
                .hasSizeLessThan(25);
    }

    private Ended start() throws IOException, InterruptedException {
        return start(environment());
    }

    private Ended start(Map<String, String> environment) throws IOException, InterruptedException {
        return Started.in(folder, environment, home.resolve("umpire").toString(), "--version")
                .end();
    }

    private Map<String, String> environment() {
        return new HashMap<>(Map.of("PATH", tools + ":" + System.getenv("PATH")));
    }

    /** Returns a path with the few tools that the script needs, and neither Java nor Maven. */
    private String poorPath() throws IOException {
        Path poor = Files.createDirectory(folder.resolve("poor"));
        for (String tool : List.of("sh", "dirname", "readlink", "find", "mkdir", "grep", "head", "sed")) {
            Path real = Path.of("/usr/bin").resolve(tool);
            String path = Files.exists(real) ? real.toString() : "/bin/" + tool;
            executable(Files.writeString(poor.resolve(tool), "#!/bin/sh\nexec " + path + " \"$@\"\n"));
        }
        return poor.toString();
    }

    private int builds() throws IOException {
        return Files.readAllLines(folder.resolve("builds")).size();
    }

    private void program(String name, String script) throws IOException {
        executable(Files.writeString(tools.resolve(name), "#!/bin/sh\n" + script));
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
