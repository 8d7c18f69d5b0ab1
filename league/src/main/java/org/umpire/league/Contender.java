package org.umpire.league;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;

/** What adds up for one entrant while its matches are counted. */
final class Contender {
    final int number;
    final Entrant entrant;
    long points;
    long played;
    long won;
    long drawn;
    long lost;
    long totalScore;
    final Mean.Sum scorePerGame = new Mean.Sum();
    final Map<FaultKind, Long> faults = new EnumMap<>(FaultKind.class);
    /** Against whom it has lost a match by a fault; it ranks below these where a tie-break asks for it. */
    final Set<Integer> faultedAgainst = new HashSet<>();

    /** The sum of the points a match of all whom it has met, each time again. */
    double opponents;

    long meetings;

    PlayedMatch.Effort effort = PlayedMatch.Effort.NONE;

    Contender(int number, Entrant entrant) {
        this.number = number;
        this.entrant = entrant;
    }

    /** Takes in what counts whatever the match is worth. */
    void spend(PlayedMatch.Side side) {
        for (Fault fault : side.faults()) {
            faults.merge(fault.kind(), 1L, Long::sum);
        }
        effort = effort.plus(side.effort());
    }

    /** Takes in what a match was worth. */
    void count(PlayedMatch match, int i, boolean lowerIsBetter) {
        PlayedMatch.Side side = match.sides().get(i);
        played++;
        points += side.points();
        totalScore += side.total();
        if (side.effort().games() > 0) {
            scorePerGame.add((double) side.total() / side.effort().games());
        }
        switch (Verdict.of(match, i, lowerIsBetter)) {
            case WON -> won++;
            case DRAWN -> drawn++;
            case LOST -> lost++;
        }
        if (side.lostByFault()) {
            for (PlayedMatch.Side other : match.sides()) {
                if (other.entrant() != number) {
                    faultedAgainst.add(other.entrant());
                }
            }
        }
    }

    /** Takes in whom it has met, once all matches are counted. */
    void meet(Contender other) {
        opponents += other.played == 0 ? 0 : (double) other.points / other.played;
        meetings++;
    }

    /** Returns the points a match of those it has met, on an average, in millionths of a unit: so that equal ones are equal. */
    long opponentsMicros() {
        return meetings == 0 ? 0 : Math.round(opponents / meetings * 1e6);
    }

    Standings.Row row(OptionalInt rank, OptionalLong headToHead, boolean tied, String why) {
        return new Standings.Row(
                rank,
                number,
                entrant.name(),
                Optional.empty(),
                points,
                played,
                won,
                drawn,
                lost,
                headToHead,
                totalScore,
                scorePerGame.mean(),
                faults,
                effort,
                tied,
                why);
    }
}
