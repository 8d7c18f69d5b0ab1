package org.umpire.games.big2;

import java.util.List;
import org.umpire.testkit.Mutant;

/** Broken variants of Big 2, each with tests that must fail on it. */
final class Big2Mutants {
    static final String TABLE = "Big2RulesTest.everyRowOfTheRuleTableHolds";
    private static final String LISTED = "Big2ContractTest.listedMovesAreTheLegalOnes";
    private static final String CLIENT = "Big2ContractTest.clientViewEqualsRefereeView";
    private static final String VIEWS = "Big2ContractTest.viewsHideWhatASeatCannotSee";
    private static final String LINES = "Big2ContractTest.linesHideWhatASeatCannotSee";
    private static final String UNCHANGED = "Big2ContractTest.checkAndPlayLeaveTheStateUnchanged";
    private static final String TRANSCRIPTS = "Big2GoldenTest.everyTranscriptIsStillWordForWord";

    private Big2Mutants() {}

    /** Returns all of them. */
    static List<Mutant> all() {
        return List.of(RULES, ORDER, TABLES, KNOWLEDGE, WIRE, VALUES).stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Each rule of {@link Big2Rule} dropped, or applied where it does not hold. */
    static final List<Mutant> RULES = List.of(
            Mutant.named("the leader may pass")
                    .change(
                            "Big2Moves.java",
                            "return last == 0 ? Optional.of(Big2Rule.LEADER_MUST_PLAY)",
                            "return false ? Optional.of(Big2Rule.LEADER_MUST_PLAY)")
                    .caughtBy(TABLE, LISTED),
            Mutant.named("cards need not be held")
                    .change("Big2Moves.java", "if ((move & ~hand) != 0)", "if (false)")
                    .caughtBy(TABLE, LISTED),
            Mutant.named("any cards are a combination")
                    .change("Big2Moves.java", "if (strength == 0)", "if (false)")
                    .caughtBy(TABLE, LISTED),
            Mutant.named("the first play of a table needs no D3")
                    .change("Big2Moves.java", "if (opening && ", "if (false && ")
                    .caughtBy(TABLE),
            Mutant.named("the first play of every game needs D3")
                    .change("Big2State.java", "return turns == 0 && sheet.game() == 0;", "return turns == 0;")
                    .caughtBy(TABLE, "Big2StateTest.theWinnerLeadsTheNextGameWithAnyPlay"),
            Mutant.named("a play may have any size")
                    .change("Big2Moves.java", "if (Long.bitCount(move) != Long.bitCount(last))", "if (false)")
                    .caughtBy(TABLE, LISTED),
            Mutant.named("a play need not be higher")
                    .change("Big2Moves.java", "if (strength <= Big2Order.strength(last))", "if (false)")
                    .caughtBy(TABLE, LISTED),
            Mutant.named("full houses are not listed")
                    .change("Big2Moves.java", "count = fullHouses(hand, into, count);", "")
                    .caughtBy("Big2MovesTest.allMovesThatBreakNoRuleAreListed"),
            Mutant.named("straight flushes are listed twice")
                    .change("Big2Moves.java", "if (!oneSuit(into[i]))", "if (true)")
                    .caughtBy("Big2MovesTest.handsWithMostCombinationsFitIntoTheList"));

    /** Wrong orders of combinations. */
    private static final List<Mutant> ORDER = List.of(
            Mutant.named("A-5 is the lowest straight")
                    .change(
                            "Big2Order.java",
                            "strength(kind, ranks << 2 |",
                            "strength(kind, (ranks == ACE_TO_FIVE ? 0 : ranks) << 2 |")
                    .caughtBy(TABLE),
            Mutant.named("2-6 is below 10-A")
                    .change(
                            "Big2Order.java",
                            "strength(kind, ranks << 2 |",
                            "strength(kind, (ranks == TWO_TO_SIX ? 0x1111 : ranks) << 2 |")
                    .caughtBy(TABLE),
            Mutant.named("J-Q-K-A-2 is a sequence")
                    .change("Big2Order.java", "&& ranks <= TEN_TO_ACE", "")
                    .caughtBy(TABLE),
            Mutant.named("the suit of the lowest card breaks ties")
                    .change(
                            "Big2Order.java",
                            "ranks << 2 | Big2Cards.suit(highest)",
                            "ranks << 2 | Big2Cards.suit(Long.numberOfTrailingZeros(cards))")
                    .caughtBy(TABLE),
            Mutant.named("a straight beats a flush")
                    .change("Big2Kind.java", "STRAIGHT(5, 3)", "STRAIGHT(5, 4)")
                    .change("Big2Kind.java", "FLUSH(5, 4),", "FLUSH(5, 3),")
                    .caughtBy(TABLE),
            Mutant.named("flushes are ranked by their suit first")
                    .change(
                            "Big2Order.java",
                            "return strength(kind, ranks << 2",
                            "return strength(kind, (flush && !straight ? (long) Big2Cards.suit(highest) << 55 : 0) | ranks << 2")
                    .caughtBy(TABLE),
            Mutant.named("a full house is ranked by its pair")
                    .change(
                            "Big2Order.java",
                            "case 2 -> strength(Big2Kind.FULL_HOUSE, low);",
                            "case 2 -> strength(Big2Kind.FULL_HOUSE, high);")
                    .change(
                            "Big2Order.java",
                            "case 3 -> strength(Big2Kind.FULL_HOUSE, high);",
                            "case 3 -> strength(Big2Kind.FULL_HOUSE, low);")
                    .caughtBy(TABLE),
            Mutant.named("a pair is ranked by its rank alone")
                    .change(
                            "Big2Order.java",
                            "strength(Big2Kind.PAIR, Big2Cards.highest(cards))",
                            "strength(Big2Kind.PAIR, Big2Cards.rank(Big2Cards.highest(cards)))")
                    .caughtBy(TABLE, "Big2OrderTest.pairsAreRankedByTheirHigherCard"));

    /** Turns, tricks, games, scores, matches. */
    private static final List<Mutant> TABLES = List.of(
            Mutant.named("two passes end a trick")
                    .change("Big2State.java", "before.passes == 2", "before.passes == 1")
                    .caughtBy("Big2StateTest.twoPassesDoNotEndATrick"),
            Mutant.named("seat 0 leads every later game")
                    .change(
                            "Big2State.java",
                            "new Big2State(deal, scored.next(cards), mover)",
                            "new Big2State(deal, scored.next(cards), 0)")
                    .caughtBy("Big2StateTest.theWinnerLeadsTheNextGameWithAnyPlay", CLIENT),
            Mutant.named("ten cards cost one point each")
                    .change("Big2Sheet.java", "left < 10 ?", "left < 11 ?")
                    .caughtBy("Big2StateTest.cardsLeftCostMoreTheMoreThereAre"),
            Mutant.named("thirteen cards cost two points each")
                    .change("Big2Sheet.java", ": 3 * left", ": 2 * left")
                    .caughtBy("Big2StateTest.theGameEndsAtOnceWhenAHandIsEmpty"),
            Mutant.named("the winner gets nothing")
                    .change("Big2Sheet.java", "sums[winner] += lost;", "")
                    .caughtBy("Big2ContractTest.outcomesObeyTheLaw"),
            Mutant.named("a drop takes the points of games played")
                    .change(
                            "Big2State.java",
                            "new Outcome.SeatOutcome(sheet.score(seat), fault)",
                            "new Outcome.SeatOutcome(dropped.isPresent() ? 0 : sheet.score(seat), fault)")
                    .caughtBy("Big2StateTest.aDropLaterKeepsThePointsOfGamesPlayed"),
            Mutant.named("a drop blames the others")
                    .change("Big2State.java", "by.seat() == index", "by.seat() != index")
                    .caughtBy("Big2ContractTest.anySeatCanBeDroppedAtAnyMoment"),
            Mutant.named("a table that is over goes on")
                    .change(
                            "Big2State.java",
                            "if (over()) {\n            throw new IllegalArgumentException(\"the table is over\");\n        }",
                            "")
                    .caughtBy("Big2ContractTest.nothingIsPlayedAfterTheEnd"),
            Mutant.named("cards are dealt one by one")
                    .change("Big2Deal.java", "place / HAND", "place % SEATS")
                    .caughtBy("Big2DealTest.cardsAreNumberedInAscendingOrderAndDealtInBlocks"),
            Mutant.named("the second table has the same seats")
                    .change("Big2Format.java", "second.add(1 - entrant)", "second.add(entrant)")
                    .caughtBy("Big2FormatTest.bothTablesSeatEachTwiceAndTheSecondIsSwapped"),
            Mutant.named("a fault costs nothing")
                    .change("Big2Format.java", "outcome.fault().isPresent()", "false")
                    .caughtBy("Big2FormatTest.aFaultLosesWhateverThePoints"));

    /** Views that say more than a seat may know, or less. */
    private static final List<Mutant> KNOWLEDGE = List.of(
            Mutant.named("the view holds a card of the next seat")
                    .change(
                            "Big2State.java",
                            "hand(self), leader",
                            "hand(self) | Long.lowestOneBit(hand(self + 1 & 3)), leader")
                    .caughtBy(VIEWS, LINES, CLIENT),
            Mutant.named("the view tells who holds D3")
                    .change(
                            "Big2State.java",
                            "boolean leaderKnown = !opening() || self == mover;",
                            "boolean leaderKnown = true;")
                    .caughtBy(VIEWS, "Big2ViewTest.beforeTheFirstPlayOnlyTheHolderOfD3KnowsWhoLeads"),
            Mutant.named("a card of the next seat is sent on the wire")
                    .change("Big2View.java", "private final int passes;", "private final int passes;\n    long spied;")
                    .change(
                            "Big2State.java",
                            "return new Big2View(sheet.seenFrom(self), hand(self), leader, moves(), over());",
                            "Big2View view = new Big2View(sheet.seenFrom(self), hand(self), leader, moves(), over());\n        view.spied = Long.lowestOneBit(hand(self + 1 & 3));\n        return view;")
                    .change(
                            "Big2Protocol.java",
                            "Big2Cards.write(after.hand())",
                            "Big2Cards.write(after.hand() | after.spied)")
                    .caughtBy(LINES),
            Mutant.named("seats are counted the wrong way round")
                    .change("Big2State.java", "mover - turns - self & 3", "self - mover + turns & 3")
                    .caughtBy("Big2ViewTest.seatsAreCountedFromTheOneThatLooks", CLIENT));

    /** Lines that are not as the protocol says. */
    private static final List<Mutant> WIRE = List.of(
            Mutant.named("plays are relayed unsorted")
                    .change(
                            "Big2Play.java",
                            "PASS_TEXT : Big2Cards.write(cards)",
                            "PASS_TEXT : String.join(\" \", java.util.stream.Stream.of(Big2Cards.write(cards).split(\" \")).sorted().toList())")
                    .caughtBy(TRANSCRIPTS, "Big2ContractTest.writtenMovesReadBackWithoutRemark"),
            Mutant.named("the play that ends a game is not relayed")
                    .change(
                            "Big2Protocol.java",
                            "return mover == 0 ?",
                            "return mover == 0 || after.game() > before.game() ?")
                    .caughtBy(TRANSCRIPTS, CLIENT),
            Mutant.named("the previous seat is 1 and the next 3")
                    .change("Big2Protocol.java", "Optional.of(mover + \" \"", "Optional.of((4 - mover) + \" \"")
                    .caughtBy(TRANSCRIPTS, CLIENT),
            Mutant.named("nobody is asked to move")
                    .change("Big2Protocol.java", "&& after.myTurn()", "&& false")
                    .caughtBy("Big2ContractTest.theSeatToMoveAndNoOtherOwesAMove"),
            Mutant.named("an unsorted play is not remarked on")
                    .change("Big2Protocol.java", "if (!ascending)", "if (false)")
                    .caughtBy("Big2ProtocolTest.otherOrderBlanksAndLowerCaseAreRemarkedOn", TRANSCRIPTS),
            Mutant.named("a card may be named twice")
                    .change("Big2Protocol.java", "if ((cards & bit) != 0)", "if (false)")
                    .caughtBy("Big2ProtocolTest.whatIsNoMoveAtAllIsGarbled", TRANSCRIPTS),
            Mutant.named("the client forgets its own moves")
                    .change("Big2Client.java", "hand &= ~move;", "")
                    .caughtBy(CLIENT));

    /** States that change, and equal ones that are not. */
    private static final List<Mutant> VALUES = List.of(
            Mutant.named("a play changes the state that it was made in")
                    .change("Big2State.java", "private final long last;", "private long last;")
                    .change(
                            "Big2State.java",
                            "return new Big2State(this, cards, sheet);",
                            "Big2State next = new Big2State(this, cards, sheet);\n            last = cards;\n            return next;")
                    .caughtBy(UNCHANGED),
            Mutant.named("scores are written onto the sheet of earlier moments")
                    .change("Big2Sheet.java", "scores.clone()", "scores")
                    .caughtBy(UNCHANGED),
            Mutant.named("equal states may have had other moves")
                    .change("Big2State.java", "if (mine.move != theirs.move)", "if (false)")
                    .caughtBy("Big2StateTest.theSameHandsByAnotherWayAreAnotherMoment"),
            Mutant.named("a state with a dropped seat equals one without")
                    .change("Big2State.java", "|| !dropped.equals(state.dropped)", "")
                    .caughtBy("Big2ContractTest.momentsOfATableDiffer"));
}
