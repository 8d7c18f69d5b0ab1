package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class MarkTest {
    @Test
    void aMarkIsFoundOnChildrenToo() throws Exception {
        Mark mark = Mark.next();
        Process parent = new ProcessBuilder("sh", "-c", "read x; sleep 60 & echo $!; wait").start();
        try {
            mark.putOn((int) parent.pid());
            assertThat(mark.carriers()).containsExactly((int) parent.pid());
            parent.outputWriter().append("go\n").flush();
            int child = Integer.parseInt(parent.inputReader().readLine());
            assertThat(mark.carriers()).containsExactlyInAnyOrder((int) parent.pid(), child);
            assertThat(Mark.next().carriers()).isEmpty();
            Linux.kill(child, Linux.SIGKILL);
        } finally {
            parent.destroyForcibly().waitFor();
        }
    }

    @Test
    void aSweepEndsWhatADeadRunLeftAndNothingElse() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Mark ours = Mark.next();
        Mark theirs = new Mark((ours.value() & ~(0x3FFFFFL << 32)) | (gone.pid() << 32));
        Process kept = new ProcessBuilder("sleep", "60").start();
        Process left = new ProcessBuilder("sleep", "60").start();
        try {
            ours.putOn((int) kept.pid());
            theirs.putOn((int) left.pid());
            assertThat(Mark.sweep()).isPositive();
            assertThat(left.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(kept.isAlive()).isTrue();
        } finally {
            kept.destroyForcibly().waitFor();
            left.destroyForcibly().waitFor();
        }
    }
}
