package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Fault;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Listable;
import org.umpire.rules.Notation;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.rules.State;

/**
 * What holds for every game, tried by random play. A game passes it with one small class:
 *
 * <pre>{@code
 * class NimContractTest extends GameContract<NimDeal, NimState, NimMove, NimState> {
 *     NimContractTest() {
 *         super(new NimPack(), new NimSample());
 *     }
 * }
 * }</pre>
 *
 * @param <D> the deal
 * @param <S> one moment of a table
 * @param <M> a move
 * @param <V> what one seat may know
 */
public abstract class GameContract<D, S extends State<S, M, V>, M, V> extends WireContract<D, S, M, V> {
    /** A contract of one game. */
    protected GameContract(GamePack<D, S, M, V> pack, Sample<D, S, M> sample) {
        super(pack, sample);
    }

    // What is installed

    /** A game is found by its name on the class path, and names are stable. */
    @Test
    public void packIsFoundByItsName() {
        String name = game.id().name();
        assertThat(GamePacks.find(name).map(found -> found.getClass().getName()))
                .as("META-INF/services/org.umpire.rules.GamePack names the pack of %s", name)
                .contains(pack.getClass().getName());
        assertThat(game.rulesVersion()).isPositive();
        assertThat(pack.title()).isNotBlank();
        assertThat(pack.summary()).isNotBlank();
    }

    /** The usual setup can be played, and the setups of the sample. */
    @Test
    public void setupsFitTheSeatsOfTheGame() {
        assertThat(game.seats().contains(pack.usualSetup().seats())).isTrue();
        assertThat(sample.setups()).isNotEmpty().allMatch(setup -> game.seats().contains(setup.seats()));
        for (int seats : new int[] {game.seats().min() - 1, game.seats().max() + 1}) {
            if (seats > 0) {
                assertThatIllegalArgumentException()
                        .as("a deal for %d seats", seats)
                        .isThrownBy(() -> game.deal(Setup.of(seats, 1), Seeds.shuffler(Seeds.random(0))));
            }
        }
    }

    // Values

    /** Chance enters only by the deal; after it, everything is determined. */
    @Test
    public void equalDealsAndMovesGiveEqualStates() {
        eachTable((setup, course, rng) -> {
            Notation<D, M> notation = pack.notation();
            D deal = notation.readDeal(notation.writeDeal(course.deal()));
            Playthrough<D, S, M> again = Playthrough.of(game, deal, course.moves());
            for (int i = 0; i < course.states().size(); i++) {
                S state = course.states().get(i);
                assertThat(again.states().get(i))
                        .as("moment %d", i)
                        .isEqualTo(state)
                        .hasSameHashCodeAs(state);
                assertThat(again.states().get(i).phase()).isEqualTo(state.phase());
                for (int seat = 0; seat < setup.seats(); seat++) {
                    V view = state.view(new Seat(seat));
                    assertThat(again.states().get(i).view(new Seat(seat)))
                            .as("view of seat %d at moment %d", seat, i)
                            .isEqualTo(view)
                            .hasSameHashCodeAs(view);
                }
            }
        });
    }

    /** Different moments are different values. */
    @Test
    public void momentsOfATableDiffer() {
        eachTable((setup, course, rng) -> {
            for (int i = 1; i < course.states().size(); i++) {
                assertThat(course.states().get(i))
                        .as("moment %d", i)
                        .isNotEqualTo(course.states().get(i - 1));
            }
            if (!course.start().phase().over()) {
                S before = course.states().get(course.moves().size() - 1);
                assertThat(before.drop(new Seat(0), FAULT)).isNotEqualTo(before);
            }
        });
    }

