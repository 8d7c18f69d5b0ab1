package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.bots.Bots;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Rule;

/** Names what a game still lacks. */
class GameDocumentsTest {
    static List<GameId> games() {
        return GamePacks.all().stream().<GameId>map(pack -> pack.game().id()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameHasItsDocumentsAndABot(GameId game) {
        List<String> lacking = new ArrayList<>();
        Stream.of("docs/games/" + game + ".md", "docs/protocols/" + game + ".md")
                .filter(file -> !Files.exists(Tree.root().resolve(file)))
                .forEach(lacking::add);
        if (Bots.of(game).isEmpty()) {
            lacking.add("a reference bot");
        }
        if (tables(game).isEmpty()) {
            lacking.add("a rules.table in its tests");
        }
        assertThat(lacking).as("what %s still lacks", game).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleHasItsSectionAndARowInTheRuleTable(GameId game) {
        Set<String> anchors =
                Markdown.of(Tree.root().resolve("docs/games/" + game + ".md")).anchors();
        String rows = tables(game).stream()
                .map(Tree::text)
                .flatMap(String::lines)
                .filter(line -> !line.startsWith("#"))
                .collect(Collectors.joining("\n"));
        List<String> lacking = new ArrayList<>();
        for (Rule rule : rules(game)) {
            if (!anchors.contains(rule.anchor())) {
                lacking.add(rule.name() + ": no section #" + rule.anchor());
            }
            if (!Pattern.compile("\\b" + rule.name() + "\\b").matcher(rows).find()) {
                lacking.add(rule.name() + ": no row in the rule table");
            }
        }
        assertThat(lacking).as("what rules of %s still lack", game).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void rowsOfTheRuleTableNameRulesThatAreThere(GameId game) {
        Set<String> names = rules(game).stream().map(Rule::name).collect(Collectors.toCollection(TreeSet::new));
        Set<String> unknown = tables(game).stream()
                .map(Tree::text)
                .flatMap(String::lines)
                .filter(line -> !line.startsWith("#"))
                .flatMap(line -> Stream.of(line.split("\\s+")))
                .filter(word -> word.matches("[A-Z][A-Z0-9]*(_[A-Z0-9]+)+"))
                .filter(word -> !names.contains(word))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(unknown)
                .as("rules that rows of %s name, and that are not there", game)
                .isEmpty();
    }

    private static List<Path> tables(GameId game) {
        return Tree.files("rules.table").stream()
                .filter(file -> Tree.shown(file).contains("/games/" + game + "/"))
                .toList();
    }

    /** Returns the rules of a game: the constants of the enums of rules in the package of its pack. */
    private static List<Rule> rules(GameId game) {
        GamePack<?, ?, ?, ?> pack = GamePacks.find(game.name()).orElseThrow();
        List<Rule> rules = new ArrayList<>();
        for (JavaClass type : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(pack.getClass().getPackageName())) {
            if (type.isEnum() && type.isAssignableTo(Rule.class)) {
                Stream.of(type.reflect().getEnumConstants())
                        .map(Rule.class::cast)
                        .forEach(rules::add);
            }
        }
        assertThat(rules).as("rules of %s, each a constant of an enum", game).isNotEmpty();
        return rules;
    }
}
