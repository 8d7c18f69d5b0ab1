package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsersTest {
    @TempDir
    Path locks;

    @Test
    void allSandboxesOfAProcessLendFromTheSame() {
        assertThat(Users.ours()).isPresent();
        assertThat(Users.ours().orElseThrow()).isSameAs(Users.ours().orElseThrow());
    }

    @Test
    void whereUsersAreFewNoneIsLentTwice() {
        assumeTrue(Users.needed(), "SKIPPED: only root lends users");
        Set<Long> lent = new HashSet<>();
        for (int process = 0; process < 3; process++) {
            Users users = Users.ofFew(locks).orElseThrow();
            for (int program = 0; program < 5; program++) {
                assertThat(lent.add(users.lend().user().orElseThrow())).isTrue();
            }
        }
    }

    @Test
    void whereAllAreTakenThereAreNone() {
        int found = 0;
        while (Users.ofFew(locks).isPresent()) {
            found++;
        }
        assertThat(found).isEqualTo(32);
    }
}
