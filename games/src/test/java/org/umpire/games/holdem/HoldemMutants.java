package org.umpire.games.holdem;

import java.util.List;
import org.umpire.testkit.Mutant;

/** Broken variants of Hold'em, each with tests that must fail on it. */
final class HoldemMutants {
    static final String TABLE = "HoldemRulesTest.everyRowOfTheRuleTableHolds";
    private static final String CONTRACT = "HoldemContractTest.";
    private static final String TABLES = "HoldemTableTest.";
    private static final String TRANSCRIPTS = "HoldemGoldenTest.everyTranscriptIsStillWordForWord";

    private HoldemMutants() {}

    /** Returns all of them. */
    static List<Mutant> all() {
        return List.of(RULES, BETTING, HANDS, PLAY).stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Each rule of {@link HoldemRule} dropped or weakened. */
    static final List<Mutant> RULES = List.of(
            Mutant.named("one may fold who could check")
                    .change(
                            "Betting.java",
                            "owed(p) > 0 ? Optional.empty() : breach(HoldemRule.FOLD",
                            "true ? Optional.empty() : breach(HoldemRule.FOLD")
                    .caughtBy(TABLE),
            Mutant.named("one may check who owes")
                    .change("Betting.java", "owed(p) == 0 ? Optional.empty()", "true ? Optional.empty()")
                    .caughtBy(TABLE),
            Mutant.named("one may call nothing")
                    .change(
                            "Betting.java",
                            "owed(p) > 0 ? Optional.empty() : breach(HoldemRule.CALL",
                            "true ? Optional.empty() : breach(HoldemRule.CALL")
                    .caughtBy(TABLE),
            Mutant.named("a raise may be called a bet")
                    .change("Betting.java", "currentBet == 0\n", "true\n")
                    .caughtBy(TABLE),
            Mutant.named("a bet may be called a raise")
                    .change("Betting.java", "currentBet > 0\n", "true\n")
                    .caughtBy(TABLE),
            Mutant.named("a raise may be as high as the bet")
                    .change("Betting.java", "if (total <= currentBet)", "if (total < currentBet)")
                    .caughtBy(TABLE),
            Mutant.named("one may put in a chip more than one has")
                    .change("Betting.java", "if (total > allInTotal(p))", "if (total > allInTotal(p) + 1)")
                    .caughtBy(TABLE, "HoldemTableTest.sizesAreNamedAsTheWireCountsThem"),
            Mutant.named("one may raise those who are all-in")
                    .change("StandardSizes.java", "if (!answerable(betting, p))", "if (false)")
                    .caughtBy(TABLE),
            Mutant.named("a small all-in opens the betting again")
                    .change("StandardSizes.java", "&& since < opens", "&& since < 0")
                    .caughtBy(TABLE),
            Mutant.named("there is no cap")
                    .change("StandardSizes.java", "if (betting.betsMade >= LimitSizes.BETS_MAX)", "if (false)")
                    .caughtBy(TABLE),
            Mutant.named("there is no least raise")
                    .change("StandardSizes.java", "return total >= least || allIn", "return total >= 0 || allIn")
                    .caughtBy(TABLE),
            Mutant.named("limit raises have any size")
                    .change("StandardSizes.java", "return total == exactly ||", "return total > 0 ||")
                    .caughtBy(TABLE));

    /** Who speaks when, and for how much. */
    private static final List<Mutant> BETTING = List.of(
            Mutant.named("whoever owes nothing does not speak")
                    .change(
                            "BettingDraft.java",
                            "(spokenAt[p] == NEVER || bets[p] < currentBet)",
                            "(bets[p] < currentBet)")
                    .caughtBy(TABLE),
            Mutant.named("with two the other one posts the small blind")
                    .change(
                            "BettingDraft.java",
                            "int small = n == 2 ? dealer : (dealer + 1) % n;",
                            "int small = (dealer + 1) % n;")
                    .caughtBy(TRANSCRIPTS),
            Mutant.named("the dealer speaks first on the flop")
                    .change("BettingDraft.java", "advance((dealer + 1) % stacks.length);", "advance(dealer);")
                    .caughtBy(TRANSCRIPTS),
            Mutant.named("the big blind speaks first")
                    .change("BettingDraft.java", "advance((big + 1) % n);", "advance(big);")
                    .caughtBy(TRANSCRIPTS),
            Mutant.named("a street keeps the last raise")
                    .change(
                            "BettingDraft.java",
                            "        currentBet = 0;\n        lastFullRaise = stakes.bigBlind();",
                            "        currentBet = 0;")
                    .caughtBy(TABLES + "sizesAreNamedAsTheWireCountsThem"),
            Mutant.named("the turn has the single size")
                    .change(
                            "LimitSizes.java",
                            "street.compareTo(Street.TURN) < 0",
                            "street.compareTo(Street.RIVER) < 0")
                    .caughtBy(TABLE),
            Mutant.named("the ante is a bet")
                    .change(
                            "BettingDraft.java",
                            "            paid[p] = Math.min(stakes.ante(), stacks[p]);\n            stacks[p] -= paid[p];",
                            "            put(p, Math.min(stakes.ante(), stacks[p]));")
                    .caughtBy(TABLE),
            Mutant.named("all-in players are asked")
                    .change(
                            "BettingDraft.java",
                            "boolean speaks = (folded >> p & 1) == 0 && stacks[p] > 0;",
                            "boolean speaks = (folded >> p & 1) == 0;")
                    .caughtBy("BettingTest.inRandomHandsNoChipIsMadeOrLost"));

    /** Wrong ranks and pots. */
    private static final List<Mutant> HANDS = List.of(
            Mutant.named("no straight begins with the ace")
                    .change("Hands.java", "int r = ranks << 1 | ranks >>> 12;", "int r = ranks << 1;")
                    .caughtBy("HandsTest.theOrderIsThatOfTheRules"),
            Mutant.named("the highest of two pairs alone counts")
                    .change("Hands.java", "int both = high | Integer.highestOneBit(two ^ high);", "int both = high;")
                    .caughtBy("HandsTest.theOrderIsThatOfTheRules"),
            Mutant.named("odd chips go to the dealer first")
                    .change("Pots.java", "int p = (dealer + i) % n;", "int p = (dealer + i - 1) % n;")
                    .caughtBy("PotsTest.oddChipsGoToTheDealersLeft"),
            Mutant.named("the all-in wins all")
                    .change(
                            "Pots.java",
                            "if (!betting.folded(p) && betting.paid(p) >= level)",
                            "if (!betting.folded(p))")
                    .caughtBy("PotsTest.thereIsAMainPotAndASidePotForEachAllIn"),
            Mutant.named("who folded can win")
                    .change(
                            "Pots.java",
                            "if (!betting.folded(p) && betting.paid(p) >= level)",
                            "if (betting.paid(p) >= level)")
                    .caughtBy("PotsTest.chipsOfThoseWhoFoldedStayIn"),
            Mutant.named("chips of those who are out vanish")
                    .change("Pots.java", "if (unclaimed > 0) {", "if (unclaimed > 0 && !pots.isEmpty()) {")
                    .caughtBy(
                            "PotsTest.whoIsLeftAloneWinsAlsoWithoutChipsInThePot",
                            TABLES + "anAbsentSeatPostsAndIsOutOfEveryLaterHand"));

    /** Tables, knowledge, the wire, matches. */
    private static final List<Mutant> PLAY = List.of(
            Mutant.named("the button stays")
                    .change("HoldemTerms.java", "return hand % seats;", "return 0;")
                    .caughtBy(TABLES + "theButtonMovesAndStacksAreAsBefore", TRANSCRIPTS),
            Mutant.named("every hand is shown at the end")
                    .change("HandSeen.java", "(play.showdown() && !play.betting().folded(p))", "play.betting().over()")
                    .caughtBy(TRANSCRIPTS),
            Mutant.named("all cards are seen")
                    .change("HandSeen.java", "boolean shown = p == own ||", "boolean shown = p >= 0 ||")
                    .caughtBy(CONTRACT + "viewsHideWhatASeatCannotSee", CONTRACT + "linesHideWhatASeatCannotSee"),
            Mutant.named("the board is seen one street too soon")
                    .change(
                            "HandSeen.java",
                            "cards.board().subList(0, play.street().deals())",
                            "cards.board().subList(0, Math.min(3, play.street().deals() + 1))")
                    .caughtBy(CONTRACT + "viewsHideWhatASeatCannotSee", CONTRACT + "clientViewEqualsRefereeView"),
            Mutant.named("an absent seat plays the next hand")
                    .change("HoldemState.java", "if (out.get(deal.terms().seat(ofHand, p)).isPresent())", "if (false)")
                    .caughtBy(CONTRACT + "anySeatCanBeDroppedAtAnyMoment"),
            Mutant.named("the last one left gets nothing more")
                    .change("HoldemState.java", "add(opening(later, out), later, sums);", "")
                    .caughtBy(TABLES + "anAbsentSeatPostsAndIsOutOfEveryLaterHand"),
            Mutant.named("a drop blames nobody")
                    .change("HoldemState.java", "more.set(seat.index(), Optional.of(fault));", "")
                    .caughtBy(CONTRACT + "anySeatCanBeDroppedAtAnyMoment"),
            Mutant.named("the end of a hand is not told")
                    .change(
                            "HoldemProtocol.java",
                            "after.ended().ifPresent(ended -> exchanges.add(new Exchange(ended.write(), Reply.NONE)));",
                            "")
                    .caughtBy(TRANSCRIPTS, CONTRACT + "clientViewEqualsRefereeView"),
            Mutant.named("a raise is counted on the street")
                    .change(
                            "HoldemPlay.java",
                            "return (long) move.total() - (betting.paid(p) - betting.bet(p));",
                            "return move.total();")
                    .caughtBy(TRANSCRIPTS, TABLES + "sizesAreNamedAsTheWireCountsThem"),
            Mutant.named("all-in by a raise is not offered")
                    .change(
                            "HandSeen.java",
                            "betting().paid(p) + betting().stack(p)",
                            "betting().paid(p) + betting().stack(p) - 1")
                    .caughtBy(TABLES + "sizesAreNamedAsTheWireCountsThem"),
            Mutant.named("winnings of one at fault count")
                    .change(
                            "HoldemFormat.java",
                            "faulted.contains(entrant) ? Math.min(0, totals[entrant]) : totals[entrant]",
                            "totals[entrant]")
                    .caughtBy("HoldemFormatTest.whoeverFaultsKeepsItsLossesAndNoWinnings"),
            Mutant.named("seats are not rotated")
                    .change("HoldemFormat.java", "lots[(seat + table) % seats]", "lots[seat]")
                    .caughtBy("HoldemFormatTest.everyEntrantHasEverySeatOnce"),
            Mutant.named("a match state of another moment is read over")
                    .change(
                            "HoldemProtocol.java",
                            "String state = view.hand().write() + \":\";\n        if (text.startsWith(state)) {\n            text = text.substring(state.length());",
                            "String state = \"MATCHSTATE\";\n        if (text.startsWith(state)) {\n            text = text.substring(text.lastIndexOf(':') + 1);")
                    .caughtBy(TABLES + "onlyTheMatchStateOfThisMomentIsReadOver"));
}