    /** Nothing that can be asked of a state changes it. */
    @Test
    public void checkAndPlayLeaveTheStateUnchanged() {
        eachTable((setup, course, rng) -> {
            Notation<D, M> notation = pack.notation();
            S twin = game.start(notation.readDeal(notation.writeDeal(course.deal())));
            for (int i = 0; i < course.moves().size(); i++) {
                S state = course.states().get(i);
                Phase phase = state.phase();
                M move = sample.any(state, rng);
                if (state.check(move).isEmpty()) {
                    playOn(state.play(move), rng);
                }
                for (int seat = 0; seat < setup.seats(); seat++) {
                    state.view(new Seat(seat));
                    state.drop(new Seat(seat), FAULT);
                }
                assertThat(state)
                        .as("moment %d, after check and play of %s", i, move)
                        .isEqualTo(twin);
                assertThat(state.phase()).isEqualTo(phase);
                for (M next : List.of(course.moves().get(i), move, sample.any(state, rng))) {
                    assertThat(state.check(next)).as("check of %s again", next).isEqualTo(twin.check(next));
                }
                for (int seat = 0; seat < setup.seats(); seat++) {
                    assertThat(state.view(new Seat(seat)))
                            .as("view of seat %d", seat)
                            .isEqualTo(twin.view(new Seat(seat)));
                }
                twin = twin.play(course.moves().get(i));
            }
        });
    }

    private void playOn(S from, RandomGenerator rng) {
        S state = from;
        for (int i = 0; i < 5 && !state.phase().over(); i++) {
            state = state.play(sample.legal(state, rng));
        }
    }

    /** What is written into records is read back equal. */
    @Test
    public void dealsAndMovesReadBackEqual() {
        eachTable((setup, course, rng) -> {
            Notation<D, M> notation = pack.notation();
            String deal = notation.writeDeal(course.deal());
            assertThat(notation.readDeal(deal)).as(deal).isEqualTo(course.deal());
            assertThat(deal).doesNotContain("\n");
            for (S state : course.states().subList(0, course.moves().size())) {
                for (M move : List.of(sample.legal(state, rng), sample.any(state, rng))) {
                    String text = notation.writeMove(move);
                    assertThat(notation.readMove(text)).as(text).isEqualTo(move);
                    assertThat(text).doesNotContain("\n");
                }
            }
        });
    }

    // Moves

    /** {@code check} and {@code play} are of one mind. */
    @Test
    public void checkIsEmptyExactlyWhenPlayAccepts() {
        eachTable((setup, course, rng) -> {
            for (S state : course.states().subList(0, course.moves().size())) {
                M legal = sample.legal(state, rng);
                assertThat(state.check(legal)).as("%s in %s", legal, state).isEmpty();
                for (int i = 0; i < 4; i++) {
                    M move = sample.any(state, rng);
                    assertThat(accepts(state, move))
                            .as("play accepts %s, of which check says %s", move, state.check(move))
                            .isEqualTo(state.check(move).isEmpty());
                }
            }
        });
    }

    /** Where moves can be listed, those listed are those that {@code check} allows. */
    @Test
    public void listedMovesAreTheLegalOnes() {
        eachTable((setup, course, rng) -> {
            if (!(course.start() instanceof Listable<?>)) {
                return;
            }
            for (S state : course.states().subList(0, course.moves().size())) {
                List<M> listed = listed(state);
                assertThat(listed).as("legal moves").isNotEmpty().doesNotHaveDuplicates();
                for (M move : listed) {
                    assertThat(state.check(move)).as("listed: %s", move).isEmpty();
                }
                for (int i = 0; i < 4; i++) {
                    M move = sample.any(state, rng);
                    assertThat(listed.contains(move))
                            .as("listed %s, of which check says %s", move, state.check(move))
                            .isEqualTo(state.check(move).isEmpty());
                }
            }
            assertThat(listed(course.end())).as("legal moves when over").isEmpty();
        });
    }

    @SuppressWarnings("unchecked") // a state lists moves of its own game
    private List<M> listed(S state) {
        return ((Listable<M>) state).legalMoves();
    }

    /** A table that is over takes nothing more. */
    @Test
    public void nothingIsPlayedAfterTheEnd() {
        eachTable((setup, course, rng) -> {
            for (M move : course.moves()) {
                assertThat(accepts(course.end(), move))
                        .as("%s after the end", move)
                        .isFalse();
            }
            assertThatIllegalArgumentException().isThrownBy(() -> course.end().drop(new Seat(0), FAULT));
        });
    }

