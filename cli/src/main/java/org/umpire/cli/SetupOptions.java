package org.umpire.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.umpire.rules.GamePack;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options of every command that is told what a table is like; what is not said is as the game usually has it. */
@Command
final class SetupOptions {
    @Option(
            names = "--games",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many games a table has.")
    private int games;

    @Option(
            names = "--variant",
            paramLabel = "NAME=VALUE",
            description =
                    "A reading of the rules other than the usual one, such as betting=limit in Hold'em; may be given"
                            + " several times. docs/games says which there are.")
    private Map<String, String> variant = new LinkedHashMap<>();

    /**
     * Returns how a table of so many seats is set up.
     *
     * @throws IllegalArgumentException if the game cannot be played so; the message says why
     */
    Setup of(GamePack<?, ?, ?, ?> pack, int seats) {
        Setup usual = pack.usualSetup();
        TreeMap<String, String> readings = new TreeMap<>(usual.variant());
        readings.putAll(variant);
        Setup setup = new Setup(seats, games == 0 ? usual.games() : games, readings);
        Shuffler any = bound -> 0;
        pack.game().deal(setup, any);
        return setup;
    }
}
