package org.umpire.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.record.Shown;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The program: finds the command that is asked for, and runs it. */
@Command(
        name = "umpire",
        header = "Fair contests between game-playing programs.",
        versionProvider = Version.class,
        footer = {"  umpire demo", "  umpire help play"})
public final class Umpire implements Callable<Integer> {
    /** By name, in the order of the help. Only the one that is asked for is made: making all of them takes longest. */
    private static final Map<String, Class<?>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("demo", DemoCommand.class);
        COMMANDS.put("games", GamesCommand.class);
        COMMANDS.put("bots", BotsCommand.class);
        COMMANDS.put("bot", BotCommand.class);
        COMMANDS.put("check", CheckCommand.class);
        COMMANDS.put("play", PlayCommand.class);
        COMMANDS.put("match", MatchCommand.class);
        COMMANDS.put("compare", CompareCommand.class);
        COMMANDS.put("league", LeagueCommand.class);
        COMMANDS.put("standings", StandingsCommand.class);
        COMMANDS.put("ratings", RatingsCommand.class);
        COMMANDS.put("index", IndexCommand.class);
        COMMANDS.put("replay", ReplayCommand.class);
        COMMANDS.put("deals", DealsCommand.class);
        COMMANDS.put("big2judge", Big2JudgeCommand.class);
        COMMANDS.put("prime_daihinmin", DaihinminControlCommand.class);
        COMMANDS.put("holdem", HoldemCommand.class);
        COMMANDS.put("croquet", CroquetCommand.class);
        COMMANDS.put("judge", JudgeCommand.class);
        COMMANDS.put("init", InitCommand.class);
        COMMANDS.put("doctor", DoctorCommand.class);
        COMMANDS.put("help", HelpCommand.class);
    }

    private final Terminal terminal;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Shows the version.")
    @SuppressWarnings("UnusedVariable") // picocli acts on it
    private boolean version;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    private Umpire(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs the command that the words of the command line ask for, and ends this process with its exit code. */
    public static void main(String[] args) {
        Terminal terminal = Terminal.ofProcess();
        System.exit(run(terminal, args));
    }

    /** Runs one command and returns its exit code: 0 done, 1 the thing asked failed, 2 wrong use. */
    static int run(Terminal terminal, String... args) {
        boolean bot = args.length == 2 && args[0].equals("bot") && !args[1].startsWith("-");
        boolean reconstruct = List.of(args).equals(List.of("holdem", "reconstruct"));
        int code = bot
                ? BotCommand.run(terminal, args[1])
                : reconstruct
                        ? HoldemReconstructCommand.run(terminal)
                        : commandLine(terminal, args).execute(args);
        terminal.flush();
        return code;
    }

    private static CommandLine commandLine(Terminal terminal, String... args) {
        Optional<Class<?>> asked = args.length > 0 && !args[0].equals("help")
                ? Optional.ofNullable(COMMANDS.get(args[0]))
                : Optional.empty();
        return commandLine(terminal, asked.isPresent() ? List.of(asked.get()) : COMMANDS.values());
    }

    /** Returns the command line, with all commands. */
    static CommandLine commandLine(Terminal terminal) {
        return commandLine(terminal, COMMANDS.values());
    }

    private static CommandLine commandLine(Terminal terminal, Collection<Class<?>> commands) {
        IFactory factory = factory(terminal);
        CommandLine line = new CommandLine(new Umpire(terminal), factory);
        // Scripts for the control program of 2019 may shorten its options.
        commands.forEach(command -> line.addSubcommand(new CommandLine(command, factory)
                .setAbbreviatedOptionsAllowed(command == DaihinminControlCommand.class)));
        dress(line);
        line.setOut(terminal.out());
        line.setErr(terminal.err());
        line.setColorScheme(CommandLine.Help.defaultColorScheme(terminal.outShown() ? Ansi.ON : Ansi.OFF));
        line.setUsageHelpWidth(100);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((wrong, args) -> terminal.misused(WrongUse.oneLine(wrong)));
        line.setExecutionExceptionHandler((broken, command, parsed) -> {
            if (broken instanceof IOException || broken instanceof UncheckedIOException) {
                return terminal.failed(Shown.of(why(broken)));
            }
            terminal.say("umpire: this is a fault of Umpire itself; please report it with what follows");
            broken.printStackTrace(terminal.err());
            return Terminal.FAILED;
        });
        return line;
    }

    /** Returns what is wrong with a file, where the exception's message is a mere path. */
    static String why(Exception broken) {
        Throwable cause =
                broken instanceof UncheckedIOException && broken.getCause() != null ? broken.getCause() : broken;
        if (cause instanceof NoSuchFileException missing) {
            return "there is no " + missing.getFile();
        }
        if (cause instanceof AccessDeniedException denied) {
            return "no permission for " + denied.getFile();
        }
        return cause.getMessage() == null ? cause.toString() : cause.getMessage();
    }

    /** Gives a command and those below it what every command has: a help option, and an example below its help. */
    private static void dress(CommandLine line) {
        line.getCommandSpec().addMixin("help", CommandSpec.forAnnotatedObject(new HelpOption()));
        line.getCommandSpec()
                .usageMessage()
                .abbreviateSynopsis(true)
                .commandListHeading("%nCommands:%n")
                .optionListHeading("%nOptions:%n")
                .parameterListHeading("%n")
                .footerHeading("%nExample:%n")
                .sortOptions(false);
        line.getSubcommands().values().forEach(Umpire::dress);
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(terminal.err());
        return Terminal.MISUSED;
    }

    /** Makes commands, giving the terminal to those that ask for it. */
    private static IFactory factory(Terminal terminal) {
        return new IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                    if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0] == Terminal.class) {
                        return type.cast(constructor.newInstance(terminal));
                    }
                }
                return CommandLine.defaultFactory().create(type);
            }
        };
    }
}
