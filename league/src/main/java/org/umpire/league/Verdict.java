package org.umpire.league;

/** How a match ended for one of its entrants. */
enum Verdict {
    WON,
    DRAWN,
    LOST;

    /**
     * Returns how a match ended for side {@code i}: lost if a fault decided so; else by its points, won when they are
     * the best alone, drawn when they are the best with others.
     */
    static Verdict of(PlayedMatch match, int i, boolean lowerIsBetter) {
        PlayedMatch.Side side = match.sides().get(i);
        if (side.lostByFault()) {
            return LOST;
        }
        boolean shared = false;
        for (int j = 0; j < match.sides().size(); j++) {
            PlayedMatch.Side other = match.sides().get(j);
            int better = Long.compare(other.points(), side.points()) * (lowerIsBetter ? -1 : 1);
            if (j != i && better > 0) {
                return LOST;
            }
            shared |= j != i && better == 0;
        }
        return shared ? DRAWN : WON;
    }
}
