package org.umpire.league.icpc;

import java.util.Arrays;
import java.util.Optional;

/**
 * What a submission was found to be: the judgement types that the Contest API knows, by their identifiers. Those that
 * Umpire's own judge gives stand first.
 */
public enum JudgementType {
    /** Solves the problem. */
    AC("Accepted", Effect.SOLVES),
    /** The output is wrong. */
    WA("Wrong Answer", Effect.PENALTY),
    /** Too much CPU time. */
    TLE("Time Limit Exceeded", Effect.PENALTY),
    /** Too much wall time. */
    WTL("Wallclock Time Limit Exceeded", Effect.PENALTY),
    /** Too much memory. */
    MLE("Memory Limit Exceeded", Effect.PENALTY),
    /** Too much output. */
    OLE("Output Limit Exceeded", Effect.PENALTY),
    /** Ended with an exit code or by a signal. */
    RTE("Run-Time Error", Effect.PENALTY),
    /** Did not compile. */
    CE("Compile Error", Effect.NONE),
    /** The judge failed, not the team. */
    JE("Judging Error", Effect.NONE),
    /** Rejected, and no more is said. */
    RE("Rejected", Effect.PENALTY),
    /** Solves the problem, with the wrong layout. */
    APE("Accepted - Presentation Error", Effect.SOLVES),
    /** The layout is wrong. */
    PE("Presentation Error", Effect.PENALTY),
    /** More output than there should be. */
    EO("Excessive Output", Effect.PENALTY),
    /** Only a part of the output. */
    IO("Incomplete Output", Effect.PENALTY),
    /** Nothing written. */
    NO("No Output", Effect.PENALTY),
    /** Used no CPU time for too long. */
    ILE("Idleness Limit Exceeded", Effect.PENALTY),
    /** Did something that is not allowed. */
    SV("Security Violation", Effect.PENALTY),
    /** Called something that is not allowed. */
    IF("Illegal Function", Effect.PENALTY),
    /** Too slow, with the right output. */
    TCO("Time Limit Exceeded - Correct Output", Effect.PENALTY),
    /** Too slow, with a wrong output. */
    TWA("Time Limit Exceeded - Wrong Answer", Effect.PENALTY),
    /** Too slow, with the wrong layout. */
    TPE("Time Limit Exceeded - Presentation Error", Effect.PENALTY),
    /** Too slow, with too much output. */
    TEO("Time Limit Exceeded - Excessive Output", Effect.PENALTY),
    /** Too slow, with a part of the output. */
    TIO("Time Limit Exceeded - Incomplete Output", Effect.PENALTY),
    /** Too slow, with nothing written. */
    TNO("Time Limit Exceeded - No Output", Effect.PENALTY),
    /** Crashed, with the right output. */
    RCO("Run-Time Error - Correct Output", Effect.PENALTY),
    /** Crashed, with a wrong output. */
    RWA("Run-Time Error - Wrong Answer", Effect.PENALTY),
    /** Crashed, with the wrong layout. */
    RPE("Run-Time Error - Presentation Error", Effect.PENALTY),
    /** Crashed, with too much output. */
    REO("Run-Time Error - Excessive Output", Effect.PENALTY),
    /** Crashed, with a part of the output. */
    RIO("Run-Time Error - Incomplete Output", Effect.PENALTY),
    /** Crashed, with nothing written. */
    RNO("Run-Time Error - No Output", Effect.PENALTY),
    /** Took too long to compile. */
    CTL("Compile Time Limit Exceeded", Effect.NONE),
    /** The submission could not be taken. */
    SE("Submission Error", Effect.NONE),
    /** Anything else; the team is told. */
    CS("Contact Staff", Effect.NONE);

    private enum Effect {
        SOLVES,
        PENALTY,
        NONE
    }

    private final String title;
    private final Effect effect;

    JudgementType(String title, Effect effect) {
        this.title = title;
        this.effect = effect;
    }

    /** Returns the name for people. */
    public String title() {
        return title;
    }

    /** Returns whether the problem is solved. */
    public boolean solved() {
        return effect == Effect.SOLVES;
    }

    /** Returns whether it costs penalty time, if the problem is solved later. */
    public boolean penalty() {
        return effect == Effect.PENALTY;
    }

    /** Returns the type with this identifier. */
    public static Optional<JudgementType> of(String id) {
        return Arrays.stream(values()).filter(type -> type.name().equals(id)).findFirst();
    }
}
