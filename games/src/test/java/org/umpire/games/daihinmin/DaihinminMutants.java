package org.umpire.games.daihinmin;

import java.util.List;
import org.umpire.testkit.Mutant;

/** Broken variants of Prime Daihinmin, each with tests that must fail on it. */
final class DaihinminMutants {
    static final String TABLE = "DaihinminRulesTest.everyRowOfTheRuleTableHolds";
    private static final String CLIENT = "DaihinminContractTest.clientViewEqualsRefereeView";
    private static final String VIEWS = "DaihinminContractTest.viewsHideWhatASeatCannotSee";
    private static final String LINES = "DaihinminContractTest.linesHideWhatASeatCannotSee";
    private static final String TRANSCRIPTS = "DaihinminGoldenTest.everyTranscriptIsStillWordForWord";

    private DaihinminMutants() {}

    /** Returns all of them. */
    static List<Mutant> all() {
        return List.of(RULES, TABLES, PRIMES, KNOWLEDGE, WIRE).stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Each rule of {@link DaihinminRule} dropped, or applied where it does not hold. */
    static final List<Mutant> RULES = List.of(
            Mutant.named("cards need not be held")
                    .change("Trick.java", "if (lacking.isPresent())", "if (false)")
                    .caughtBy(TABLE),
            Mutant.named("a second copy need not be held")
                    .change(
                            "Hand.java",
                            "if (asked[digit] > counts[digit])",
                            "if (asked[digit] > 0 && counts[digit] == 0)")
                    .caughtBy(TABLE, "OriginalDifferencesTest.aCardTooManyIsNamedForWhatItIs"),
            Mutant.named("a number may begin with 0")
                    .change("Trick.java", "if (cards.charAt(0) == '0')", "if (false)")
                    .caughtBy(TABLE, "OriginalDifferencesTest.aLeadingZeroIsAFault"),
            Mutant.named("a lead may have six cards")
                    .change("Trick.java", "cards.length() > LEAD", "cards.length() > LEAD + 1")
                    .caughtBy(TABLE),
            Mutant.named("a lead may have any length")
                    .change("Trick.java", "isEmpty() && cards.length() > LEAD", "false && cards.length() > LEAD")
                    .caughtBy(TABLE),
            Mutant.named("an answer may have any length")
                    .change("Trick.java", "!isEmpty() && cards.length() != digits()", "false")
                    .caughtBy(TABLE),
            Mutant.named("an answer is as long as the last number")
                    .change(
                            "Trick.java",
                            "cards.length() != digits()",
                            "cards.length() != numbers.get(numbers.size() - 1).length()")
                    .caughtBy(TABLE, "DaihinminStateTest.lengthsDoubleWithinATrick"),
            Mutant.named("a number need not be prime")
                    .change("Trick.java", "if (!move.isPrime())", "if (false)")
                    .caughtBy(TABLE),
            Mutant.named("a number need not be greater")
                    .change("Trick.java", "last -> !greater(cards, last)", "last -> false")
                    .caughtBy(TABLE),
            Mutant.named("an equal number is taken")
                    .change("Trick.java", "number.compareTo(than) > 0", "number.compareTo(than) >= 0")
                    .caughtBy(TABLE, "OriginalDifferencesTest.anEqualNumberIsAFault"),
            Mutant.named("Belphegor's prime needs the right length")
                    .change("Trick.java", "if (move.isBelphegor())", "if (false)")
                    .caughtBy(TABLE),
            Mutant.named("nobody may pass")
                    .change(
                            "Trick.java",
                            "if (move.isPass()) {\n            return Optional.empty();",
                            "if (move.isPass()) {\n            return broken(DaihinminRule.MUST_BE_PRIME, \"pass\");")
                    .caughtBy(TABLE));

    /** Turns, tricks, draws, ends, scores, matches. */
    private static final List<Mutant> TABLES = List.of(
            Mutant.named("a trick never ends")
                    .change("DaihinminState.java", "if (seat == owner)", "if (false)")
                    .caughtBy("DaihinminStateTest.theLastPlayerLeadsWhenAllOthersHavePassed"),
            Mutant.named("a trick does not end when its owner is out")
                    .change(
                            "DaihinminState.java",
                            "if (seat == owner)",
                            "if (seat == owner && faults.get(seat).isEmpty())")
                    .caughtBy("DaihinminStateTest.whenTheOwnerOfTheTrickIsOutTheNextLeads"),
            Mutant.named("a Mersenne prime does not cut")
                    .change("Status.java", "this == MERSENNE || this == BELPHEGOR", "this == BELPHEGOR")
                    .caughtBy("DaihinminStateTest.aMersennePrimeClearsTheTableAndItsPlayerLeads"),
            Mutant.named("Belphegor's prime does not cut")
                    .change("Status.java", "this == MERSENNE || this == BELPHEGOR", "this == MERSENNE")
                    .caughtBy("DaihinminStateTest.belphegorsPrimeClearsWhateverLiesThere"),
            Mutant.named("after a cut the next one leads")
                    .change(
                            "DaihinminState.java",
                            "then = new Turn(mover, Trick.EMPTY, NOBODY);",
                            "then = next(new Turn(mover, Trick.EMPTY, NOBODY), faults);")
                    .caughtBy("DaihinminStateTest.aMersennePrimeClearsTheTableAndItsPlayerLeads"),
            Mutant.named("who passes draws six")
                    .change("DaihinminDeal.java", "DRAW = 5", "DRAW = 6")
                    .caughtBy("DaihinminStateTest.whoPassesDrawsFiveFromTheFrontOfTheStock"),
            Mutant.named("the game goes on without a stock")
                    .change(
                            "DaihinminState.java",
                            "last ? DaihinminEnd.STOCK_EMPTY : DaihinminEnd.NONE",
                            "DaihinminEnd.NONE")
                    .caughtBy("DaihinminStateTest.thePassThatDrawsTheLastCardEndsTheGame"),
            Mutant.named("the game goes on when a hand is empty")
                    .change(
                            "DaihinminState.java",
                            "hand.size() == 0 ? DaihinminEnd.HAND_EMPTY : DaihinminEnd.NONE",
                            "DaihinminEnd.NONE")
                    .caughtBy("DaihinminStateTest.theGameEndsWhenAHandIsEmpty"),
            Mutant.named("the last one left must play on")
                    .change(
                            "DaihinminState.java",
                            "oneLeft ? DaihinminEnd.ONE_LEFT : DaihinminEnd.NONE",
                            "DaihinminEnd.NONE")
                    .caughtBy("DaihinminStateTest.theLastOneLeftEndsTheGame"),
            Mutant.named("who is out is asked again")
                    .change("DaihinminState.java", "while (faults.get(seat).isPresent())", "while (false)")
                    .caughtBy(
                            "DaihinminStateTest.theGameGoesOnWithoutWhoIsOut",
                            "DaihinminContractTest.anySeatCanBeDroppedAtAnyMoment"),
            Mutant.named("who is out scores the cards left")
                    .change("DaihinminState.java", "? DaihinminDeal.CARDS", "? hands.get(seat).size()")
                    .caughtBy(
                            "DaihinminStateTest.theLastOneLeftEndsTheGame",
                            "DaihinminContractTest.anySeatCanBeDroppedAtAnyMoment"),
            Mutant.named("a state with a dropped seat equals one without")
                    .change("DaihinminState.java", "&& faults.equals(state.faults)", "")
                    .change("DaihinminState.java", "&& turn.equals(state.turn)", "")
                    .caughtBy("DaihinminContractTest.momentsOfATableDiffer"),
            Mutant.named("equal players take the best of their places")
                    .change("DaihinminFormat.java", "other -> other <= mine", "other -> other < mine")
                    .caughtBy("DaihinminFormatTest.whoIsEqualTakesTheWorstOfThePlaces"),
            Mutant.named("the same one leads at all tables")
                    .change("DaihinminFormat.java", "(seat + turned) % seats", "seat % seats")
                    .caughtBy("DaihinminFormatTest.eachEntrantSitsOnceInEachSeat"),
            Mutant.named("cards are dealt one by one")
                    .change(
                            "DaihinminDeal.java",
                            "return Hand.of(cards.substring(seat * HAND, (seat + 1) * HAND));",
                            "StringBuilder h = new StringBuilder();\n        for (int i = 0; i < HAND; i++) {\n            h.append(cards.charAt(i * seats() + seat));\n        }\n        return Hand.of(h.toString());")
                    .caughtBy("DaihinminDealTest.cardsAreNumberedInAscendingOrderAndDealtInBlocks"));

    /** Composites called prime, and primes called composite. */
    private static final List<Mutant> PRIMES = List.of(
            Mutant.named("1 is prime")
                    .change("Primality.java", "composite.set(0, 2);", "composite.set(0, 1);")
                    .caughtBy("PrimalityTest.smallNumbersAreAsASieveSays", TABLE),
            Mutant.named("one base decides below 2^64")
                    .change("Montgomery64.java", "{2, 325, 9_375, 28_178, 450_775, 9_780_504, 1_795_265_022}", "{2}")
                    .caughtBy("PrimalityTest.strongPseudoprimesAreComposite"),
            Mutant.named("Fermat's test decides below 2^64")
                    .change("Montgomery64.java", "int twos = Long.numberOfTrailingZeros(modulus - 1);", "int twos = 0;")
                    .caughtBy("PrimalityTest.carmichaelNumbersAreComposite"),
            Mutant.named("longs are signed")
                    .change("Primality.java", "number >= 0 && number < TABLE", "number < TABLE")
                    .caughtBy("PrimalityTest.longsAreUnsigned"),
            Mutant.named("one power decides on long numbers")
                    .change("LongPrimality.java", "ROUNDS = 6;", "ROUNDS = 0;")
                    .caughtBy("PrimalityTest.strongPseudoprimesAreComposite"),
            Mutant.named("a round looks at the conjugate alone")
                    .change(
                            "QuadraticFrobenius.java",
                            "return eighthRoots.include(result, norm, twos - 3) && cubeRoots.include(cubic);",
                            "return true;")
                    .caughtBy("QuadraticFrobeniusTest.aRoundIsAsItsDefinition"),
            Mutant.named("a round looks at the roots alone")
                    .change("QuadraticFrobenius.java", "if (!almost.same(expected)) {", "if (false) {")
                    .caughtBy("QuadraticFrobeniusTest.aRoundIsAsItsDefinition"),
            Mutant.named("a round does not look at the cube roots")
                    .change("QuadraticFrobenius.java", " && cubeRoots.include(cubic)", "")
                    .caughtBy("QuadraticFrobeniusTest.aRoundIsAsItsDefinition"),
            Mutant.named("every cube root is one that is known")
                    .change("CubeRoots.java", "return isKnown(element);", "return true;")
                    .caughtBy(
                            "QuadraticFrobeniusTest.aRoundIsAsItsDefinition",
                            "CubeRootsTest.oneRootAndItsInverseCount"),
            Mutant.named("fewer rounds than the proof needs")
                    .change("LongPrimality.java", "ROUNDS = 6;", "ROUNDS = 5;")
                    .caughtBy("PrimalityTest.theRoundsAreAsManyAsTheProofNeeds"),
            Mutant.named("a part of an eighth root decides for the other")
                    .change("EighthRoots.java", "return field.sameButSign(element.b, multiple);", "return true;")
                    .caughtBy("EighthRootsTest.thePartsMustAgreeModuloAllFactors"),
            Mutant.named("even powers count once squared")
                    .change("EighthRoots.java", "return !isOdd\n", "return true\n")
                    .caughtBy("EighthRootsTest.onlyOddPowersCountOnceSquared"),
            Mutant.named("draws do not depend on the number")
                    .change("Draws.java", "(count++ + \" \" + digits)", "(count++ + \" \")")
                    .caughtBy("DrawsTest.everyRoundAndEveryNumberDrawsAnother"),
            Mutant.named("draws may be too great")
                    .change("Draws.java", "if (field.isBelow(number)) {", "if (true) {")
                    .caughtBy("DrawsTest.allNumbersBelowAreDrawnEvenly"),
            Mutant.named("draws are short of a bit")
                    .change("Draws.java", "BITS - field.bitLength());", "BITS - field.bitLength() + 1);")
                    .caughtBy("DrawsTest.allNumbersBelowAreDrawnEvenly"),
            Mutant.named("too few bits are free in limbs")
                    .change("MontgomeryLimbs.java", "FREE = 5;", "FREE = 4;")
                    .caughtBy("MontgomeryLimbsTest.sumsDifferencesAndProductsAreAsTheJdkSays"),
            Mutant.named("small factors are looked for in two of four groups")
                    .change("SmallFactors.java", "a.divides(restA) || b.divides(restB) ||", "a.divides(restA) ||")
                    .caughtBy("SmallFactorsTest.noFactorBelowTheLimitIsMissed"),
            Mutant.named("trial division forgets what it took off")
                    .change("SmallFactors.java", " + (limb >>> (Long.SIZE - 1))", "")
                    .caughtBy("SmallFactorsTest.noFactorBelowTheLimitIsMissed"),
            Mutant.named("trial division stops where it is not worth the time")
                    .change("SmallFactors.java", "return find(limbs, first(limbs), REST);", "return false;")
                    .caughtBy("SmallFactorsTest.noFactorBelowTheLimitIsMissed"),
            Mutant.named("sums of limbs may grow")
                    .change("MontgomeryLimbs.java", "if (atLeast(sum, twice)) {", "if (false) {")
                    .caughtBy("MontgomeryLimbsTest.sumsDifferencesAndProductsAreAsTheJdkSays"),
            Mutant.named("a Mersenne number need not be prime")
                    .change(
                            "DaihinminMove.java",
                            "isPass() || !Primality.isPrime(cards)",
                            "isPass() || !Primality.isPrime(cards) && !Primality.isOneLessThanAPowerOfTwo(cards)")
                    .caughtBy("PrimalityTest.mersenneAndOtherBigPrimesAreKnown"));

    /** Views that say more than a seat may know. */
    private static final List<Mutant> KNOWLEDGE = List.of(
            Mutant.named("a view holds the hand of the next seat")
                    .change("DaihinminState.java", "hands.get(self),", "hands.get((self + 1) % hands.size()),")
                    .caughtBy(VIEWS, LINES),
            Mutant.named("all see what was drawn")
                    .change("DaihinminState.java", "action.seat() == seat && action.status()", "action.status()")
                    .caughtBy(VIEWS, "DaihinminStateTest.whoPassesDrawsFiveFromTheFrontOfTheStock"));

    /** Lines that are not as the protocol says. */
    private static final List<Mutant> WIRE = List.of(
            Mutant.named("the record after a pass holds that pass")
                    .change("DaihinminProtocol.java", "view.course().before().json", "view.course().json")
                    .caughtBy(TRANSCRIPTS, "DaihinminProtocolTest.linesAreThoseOfTheContest"),
            Mutant.named("a pass need not be acknowledged")
                    .change(
                            "DaihinminProtocol.java",
                            "Exchange.ofAscii(pass(after), Reply.ACK)",
                            "Exchange.ofAscii(pass(after), Reply.NONE)")
                    .caughtBy(CLIENT, "DaihinminProtocolTest.whoFailsAtAnAcknowledgementIsOutAndTheOthersPlayOn"),
            Mutant.named("nobody is told the end")
                    .change("DaihinminProtocol.java", "if (after.over())", "if (false)")
                    .caughtBy("DaihinminProtocolTest.theEndIsToldToAllWhoAreStillThere"),
            Mutant.named("an unknown action is a pass")
                    .change("DaihinminProtocol.java", "case PASS -> understood(", "case PASS, \"draw\" -> understood(")
                    .caughtBy("OriginalDifferencesTest.anUnknownActionIsAFault", TRANSCRIPTS),
            Mutant.named("1e0 is a card")
                    .change(
                            "DaihinminProtocol.java",
                            "card.literal().length() != 1",
                            "card.literal().startsWith(\"-\")")
                    .caughtBy("DaihinminProtocolTest.aCardIsADigitAndNothingLikeIt"),
            Mutant.named("a member may stand twice")
                    .change(
                            "JsonReader.java",
                            "if (members.put(name, value) != null)",
                            "members.put(name, value);\n            if (false)")
                    .caughtBy("DaihinminProtocolTest.aMemberStandsOnce"),
            Mutant.named("JSON may be nested however deep")
                    .change("JsonReader.java", "if (depth == DEPTH_MAX)", "if (depth == -1)")
                    .caughtBy("DaihinminProtocolTest.deepNestingAndLongLinesAreFaultsAndNoTrouble"),
            Mutant.named("a line may be however long")
                    .change("DaihinminProtocol.java", "if (line.length() > LINE_MAX)", "if (false)")
                    .caughtBy("DaihinminProtocolTest.deepNestingAndLongLinesAreFaultsAndNoTrouble"));
}
