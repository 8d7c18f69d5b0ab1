package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where control groups are made, on hosts of every kind. */
final class GroupPlacesTest {
    private static final String PROC = "22 28 0:20 / /proc rw,nosuid - proc proc rw";
    private static final String UNIFIED =
            "30 24 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate";
    private static final List<String> HYBRID = List.of(
            PROC,
            "33 32 0:29 / /sys/fs/cgroup/cpu rw,relatime - cgroup cgroup rw,cpu,cpuacct",
            "36 32 0:32 / /sys/fs/cgroup/memory rw,relatime shared:9 - cgroup cgroup rw,memory",
            "40 32 0:36 / /sys/fs/cgroup/pids rw,relatime - cgroup cgroup rw,pids",
            "42 32 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw");

    @Test
    void rootMakesThemAtTheTopOfEachHierarchy() throws Exception {
        GroupPlaces places = GroupPlaces.of(HYBRID, List.of("8:pids:/a", "4:memory:/b", "0::/c"), true);

        assertThat(places)
                .isEqualTo(new GroupPlaces(
                        Path.of("/sys/fs/cgroup/unified"),
                        new GroupPlaces.Place(Path.of("/sys/fs/cgroup/memory"), true),
                        Optional.of(new GroupPlaces.Place(Path.of("/sys/fs/cgroup/pids"), true))));
    }

    @Test
    void othersMakeThemInTheirOwnGroup() throws Exception {
        GroupPlaces places = GroupPlaces.of(HYBRID, List.of("8:pids:/a", "4:memory:/b", "0::/c"), false);

        assertThat(places.unified()).isEqualTo(Path.of("/sys/fs/cgroup/unified/c"));
        assertThat(places.memory().folder()).isEqualTo(Path.of("/sys/fs/cgroup/memory/b"));
        assertThat(places.pids().orElseThrow().folder()).isEqualTo(Path.of("/sys/fs/cgroup/pids/a"));
    }

    @Test
    void theGroupThatWeAreInIsFoundWhereItIsMounted() {
        List<String> lines = List.of("8:pids:/a", "4:memory:/b", "0::/c/d");
        assertThat(GroupPlaces.own(HYBRID, lines)).contains(Path.of("/sys/fs/cgroup/unified/c/d"));
        assertThat(GroupPlaces.own(List.of(UNIFIED), List.of("0::/"))).contains(Path.of("/sys/fs/cgroup"));
        assertThat(GroupPlaces.own(List.of(PROC), lines)).isEmpty();
        assertThat(GroupPlaces.own(HYBRID, List.of("4:memory:/b"))).isEmpty();
    }

    @Test
    void withVersionTwoAloneMemoryIsLimitedThere() throws Exception {
        String own = "0::/user.slice/user-1000.slice/user@1000.service/app.slice/run-7.scope";
        GroupPlaces places = GroupPlaces.of(List.of(PROC, UNIFIED), List.of(own), false);

        assertThat(places.unified().toString())
                .startsWith("/sys/fs/cgroup/user.slice")
                .endsWith("/run-7.scope");
        assertThat(places.memory()).isEqualTo(new GroupPlaces.Place(places.unified(), false));
    }

    @Test
    void whoHasMovedOneStepDownStaysWithTheGroupThatWasHandedOver() throws Exception {
        for (String own : List.of("0::/run", "0::/run/umpire-self", "0::/run/umpire-self/umpire-self")) {
            assertThat(GroupPlaces.of(List.of(UNIFIED), List.of(own), false).unified())
                    .as(own)
                    .isEqualTo(Path.of("/sys/fs/cgroup/run"));
        }
        assertThat(GroupPlaces.of(List.of(UNIFIED), List.of("0::/umpire-self"), false)
                        .unified())
                .isEqualTo(Path.of("/sys/fs/cgroup"));
        assertThat(GroupPlaces.of(List.of(UNIFIED), List.of("0::/umpire-self/mine"), false)
                        .unified())
                .isEqualTo(Path.of("/sys/fs/cgroup/umpire-self/mine"));
    }

    @Test
    void aContainerSeesOnlyItsPart() throws Exception {
        String mount = "30 24 0:26 /docker/12 /sys/fs/cgroup rw - cgroup2 cgroup rw";
        assertThat(GroupPlaces.of(List.of(mount), List.of("0::/docker/12/run"), false)
                        .unified())
                .isEqualTo(Path.of("/sys/fs/cgroup/run"));
        assertThat(GroupPlaces.of(List.of(mount), List.of("0::/docker/12"), false)
                        .unified())
                .isEqualTo(Path.of("/sys/fs/cgroup"));
    }

    @Test
    void withoutVersionTwoThereAreNone() {
        assertThatThrownBy(() -> GroupPlaces.of(HYBRID.subList(0, 4), List.of("4:memory:/"), true))
                .isInstanceOf(GroupPlaces.Missing.class)
                .hasMessageContaining("mount -t cgroup2");
        assertThatThrownBy(() -> GroupPlaces.of(List.of("torn", ""), List.of(), true))
                .isInstanceOf(GroupPlaces.Missing.class);
    }
}
