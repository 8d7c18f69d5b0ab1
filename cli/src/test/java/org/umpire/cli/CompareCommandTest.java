package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CompareCommandTest {
    @TempDir
    Path folder;

    @Test
    void theBetterProgramIsFoundAndTheRunGoesOnFromItsFolder() {
        String out = folder.resolve("results").toString();
        String[] words = {
            "compare", "croquet", "new=bot:perfect", "old=bot:random", "--effect", "2", "--jobs", "2", "--out", out
        };
        Run run = Run.of(words);
        assertThat(run.code()).as(run.err()).isEqualTo(Terminal.DONE);
        assertThat(run.out())
                .startsWith("new is better than old.\nnew is ahead by +")
                .contains("points a match", "drawn", "ratio");
        assertThat(run.err()).contains("results in " + out);

        Run other = Run.of("compare", "croquet", "old=bot:random", "new=bot:perfect", "--out", out);
        assertThat(other.code()).as("another contest is in that folder").isEqualTo(CompareCommand.NOT_PLAYED);

        Run fixed = Run.of(
                "compare", "croquet", "new=bot:perfect", "old=bot:random", "--blocks", "3", "--out", out, "--json");
        assertThat(fixed.code()).as(fixed.err()).isIn(Terminal.DONE, CompareCommand.UNDECIDED);
        JsonNode json = new JsonMapper().readTree(fixed.out());
        assertThat(json.required("blocks").asInt()).isEqualTo(3);
        assertThat(json.required("fixed").asBoolean()).isTrue();
        assertThat(json.required("first").asString()).isEqualTo("new");
        assertThat(json.required("won").asInt()
                        + json.required("drawn").asInt()
                        + json.required("lost").asInt())
                .isEqualTo(3);
    }

    @Test
    void wrongUseIsSaidInOneLine() {
        assertThat(Run.of("compare", "big2", "A=bot:greedy").err()).contains("two programs are compared");
        Run effect = Run.of("compare", "big2", "A=bot:greedy", "B=bot:lowest", "--effect", "0");
        assertThat(effect.code()).isEqualTo(Terminal.MISUSED);
        assertThat(effect.err()).contains("effect must be above 0");
        Run tables = Run.of("compare", "croquet", "A=bot:greedy", "B=bot:random", "--match-tables", "3");
        assertThat(tables.code()).isEqualTo(Terminal.MISUSED);
    }
}
