package org.umpire.games.croquet;

import java.util.List;
import org.umpire.testkit.Mutant;

/** Broken variants of croquet, each with tests that must fail on it. */
final class CroquetMutants {
    static final String TABLE = "CroquetRulesTest.everyRowOfTheRuleTableHolds";
    private static final String MOVES = "CroquetRulesTest.everyMoveLeadsWhereTheTableSays";
    private static final String LISTED = "CroquetContractTest.listedMovesAreTheLegalOnes";
    private static final String CLIENT = "CroquetContractTest.clientViewEqualsRefereeView";
    private static final String TRANSCRIPTS = "CroquetWireTest.transcriptsAreAsTheyEverWere";
    static final String POSITIONS = "CroquetPositionTest.everyRuleOfPositionsIsNamedWhereItIsBroken";
    private static final String SLOWLY = "CroquetOracleTest.everyReachablePositionIsWorthWhatTheSlowEvaluatorSays";
    private static final String TO_THE_END = "CroquetOracleTest.perfectPlayEndsAfterTheDistanceWithTheValue";
    private static final String SHEET = "CroquetSheetTest.aSheetSaysWhatHappenedAndWhatWasGivenAway";

    private CroquetMutants() {}

    /** Returns all of them. */
    static List<Mutant> all() {
        return List.of(RULES, BLOCKS, HOOPS, ENDS, READINGS, WIRE, FORMAT, WRITTEN, ORACLE).stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Each rule of {@link CroquetRule} dropped, or applied where it does not hold. */
    static final List<Mutant> RULES = List.of(
            Mutant.named("any number may be played")
                    .change("CroquetPosition.java", "if (number > Ball.MOST) {", "if (false) {")
                    .caughtBy(TABLE, LISTED),
            Mutant.named("anybody may skip")
                    .change(
                            "CroquetPosition.java",
                            "return ball.inHoop() && blocks(ball.entered())\n",
                            "return true || blocks(ball.entered())\n")
                    .caughtBy(TABLE),
            Mutant.named("whoever is in a hoop may skip")
                    .change(
                            "CroquetPosition.java",
                            "return ball.inHoop() && blocks(ball.entered())\n",
                            "return ball.inHoop()\n")
                    .caughtBy(TABLE),
            Mutant.named("nobody skips")
                    .change(
                            "CroquetPosition.java",
                            "return ball.inHoop() && blocks(ball.entered())\n",
                            "return false && blocks(ball.entered())\n")
                    .caughtBy(TABLE),
            Mutant.named("who has missed may go on")
                    .change("CroquetPosition.java", "if (ball.returning() && move > 0) {", "if (false) {")
                    .change(
                            "CroquetPosition.java",
                            "return ball.returning() && target",
                            "return ball.returning() && move < 0 && target")
                    .caughtBy(TABLE),
            Mutant.named("anybody may go back")
                    .change("CroquetPosition.java", "if (!ball.returning() && move < 0) {", "if (false) {")
                    .caughtBy(TABLE, LISTED),
            Mutant.named("a hoop may be left by any number")
                    .change("CroquetPosition.java", "if (ball.inHoop() && number != ball.entered()) {", "if (false) {")
                    .caughtBy(TABLE),
            Mutant.named("nothing is blocked")
                    .change("CroquetPosition.java", "if (blocks(number)) {", "if (false) {")
                    .caughtBy(TABLE),
            Mutant.named("coming back may end anywhere")
                    .change("CroquetPosition.java", "return ball.returning() && target", "return false && target")
                    .caughtBy(TABLE),
            Mutant.named("coming back may end on the hoop")
                    .change("CroquetPosition.java", "? ball.hoop() : ball.hoop() - 1", "? ball.hoop() : ball.hoop()")
                    .caughtBy(TABLE));

    /** Wrong blocks. */
    private static final List<Mutant> BLOCKS = List.of(
            Mutant.named("a number blocks itself alone")
                    .change("CroquetPosition.java", "return blocked == pair(number);", "return blocked == number;")
                    .caughtBy(TABLE),
            Mutant.named("a number blocks what makes ten with it")
                    .change(
                            "CroquetPosition.java",
                            "return Math.min(number, 9 - number);",
                            "return number < 5 ? number : 10 - number > 4 ? 1 : 10 - number;")
                    .caughtBy(TABLE, MOVES),
            Mutant.named("coming back is never blocked")
                    .change(
                            "CroquetPosition.java",
                            "if (blocks(number)) {",
                            "if (!ball.returning() && blocks(number)) {")
                    .caughtBy(TABLE),
            Mutant.named("a hoop can always be left")
                    .change("CroquetPosition.java", "if (blocks(number)) {", "if (!ball.inHoop() && blocks(number)) {")
                    .caughtBy(TABLE),
            Mutant.named("coming back blocks nothing")
                    .change(
                            "CroquetPosition.java",
                            "free ? 0 : pair(Math.abs(move))",
                            "free ? 0 : pair(Math.max(move, 0))")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("a player in a hoop blocks")
                    .change("CroquetPosition.java", "boolean free = moved.inHoop() || (", "boolean free = (")
                    .caughtBy(TABLE, MOVES),
            Mutant.named("a skip leaves the opponent blocked")
                    .change(
                            "CroquetPosition.java",
                            "int blocks = free ? 0",
                            "int blocks = move == 0 ? blocked : free ? 0")
                    .caughtBy(MOVES));

    /** Hoops and misses. */
    private static final List<Mutant> HOOPS = List.of(
            Mutant.named("a hoop may be passed anyhow")
                    .change("Ball.java", "if (target - nextHoop() == nextHoop() - number) {", "if (true) {")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("hoops are taken in two steps only")
                    .change("Ball.java", "if (target - nextHoop() == nextHoop() - number) {", "if (false) {")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("the first miss loses")
                    .change(
                            "Ball.java",
                            "? Event.MISSES_AGAIN : Event.MISSES;",
                            "? Event.MISSES_AGAIN : Event.MISSES_AGAIN;")
                    .caughtBy(MOVES),
            Mutant.named("a second miss is mended too")
                    .change("Ball.java", "? Event.MISSES_AGAIN : Event.MISSES;", "? Event.MISSES : Event.MISSES;")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("a miss is forgotten")
                    .change(
                            "Ball.java",
                            "case MISSES -> new Ball(target, 0, true,",
                            "case MISSES -> new Ball(target, 0, missed,")
                    .change(
                            "Ball.java",
                            "LEAVES, COMES_BACK -> new Ball(target, 0, missed, false)",
                            "LEAVES, COMES_BACK -> new Ball(target, 0, missed && !returning, false)")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("nobody has to come back")
                    .change("Ball.java", "!(last && readings.missFinishes()));", "false);")
                    .caughtBy(MOVES),
            Mutant.named("who lands on a hoop may leave it by any number")
                    .change(
                            "Ball.java",
                            "readings.landingFinishes() ? 0 : move,",
                            "readings.landingFinishes() ? 0 : 1,")
                    .caughtBy(MOVES),
            Mutant.named("who is at 100 has finished")
                    .change(
                            "Ball.java",
                            "number >= LAST_HOOP && !inHoop() && !returning",
                            "number >= LAST_HOOP && !returning")
                    .caughtBy(MOVES),
            Mutant.named("who has missed 100 has finished")
                    .change(
                            "Ball.java",
                            "number >= LAST_HOOP && !inHoop() && !returning",
                            "number >= LAST_HOOP && !inHoop()")
                    .caughtBy(MOVES));

    /** Who has won. */
    private static final List<Mutant> ENDS = List.of(
            Mutant.named("A wins as soon as it finishes")
                    .change("CroquetState.java", "return mover == 0 && after.canFinish(readings)", "return false")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("A too has one more move")
                    .change(
                            "CroquetState.java",
                            "return mover == 0 && after.canFinish(readings)",
                            "return after.canFinish(readings)")
                    .caughtBy(MOVES),
            Mutant.named("B is asked though it cannot finish")
                    .change("CroquetState.java", "return mover == 0 && after.canFinish(readings)", "return mover == 0")
                    .caughtBy(MOVES),
            Mutant.named("B's one more move wins")
                    .change(
                            "CroquetState.java",
                            "return finished ? CroquetEnd.DRAW : CroquetEnd.A_WINS;",
                            "return finished ? CroquetEnd.B_WINS : CroquetEnd.A_WINS;")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("any one more move draws")
                    .change(
                            "CroquetState.java",
                            "return finished ? CroquetEnd.DRAW : CroquetEnd.A_WINS;",
                            "return CroquetEnd.DRAW;")
                    .caughtBy(MOVES),
            Mutant.named("a second miss wins")
                    .change("CroquetState.java", "return CroquetEnd.won(1 - mover);", "return CroquetEnd.won(mover);")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("a second miss goes unnoticed")
                    .change("CroquetState.java", "== Ball.Event.MISSES_AGAIN) {", "== Ball.Event.SKIPS && false) {")
                    .caughtBy(MOVES, TRANSCRIPTS),
            Mutant.named("who has no move waits for one")
                    .change(
                            "CroquetState.java",
                            "? CroquetEnd.won(1 - position.mover()) : CroquetEnd.NONE",
                            "? CroquetEnd.NONE : CroquetEnd.NONE")
                    .caughtBy(MOVES),
            Mutant.named("who is dropped has won")
                    .change("CroquetState.java", "CroquetEnd.won(1 - seat.index())", "CroquetEnd.won(seat.index())")
                    .caughtBy(TRANSCRIPTS),
            Mutant.named("a drop blames the other")
                    .change("CroquetState.java", "dropped.seat() == me", "dropped.seat() != me")
                    .caughtBy("CroquetContractTest.anySeatCanBeDroppedAtAnyMoment"),
            Mutant.named("a game that is over goes on")
                    .change("CroquetState.java", "if (end != CroquetEnd.NONE) {", "if (false) {")
                    .caughtBy("CroquetContractTest.nothingIsPlayedAfterTheEnd"),
            Mutant.named("a draw is worth nothing")
                    .change("CroquetEnd.java", "this == DRAW ? 1", "this == DRAW ? 0")
                    .caughtBy(TRANSCRIPTS));

    /** Other readings that are not heard, or heard where nobody chose them. */
    private static final List<Mutant> READINGS = List.of(
            Mutant.named("A's last number blocks nothing")
                    .change(
                            "CroquetPosition.java",
                            "moved.finished() && readings.answerUnblocked()",
                            "moved.finished()")
                    .caughtBy(TABLE, MOVES),
            Mutant.named("A's last number always blocks")
                    .change("CroquetPosition.java", "moved.finished() && readings.answerUnblocked()", "false")
                    .caughtBy(TABLE, MOVES),
            Mutant.named("coming back never ends on the hoop")
                    .change(
                            "CroquetPosition.java",
                            "? ball.hoop() : ball.hoop() - 1",
                            "? ball.hoop() - 1 : ball.hoop() - 1")
                    .caughtBy(TABLE),
            Mutant.named("who comes back onto a hoop is in none")
                    .change("Ball.java", "new Ball(target, -move, true, false)", "new Ball(target, 0, true, false)")
                    .caughtBy(MOVES),
            Mutant.named("landing on 100 finishes")
                    .change("Ball.java", "last && readings.landingFinishes() ? 0", "last ? 0")
                    .caughtBy(MOVES),
            Mutant.named("landing on 100 never finishes")
                    .change("Ball.java", "last && readings.landingFinishes() ? 0", "false ? 0")
                    .caughtBy(MOVES),
            Mutant.named("missing 100 finishes")
                    .change("Ball.java", "!(last && readings.missFinishes())", "!last")
                    .caughtBy(MOVES),
            Mutant.named("missing 100 never finishes")
                    .change("Ball.java", "!(last && readings.missFinishes())", "true")
                    .caughtBy(MOVES),
            Mutant.named("a miss of any hoop is mended by nobody")
                    .change("Ball.java", "!(last && readings.missFinishes())", "!readings.missFinishes()")
                    .caughtBy(MOVES),
            Mutant.named("readings are not written into records")
                    .change("CroquetNotation.java", "return deal.words().isEmpty() ? USUAL", "return true ? USUAL")
                    .caughtBy("CroquetContractTest.dealsAndMovesReadBackEqual"));

    /** Lines that are not as the protocol says. */
    private static final List<Mutant> WIRE = List.of(
            Mutant.named("the number that ends the game is not sent")
                    .change(
                            "CroquetProtocol.java",
                            "} else if (after.moves() > before.get().moves()",
                            "} else if (after.end() == CroquetEnd.NONE && after.moves() > before.get().moves()")
                    .caughtBy(TRANSCRIPTS),
            Mutant.named("everybody is sent his own numbers")
                    .change("CroquetProtocol.java", "&& after.position().mover() == after.seat()) {", ") {")
                    .caughtBy(TRANSCRIPTS, CLIENT),
            Mutant.named("the first is called second")
                    .change(
                            "CroquetProtocol.java",
                            "view.seat() == 0 ? FIRST : SECOND",
                            "view.seat() == 1 ? FIRST : SECOND")
                    .caughtBy(TRANSCRIPTS, CLIENT),
            Mutant.named("other readings are not told")
                    .change("CroquetProtocol.java", "words.addAll(view.readings().words());", "")
                    .caughtBy("CroquetWireTest.otherReadingsAreToldInTheFirstLine", CLIENT),
            Mutant.named("a draw is told as a loss")
                    .change("CroquetProtocol.java", "case 1 -> DRAW;", "case 1 -> LOSS;")
                    .caughtBy(TRANSCRIPTS),
            Mutant.named("nobody is asked to move")
                    .change("CroquetProtocol.java", "boolean ask = after.myTurn()", "boolean ask = false")
                    .caughtBy("CroquetContractTest.theSeatToMoveAndNoOtherOwesAMove"),
            Mutant.named("a plus sign is garbled")
                    .change("CroquetProtocol.java", "\"[+-]?[0-9]{1,9}\"", "\"-?[0-9]{1,9}\"")
                    .caughtBy("CroquetWireTest.numbersAreReadLeniently"),
            Mutant.named("a carriage return is garbled")
                    .change(
                            "CroquetProtocol.java",
                            "String text = line.strip();",
                            "String text = line.endsWith(\"\\r\") ? line : line.strip();")
                    .caughtBy("CroquetWireTest.numbersAreReadLeniently"),
            Mutant.named("digits of other scripts are numbers")
                    .change("CroquetProtocol.java", "\"[+-]?[0-9]{1,9}\"", "\"[+-]?\\\\p{Nd}{1,9}\"")
                    .caughtBy("CroquetWireTest.whatIsNoNumberIsGarbled"),
            Mutant.named("the client forgets its own moves")
                    .change(
                            "CroquetClient.java",
                            "public void moved(CroquetMove move) {\n        state = state.play(move);",
                            "public void moved(CroquetMove move) {")
                    .caughtBy(CLIENT),
            Mutant.named("views are those of the other seat")
                    .change("CroquetState.java", "new CroquetView(seat.index(),", "new CroquetView(1 - seat.index(),")
                    .caughtBy(CLIENT, TRANSCRIPTS));

    /** Matches. */
    private static final List<Mutant> FORMAT = List.of(
            Mutant.named("who is first once is always first")
                    .change("CroquetFormat.java", "tables.add(List.of(1, 0));", "tables.add(List.of(0, 1));")
                    .caughtBy("CroquetFormatTest.eachEntrantIsFirstEquallyOften"),
            Mutant.named("a draw counts as a game won")
                    .change("CroquetFormat.java", "score == WIN ? 1 : 0", "score > 0 ? 1 : 0")
                    .caughtBy("CroquetFormatTest.aWinIsTwoHalvesAndADrawOne"),
            Mutant.named("the second game is scored for the wrong entrants")
                    .change("CroquetFormat.java", "int entrant = table.seating().get(seat);", "int entrant = seat;")
                    .caughtBy("CroquetFormatTest.aWinIsTwoHalvesAndADrawOne"));

    /** Positions that cannot be, taken for good. */
    static final List<Mutant> WRITTEN = List.of(
            Mutant.named("more than four words")
                    .change("CroquetPosition.java", "if (words.size() != 4) {", "if (words.size() < 4) {")
                    .caughtBy(POSITIONS),
            Mutant.named("any letter is a side")
                    .change(
                            "CroquetPosition.java",
                            "if (!words.get(0).equals(\"A\") && !words.get(0).equals(\"B\")) {",
                            "if (false) {")
                    .caughtBy(POSITIONS),
            Mutant.named("a ball may say twice that it has missed")
                    .change(
                            "Ball.java",
                            "if (!form.matches() || (form.group(\"hoop\") != null && form.group(\"missed\") != null)) {",
                            "if (!form.matches()) {")
                    .caughtBy(POSITIONS),
            Mutant.named("who is over 100 plays on")
                    .change("Ball.java", "if (number > LAST_HOOP) {", "if (false) {")
                    .caughtBy(POSITIONS),
            Mutant.named("one may stand on a hoop")
                    .change("Ball.java", "if (hoop) {", "if (false) {")
                    .caughtBy(POSITIONS),
            Mutant.named("hoops are everywhere")
                    .change("Ball.java", "if (!hoop) {", "if (false) {")
                    .caughtBy(POSITIONS),
            Mutant.named("a hoop may be entered with 9")
                    .change("Ball.java", "ball.entered > MOST) {", "ball.entered > MOST + 1) {")
                    .caughtBy(POSITIONS),
            Mutant.named("who missed a hoop may be 8 above it")
                    .change("Ball.java", "number - hoop >= MOST", "number - hoop > MOST")
                    .caughtBy(POSITIONS),
            Mutant.named("9 may be blocked")
                    .change("CroquetPosition.java", "matches(\"[0-8]\")", "matches(\"[0-9]\")")
                    .caughtBy(POSITIONS));

    /** Wrong values, counts and marks. */
    private static final List<Mutant> ORACLE = List.of(
            Mutant.named("distances are not counted")
                    .change(
                            "CroquetOracle.java",
                            "return value > 0 ? 1 - value : value < 0 ? -1 - value : 0;",
                            "return -value;")
                    .caughtBy(TO_THE_END),
            Mutant.named("who is blocked in a hoop has lost")
                    .change("CroquetOracle.java", "balls.inHoop(a) ? turned(ofB[at]) : -SURE", "-SURE")
                    .caughtBy(SLOWLY),
            Mutant.named("the oracle thinks that A's last number blocks nothing")
                    .change("CroquetOracle.java", "readings.answerUnblocked() ? 0 : CroquetPosition.pair(number)", "0")
                    .caughtBy(SLOWLY),
            Mutant.named("a draw by A's finish counts as a win")
                    .change(
                            "CroquetOracle.java",
                            "return balls.canFinish(b, blocked) ? 0 : SURE - 1;",
                            "return SURE - 1;")
                    .caughtBy("CroquetOracleTest.theStartIsADraw"),
            Mutant.named("perfect play wins some time")
                    .change(
                            "CroquetOracle.java",
                            "comparingInt(move -> coded(valueAfter(position, move)));",
                            "comparingInt(move -> valueAfter(position, move).sign());")
                    .caughtBy(TO_THE_END),
            Mutant.named("blocked moves reach positions")
                    .change(
                            "CroquetCensus.java",
                            "if (target >= 0 && (blockedA & others) != 0) {",
                            "if (target >= 0 && blockedA != 0) {")
                    .caughtBy("CroquetOracleTest.solvingTwiceGivesTheSame"),
            Mutant.named("skips reach nothing")
                    .change("CroquetCensus.java", "toB[at] |= (byte) (aSkips ? 1 : 0);", "")
                    .caughtBy("CroquetOracleTest.solvingTwiceGivesTheSame"),
            Mutant.named("mistakes are not marked")
                    .change("CroquetSheet.java", "if (after.sign() >= before.sign()) {", "if (true) {")
                    .caughtBy(SHEET),
            Mutant.named("a win for a draw is the lesser mistake")
                    .change(
                            "CroquetSheet.java",
                            "return before.sign() > 0 ? Mark.WIN_GIVEN_AWAY",
                            "return before.sign() == 0 ? Mark.WIN_GIVEN_AWAY")
                    .caughtBy(SHEET));
}
