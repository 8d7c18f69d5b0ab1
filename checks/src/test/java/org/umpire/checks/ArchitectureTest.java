package org.umpire.checks;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.umpire");

    /**
     * What a module may use, beside the JDK and itself.
     *
     * @param modules of ours
     * @param libraries packages of others
     */
    record Module(String name, List<String> modules, List<String> libraries, String because) {
        @Override
        public String toString() {
            return name;
        }

        String[] allowed() {
            List<String> packages = new ArrayList<>(
                    List.of("java..", "javax..", "org.jspecify.annotations..", "org.umpire." + name + ".."));
            modules.forEach(module -> packages.add("org.umpire." + module + ".."));
            packages.addAll(libraries);
            return packages.toArray(new String[0]);
        }
    }

    private static final Pattern GAME_PACKAGE = Pattern.compile("org\\.umpire\\.(games|bots)\\.(?<game>[a-z0-9]+)");

    private static final String JACKSON = "tools.jackson..";

    static List<Module> modules() {
        return List.of(
                new Module("rules", List.of(), List.of(), "what a game is depends on nothing"),
                new Module(
                        "games",
                        List.of("rules"),
                        List.of(),
                        "a game is found through its pack and knows no other module"),
                new Module("bots", List.of("games", "rules"), List.of(), "a bot is a function of a view"),
                new Module(
                        "record",
                        List.of("rules"),
                        List.of(JACKSON),
                        "a record is played again without those who played it"),
                new Module(
                        "sandbox",
                        List.of(),
                        List.of("com.sun.jna.."),
                        "the sandbox moves bytes and counts time, and knows no game"),
                new Module(
                        "languages",
                        List.of("record", "sandbox"),
                        List.of(),
                        "how a source becomes a program does not depend on what the program is for"),
                new Module(
                        "referee",
                        List.of("rules", "record", "sandbox"),
                        List.of(),
                        "a referee knows one table, and no game by name"),
                new Module(
                        "league",
                        List.of("rules", "record"),
                        List.of(JACKSON),
                        "standings are computed from records by code that could not start a program"),
                new Module(
                        "contest",
                        List.of("rules", "bots", "record", "sandbox", "languages", "referee", "league", "judge"),
                        List.of(JACKSON),
                        "a contest is run without knowing a game by name"),
                new Module(
                        "judge",
                        List.of("record", "sandbox", "languages"),
                        List.of("org.snakeyaml.."),
                        "a batch problem is judged without knowing games or contests"),
                new Module(
                        "cli",
                        List.of(
                                "rules",
                                "games",
                                "bots",
                                "record",
                                "sandbox",
                                "languages",
                                "referee",
                                "league",
                                "contest",
                                "judge"),
                        List.of(JACKSON, "picocli..", "me.tongfei.progressbar.."),
                        "a command calls what does the work"));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleUsesOnlyWhatItMay(Module module) {
        classes()
                .that()
                .resideInAPackage("org.umpire." + module.name() + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(module.allowed())
                .because(module.because())
                .check(CLASSES);
    }

    @Test
    void everyModuleIsInTheTable() {
        Set<String> known = modules().stream().map(Module::name).collect(Collectors.toCollection(TreeSet::new));
        Set<String> there = CLASSES.stream()
                .map(type -> type.getPackageName().replaceFirst("org\\.umpire\\.([a-z]+).*", "$1"))
                .collect(Collectors.toCollection(TreeSet::new));
        there.remove("testkit");
        assertThat(there).isEqualTo(known);
    }

    @Test
    void gamesDoNotKnowEachOther() {
        slices().matching("org.umpire.games.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        JavaClass.Predicates.resideInAPackage("org.umpire.games.."),
                        JavaClass.Predicates.resideInAPackage("org.umpire.games.cards"))
                .because("a game is one package that can be added and taken away; 'cards' holds plain facts for all")
                .check(CLASSES);
    }

    /** A command of one game is named after it: {@code CroquetValueCommand}. All others serve every game. */
    @Test
    void onlyTheCommandsOfAGameKnowIt() {
        noClasses()
                .that(DescribedPredicate.describe(
                        "are in cli", type -> type.getPackageName().equals("org.umpire.cli")))
                .should(new ArchCondition<>("know a game that they are not named after") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        for (Dependency use : type.getDirectDependenciesFromSelf()) {
                            Matcher game =
                                    GAME_PACKAGE.matcher(use.getTargetClass().getPackageName());
                            boolean strange = game.lookingAt()
                                    && !type.getName()
                                            .toLowerCase(Locale.ROOT)
                                            .startsWith("org.umpire.cli." + game.group("game"));
                            events.add(new SimpleConditionEvent(type, strange, use.getDescription()));
                        }
                    }
                })
                .because("a new game brings its own commands, and changes none")
                .check(CLASSES);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.umpire.(**)")
                .should()
                .beFreeOfCycles()
                .because("data flows one way: deal, referee, record, league")
                .check(CLASSES);
    }

    @Test
    void onlyTheSandboxStartsProcesses() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.umpire.sandbox..")
                // 'replay --feed' runs the author's own program, at the author's terminal.
                .and()
                .doNotHaveFullyQualifiedName("org.umpire.cli.Feeding")
                .should()
                .accessClassesThat()
                .areAssignableTo(ProcessBuilder.class)
                .orShould()
                .callMethod(Runtime.class, "exec", String.class)
                .orShould()
                .callMethod(Runtime.class, "exec", String[].class)
                .because("an untrusted program is started in one place, under limits, and ended there")
                .check(CLASSES);
    }

    @Test
    void rulesAndGamesHaveNoTimeNoFilesAndNoChanceOfTheirOwn() {
        noClasses()
                .that()
                .resideInAnyPackage("org.umpire.rules..", "org.umpire.games..")
                .should()
                .accessClassesThat()
                .belongToAnyOf(Random.class, ThreadLocalRandom.class, Files.class, Thread.class)
                .orShould()
                .accessClassesThat()
                .resideInAnyPackage("java.io..", "java.net..", "java.nio.file..")
                .orShould()
                .accessClassesThat(resideInAPackage("java.security..")
                        // A digest is a function of what it is given.
                        .and(not(belongToAnyOf(MessageDigest.class, NoSuchAlgorithmException.class))))
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(Math.class, "random")
                .because("a game is a pure value: its chance is the deal, and time is for the referee")
                .check(CLASSES);
    }

    @Test
    void leaguesReadNoClockAndDrawNothing() {
        noClasses()
                .that()
                .resideInAPackage("org.umpire.league..")
                .should()
                .accessClassesThat()
                .belongToAnyOf(Random.class, ThreadLocalRandom.class)
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(java.time.Instant.class, "now")
                .because("schedules and standings are functions of the season and its records")
                .check(CLASSES);
    }
}