    // Ends

    /** Every table ends within the bound that the game declares. */
    @Test
    public void everyTableEndsWithinItsBound() {
        eachTable((setup, course, rng) -> assertThat(course.moves().size()).isBetween(1, sample.movesMax(setup)));
    }

    /** Scores obey the game's law, one a seat, and nobody is at fault. */
    @Test
    public void outcomesObeyTheLaw() {
        eachTable((setup, course, rng) -> {
            Outcome outcome = outcome(course.end());
            assertThat(outcome.seats())
                    .hasSize(setup.seats())
                    .allMatch(seat -> seat.fault().isEmpty());
            sample.obeysLaw(outcome);
        });
    }

    private Outcome outcome(S state) {
        assertThat(state.phase()).isInstanceOf(Phase.Over.class);
        return ((Phase.Over) state.phase()).outcome();
    }

    /** Any seat can be dropped at any moment, once; the rest is a legal table, with the fault where it belongs. */
    @Test
    public void anySeatCanBeDroppedAtAnyMoment() {
        eachTable((setup, course, rng) -> {
            for (S state : course.states().subList(0, course.moves().size())) {
                Seat seat = new Seat(rng.nextInt(setup.seats()));
                S dropped = state.drop(seat, FAULT);
                assertThat(dropped).isEqualTo(state.drop(seat, FAULT));
                assertThatIllegalArgumentException()
                        .as("seat %s dropped twice", seat)
                        .isThrownBy(() -> dropped.drop(seat, FAULT));
                S end = withoutSeat(dropped, seat, sample.movesMax(setup), rng);
                Outcome outcome = outcome(end);
                for (int i = 0; i < setup.seats(); i++) {
                    Optional<Fault> fault = outcome.seats().get(i).fault();
                    assertThat(fault)
                            .as("fault of seat %d", i)
                            .isEqualTo(i == seat.index() ? Optional.of(FAULT) : Optional.empty());
                }
                sample.obeysLaw(outcome);
            }
            assertThatIllegalArgumentException().isThrownBy(() -> course.start().drop(new Seat(setup.seats()), FAULT));
        });
    }

    private S withoutSeat(S from, Seat dropped, int bound, RandomGenerator rng) {
        S state = from;
        for (int moves = 0; state.phase() instanceof Phase.ToMove toMove; moves++) {
            assertThat(toMove.seat()).as("to move").isNotEqualTo(dropped);
            assertThat(moves).as("moves after a drop").isLessThan(bound);
            state = state.play(sample.legal(state, rng));
        }
        return state;
    }

    // For people

    /** Any moment can be drawn. */
    @Test
    public void anyMomentCanBeDrawn() {
        eachTable((setup, course, rng) -> {
            HashSet<String> drawings = new HashSet<>();
            for (S state : course.states()) {
                drawings.add(pack.draw(state));
            }
            assertThat(drawings).doesNotContain("").hasSizeGreaterThan(1);
            assertThat(pack.draw(course.start().drop(new Seat(0), FAULT))).isNotBlank();
        });
    }

    /** A match has as many entrants as it says, each with a seat somewhere. */
    @Test
    public void matchesSeatEveryEntrant() {
        for (Setup setup : sample.setups()) {
            Seeds.forEach(SEEDS, rng -> {
                List<List<Integer>> tables = pack.format().tables(setup.seats(), Seeds.shuffler(rng));
                HashSet<Integer> seated = new HashSet<>();
                for (List<Integer> table : tables) {
                    assertThat(table).hasSize(setup.seats());
                    seated.addAll(table);
                }
                assertThat(seated)
                        .hasSize(pack.format().matchSize(setup.seats()))
                        .allMatch(entrant ->
                                entrant >= 0 && entrant < pack.format().matchSize(setup.seats()));
            });
        }
    }
}
