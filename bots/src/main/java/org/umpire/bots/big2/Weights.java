package org.umpire.bots.big2;

/**
 * What {@link Planner} weighs. Costs are in turns.
 *
 * @param beatsSingle how likely a seat that could beat a single does; the next three for the other sizes
 * @param passed what remains of that for a seat that passed, in this game, on a play as low
 * @param control how much of the turn that a play costs is saved if nobody beats it
 * @param follow how much of it is saved, for a single, if it can follow any other single
 * @param lead what it is worth to lead next
 * @param leadAtEnd what more it is worth, shared by the turns that are left
 * @param card what it is worth to be rid of a card more
 * @param danger what it costs that somebody goes out, apart from the cards
 * @param dangerCard what it costs then a card
 * @param leaderDanger how dangerous it is that somebody with one card left is let lead
 * @param hurry what the points of the cards that are left cost, if somebody has one card left
 */
record Weights(
        double beatsSingle,
        double beatsPair,
        double beatsTriple,
        double beatsFive,
        double passed,
        double control,
        double follow,
        double lead,
        double leadAtEnd,
        double card,
        double danger,
        double dangerCard,
        double leaderDanger,
        double hurry) {
    /** Found by trial in some hundred thousand duplicate games of the planner against itself. */
    static final Weights TUNED = new Weights(0.8, 0.5, 0.55, 0.8, 0.5, 0.7, 0.3, 0.3, 0.45, 0.03, 2.0, 0.5, 1.0, 0.25);

    /** Returns how likely a seat that could beat a play of this size does. */
    double beats(int size) {
        return switch (size) {
            case 1 -> beatsSingle;
            case 2 -> beatsPair;
            case 3 -> beatsTriple;
            default -> beatsFive;
        };
    }
}
