package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.contest.Results.Opened;
import org.umpire.league.Season;
import org.umpire.record.SeasonSecret;

/** The folder of results as a run can leave it that was killed at some moment. */
class ResultsTest {
    @TempDir
    Path folder;

    private Path out;
    private Plan plan;

    @BeforeEach
    void league() throws IOException {
        out = folder.resolve("out");
        Path file = Files.writeString(folder.resolve("contest.toml"), """
                game = "heap"
                [[entrant]]
                name = "A"
                bot = "heap/lazy"
                [[entrant]]
                name = "B"
                bot = "heap/best"
                """);
        plan = Plan.of(((LeagueFile.Read.Good) LeagueFile.read(file)).file());
    }

    @Test
    void killedAfterTheSecretWasWritten_aNewOneIsDrawn() throws IOException {
        Season first = open().season();
        Files.delete(out.resolve("season.json"));
        Files.delete(out.resolve("contest.toml"));

        Season second = open().season();

        assertThat(second.secretDigest()).isNotEqualTo(first.secretDigest());
        assertThat(SeasonSecret.read(Files.readString(out.resolve("secret")).strip())
                        .digest())
                .isEqualTo(second.secretDigest());
    }

    @Test
    void killedBeforeTheSeasonWasWritten_theFolderIsMadeWhole() throws IOException {
        open();
        Files.delete(out.resolve("season.json"));
        Files.writeString(out.resolve("season.json.new"), "{\"format\":");
        Files.writeString(out.resolve("secret.new"), "");

        open();

        assertThat(out.resolve("season.json")).exists();
        assertThat(out.resolve("tables")).isDirectory();
    }

    @Test
    void killedBetweenPublishingAndRemovingTheSecret_bothAgree() throws IOException {
        SeasonSecret secret;
        try (Results results = ready()) {
            secret = results.secret();
            results.publishSecret();
        }
        Files.writeString(out.resolve("secret"), secret.text());

        try (Results results = ready()) {
            assertThat(results.secret()).isEqualTo(secret);
            results.publishSecret();
        }

        assertThat(out.resolve("secret")).doesNotExist();
        assertThat(open().season().secret()).contains(secret.text());
    }

    @Test
    void aSecretThatIsGoneOrAnotherIsRefused() throws IOException {
        open();
        Files.writeString(out.resolve("secret"), SeasonSecret.random().text());
        assertThat(refusal()).contains("is not the secret that this season was begun with");
        Files.writeString(out.resolve("secret"), "");
        assertThat(refusal()).contains("is not the secret that this season was begun with");
        Files.delete(out.resolve("secret"));
        assertThat(refusal()).contains("is not the secret that this season was begun with");
    }

    @Test
    void aSeasonThatCannotBeReadIsRefused() throws IOException {
        open();
        Files.writeString(out.resolve("season.json"), "{}");

        assertThat(refusal()).contains("season.json");
    }

    @Test
    void aNamedSecretIsUsed() throws IOException {
        SeasonSecret named = SeasonSecret.read("named");
        plan = new Plan(plan.name(), plan.terms(), plan.contenders(), Optional.of(named), Optional.empty());

        assertThat(open().season().secretDigest()).isEqualTo(named.digest());
    }

    @Test
    void aChangedWordInTheFileAloneIsNamedToo() throws IOException {
        open();
        Path file = folder.resolve("contest.toml");
        Files.writeString(file, "# a remark\n" + Files.readString(file));
        plan = Plan.of(((LeagueFile.Read.Good) LeagueFile.read(file)).file());

        assertThat(refusal())
                .startsWith("the league file contest.toml was sha256:")
                .contains("is what it was");
    }

    private Results open() throws IOException {
        try (Results results = ready()) {
            return results;
        }
    }

    private Results ready() throws IOException {
        Opened opened = Results.open(out, plan, false);
        assertThat(opened).isInstanceOf(Opened.Ready.class);
        return ((Opened.Ready) opened).results();
    }

    private String refusal() throws IOException {
        Opened opened = Results.open(out, plan, false);
        assertThat(opened).isInstanceOf(Opened.Refused.class);
        return ((Opened.Refused) opened).reasons().get(0);
    }
}
