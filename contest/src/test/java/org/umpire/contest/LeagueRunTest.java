package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.league.Season;
import org.umpire.record.SeasonSecret;

class LeagueRunTest extends ToyLeague {
    @Test
    void aLeagueIsPlayedToItsEnd() throws IOException {
        Watch watch = new Watch();

        Ended ended = run(league(4), watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        Progress.Tally tally = ((Ended.Finished) ended).tally();
        assertThat(List.of(tally.done(), tally.before(), tally.total(), tally.faults(), tally.spoilt()))
                .containsExactly(12L, 0L, 12L, 0L, 0L);
        assertThat(watch.played).hasSize(12).doesNotHaveDuplicates();
        assertThat(watch.secretPermissions).isEqualTo("rw-------");
        assertThat(records()).hasSize(12);
        Season season = season();
        assertThat(season.secret()).isPresent();
        assertThat(SeasonSecret.read(season.secret().orElseThrow()).digest()).isEqualTo(season.secretDigest());
        assertThat(names(out()))
                .contains("season.json", "contest.toml", "tables")
                .doesNotContain("secret");
        assertThat(Files.readString(out().resolve("contest.toml"))).isEqualTo(Files.readString(file()));
    }

    @Test
    void theConditionsAreToldBeforeTheFirstTable() throws IOException {
        Watch watch = new Watch();

        run(league(2), watch);

        assertThat(watch.conditions).isEqualTo("plain " + season().secretDigest());
    }

    @Test
    void aReferenceBotPlaysLikeAnyOtherProgram() throws IOException {
        Path file = Files.writeString(
                league(1), Files.readString(file()) + "[[entrant]]\nname = \"Bot\"\nbot = \"heap/best\"\n");

        Ended ended = run(file, new Watch());

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(((Ended.Finished) ended).tally().faults()).isZero();
        assertThat(season().entrants().get(1).command()).isEqualTo("umpire bot heap/best");
        long points = records().values().stream()
                .mapToLong(record -> scoreOf("Bot", record))
                .sum();
        assertThat(points).as("of 6 games against a lazy program").isGreaterThan(3);
    }
}
