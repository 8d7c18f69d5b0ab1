package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ToolboxTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    void systemCommandsNeedNothing() {
        assertThat(toolbox("/usr/bin", true).find("env"))
                .isEqualTo(new Toolbox.Tool.Usable(Path.of("/usr/bin/env"), Optional.empty()));
    }

    @Test
    void anInstallationElsewhereComesWhole() throws IOException {
        Path command = command("lang-3.1/bin/lang");
        Files.createSymbolicLink(Files.createDirectory(folder.resolve("links")).resolve("lang"), command);
        Path whole = folder.toRealPath().resolve("lang-3.1");
        assertThat(toolbox(folder + "/links", false).find("lang"))
                .isEqualTo(new Toolbox.Tool.Usable(whole.resolve("bin/lang"), Optional.of(whole)));
    }

    @Test
    void aFileThatIsNamedByItsPathComesAlone() throws IOException {
        Path bot = command("cup/bob").toRealPath();
        assertThat(toolbox("/usr/bin", false).find(bot.toString()))
                .isEqualTo(new Toolbox.Tool.Usable(bot, Optional.of(bot)));
        Path inBin = command("cup/bin/ada").toRealPath();
        assertThat(toolbox("/usr/bin", false).find(inBin.toString()))
                .isEqualTo(new Toolbox.Tool.Usable(inBin, Optional.of(inBin)));
    }

    @Test
    void anInterpreterThatIsNamedByItsPathComesWithItsInstallation() throws IOException {
        Path java = command("jdk/bin/java").toRealPath();
        command("jdk/lib/server");
        command("jdk/release");
        Path whole = folder.toRealPath().resolve("jdk");
        assertThat(toolbox("/usr/bin", false).find(java.toString()))
                .isEqualTo(new Toolbox.Tool.Usable(java, Optional.of(whole)));
    }

    @Test
    void anInstallationThatHoldsTheProgramIsNotShownToIt() throws Exception {
        Path bot = command("cup/bob").toRealPath();
        Path own = Files.createDirectories(bot.resolveSibling("results/programs/1"));
        Program program = new Program(List.of("bob"), own, java.util.Map.of());
        assertThat(Errand.of(program, toolbox(bot.resolveSibling("").toString(), false))
                        .binds())
                .containsExactly(bot);
    }

    @Test
    void aHomeFolderIsNotBoundForACommandInIt() throws IOException {
        Path command = command("home/bin/lang");
        Toolbox toolbox = new Toolbox(
                command.resolveSibling("").toString(), folder.resolve("home").toRealPath(), false);
        assertThat(toolbox.find("lang"))
                .isEqualTo(new Toolbox.Tool.Usable(command.toRealPath(), Optional.of(command.toRealPath())));
    }

    @Test
    void whatOthersMayNotReachIsSaidToBeSo() throws IOException {
        Path command = command("closed/bin/lang");
        Files.setPosixFilePermissions(folder.resolve("closed"), PosixFilePermissions.fromString("rwx------"));
        Toolbox.Tool tool = toolbox(command.resolveSibling("").toString(), true).find("lang");
        assertThat(tool).isInstanceOf(Toolbox.Tool.Missing.class);
        assertThat(((Toolbox.Tool.Missing) tool).why()).contains("closed").contains("install it under /usr");
    }

    @Test
    void pyenvsScriptsAreSeenThrough() throws IOException {
        Path real = command("pyenv/versions/3/bin/python3");
        command("pyenv/shims/python3");
        Path pyenv = command("pyenv/bin/pyenv");
        Files.writeString(pyenv, "#!/bin/sh\n[ \"$1 $2\" = 'which python3' ] && echo " + real + "\n");
        Path whole = folder.toRealPath().resolve("pyenv/versions/3");
        assertThat(toolbox(folder + "/pyenv/shims", false).find("python3"))
                .isEqualTo(new Toolbox.Tool.Usable(whole.resolve("bin/python3"), Optional.of(whole)));
    }

    @Test
    void aScriptOfPyenvThatHangsIsNotWaitedForForEver() throws IOException {
        command("pyenv/shims/lang3");
        Path pyenv = command("pyenv/bin/pyenv");
        Files.writeString(pyenv, "#!/bin/sh\nsleep 1000 &\necho said\nexec sleep 1000\n");
        Toolbox.Tool tool = toolbox(folder + "/pyenv/shims", false).find("lang3");
        assertThat(tool).isInstanceOf(Toolbox.Tool.Missing.class);
        assertThat(((Toolbox.Tool.Missing) tool).why()).contains("pyenv does not answer");
    }

    @Test
    void aLaterFolderServesWhereAnEarlierOneCannot() throws IOException {
        Path command = command("closed/env");
        Files.setPosixFilePermissions(command.resolveSibling(""), PosixFilePermissions.fromString("rwx------"));
        assertThat(toolbox(command.resolveSibling("") + ":/usr/bin", true).find("env"))
                .isEqualTo(new Toolbox.Tool.Usable(Path.of("/usr/bin/env"), Optional.empty()));
    }

    @Test
    void anUnknownCommandIsMissing() {
        Toolbox.Tool tool = toolbox("/usr/bin", false).find("no-such-command-here");
        assertThat(((Toolbox.Tool.Missing) tool).why())
                .contains("no such command")
                .contains("/usr/local/bin");
    }

    @Test
    void theProgramsOwnFolderIsMovedInItsCommand() throws Exception {
        Path folder = this.folder.toRealPath();
        command("bot");
        Program program = new Program(
                List.of(folder + "/bot", folder + "/data/x", "/etc/hostname", "relative"), folder, java.util.Map.of());
        assertThat(Errand.of(program, toolbox("", false)).argv())
                .containsExactly("/bot/bot", "/bot/data/x", "/etc/hostname", "relative");
    }

    private Toolbox toolbox(String searchPath, boolean otherUser) {
        return new Toolbox(searchPath, Path.of("/home/nobody-in-particular"), otherUser);
    }

    private Path command(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        for (Path at = file.getParent(); at != null && !at.equals(folder); at = at.getParent()) {
            Files.setPosixFilePermissions(at, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        return file;
    }
}
