package org.umpire.judge.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Ending;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.TemporaryFolders;

/**
 * One call of an output validator: {@code validator input answer feedback_dir/ arguments}. A shell around it hands its
 * message to judges (40 lines of 300 bytes at most) over at the end of its standard error, after a word that is drawn for
 * each call. The shell keeps no stream open that the validator closes.
 */
final class ValidatorCall implements AutoCloseable {
    static final int STDERR_BYTES = 16 * 1024;

    private static final String FEEDBACK = "/tmp/feedback/";
    /** It does with what is built into a shell, so that its own end comes close after that of the validator. */
    private static final String SCRIPT = "word=$1 place=$2; shift 2; mkdir -p \"$place\" || exit 1;"
            + " exec 3<&0 4>&1 </dev/null >/dev/null; \"$@\" <&3 >&4 3<&- 4>&- & exec 3<&- 4>&-;"
            + " wait $!; code=$?; message=${place}judgemessage.txt; printf '\\n%s\\n' \"$word\" >&2; n=0;"
            + " [ -f \"$message\" ] && while [ $n -lt 40 ] && { IFS= read -r line || [ -n \"$line\" ]; };"
            + " do printf '%.300s\\n' \"$line\" >&2; n=$((n + 1)); done <\"$message\"; exit $code";

    private static final int ACCEPTS = 42;
    private static final int REJECTS = 43;
    private static final int SIGPIPE = 13;
    private static final int SIGNAL_BASE = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String word;
    private final Program program;
    private final Optional<Path> place;

    private ValidatorCall(String word, Program program, Optional<Path> place) {
        this.word = word;
        this.program = program;
        this.place = place;
    }

    /** How a validator ended, and what it left. */
    record Reply(Optional<Ending> ending, String feedback, String stderr) {
        boolean accepts() {
            return ending.equals(Optional.of(new Ending.Exited(ACCEPTS)));
        }

        boolean rejects() {
            return ending.equals(Optional.of(new Ending.Exited(REJECTS)));
        }

        /** Returns whether it died because nobody read what it wrote. */
        boolean foundNobody() {
            return ending.equals(Optional.of(new Ending.Died(SIGPIPE)))
                    || ending.equals(Optional.of(new Ending.Exited(SIGNAL_BASE + SIGPIPE)));
        }

        /** Returns why it is no judgement, for people. */
        String fault() {
            String how = ending.map(ValidatorCall::words).orElse("did not end in time");
            return "the validator " + how + (stderr.isBlank() ? "" : ": " + lastLine(stderr));
        }

        /** Returns what is said of an output that nothing else is wrong with. */
        Checker.Said said() {
            if (accepts()) {
                return new Checker.Said(Verdict.AC, "", feedback);
            }
            return rejects()
                    ? new Checker.Said(Verdict.WA, "the validator rejects the output", feedback)
                    : new Checker.Said(Verdict.JE, fault(), feedback);
        }

        private static String lastLine(String text) {
            List<String> lines = text.strip().lines().toList();
            return lines.get(lines.size() - 1);
        }
    }

    /** Prepares a call. */
    static ValidatorCall of(Program validator, TestCase one, CaseFiles files, Level level) throws IOException {
        byte[] random = new byte[16];
        RANDOM.nextBytes(random);
        String word = HexFormat.of().formatHex(random);
        Optional<Path> place = level == Level.PLAIN
                ? Optional.of(Files.createTempDirectory(files.folder(), "feedback-"))
                : Optional.empty();
        CaseFiles.Pair pair = files.of(one);
        String feedback = place.map(path -> path + "/").orElse(FEEDBACK);
        List<String> argv = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "validate", word, feedback));
        argv.addAll(validator.argv());
        argv.addAll(List.of(pair.input().toString(), pair.answer().toString(), feedback));
        argv.addAll(one.validatorArguments());
        String command = validator.argv().get(0);
        List<String> tools = command.startsWith("./") ? List.of() : List.of(command);
        Program program = new Program(argv, validator.directory(), validator.environment(), pair.both(), tools);
        return new ValidatorCall(word, program, place);
    }

    /** Returns what is to be started. */
    Program program() {
        return program;
    }

    /** Returns the reply of the program, which has ended or has been ended. */
    Reply reply(Confined validator) {
        String said = new String(validator.stderr(), StandardCharsets.UTF_8);
        int at = said.lastIndexOf("\n" + word + "\n");
        return at < 0
                ? new Reply(validator.ending(), "", said)
                : new Reply(validator.ending(), said.substring(at + word.length() + 2), said.substring(0, at));
    }

    private static String words(Ending ending) {
        if (ending instanceof Ending.Exited exited) {
            return "left with " + exited.code() + ", neither 42 nor 43";
        }
        if (ending instanceof Ending.Died died) {
            return "died of signal " + died.signal();
        }
        if (ending instanceof Ending.NotStarted notStarted) {
            return "cannot be started: " + notStarted.why();
        }
        return ending instanceof Ending.OutOfMemory
                ? "took more memory than it may"
                : "was ended, since this machine ran out of memory";
    }

    @Override
    public void close() throws IOException {
        if (place.isPresent()) {
            TemporaryFolders.remove(place.get());
        }
    }
}
