package org.umpire.bots.holdem;

import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.games.holdem.Betting;
import org.umpire.games.holdem.HandCategory;
import org.umpire.games.holdem.HandSeen;
import org.umpire.games.holdem.Hands;
import org.umpire.games.holdem.HoldemCards;
import org.umpire.games.holdem.HoldemMove;
import org.umpire.games.holdem.HoldemView;
import org.umpire.games.holdem.Street;

/** Plays few hands, and those by raising: a table of first cards, then what the own cards make of the board. */
final class Tight implements Bot<HoldemView, HoldemMove> {
    @Override
    public HoldemMove move(HoldemView view) {
        HandSeen hand = view.hand();
        return hand.betting().street() == Street.PREFLOP ? first(hand) : later(hand);
    }

    /** Plays the two cards alone: raises with the best, calls with good ones, folds the rest. */
    private static HoldemMove first(HandSeen hand) {
        Betting betting = hand.betting();
        int blind = betting.stakes().bigBlind();
        int cost = betting.callCost(hand.position());
        int worth = worth(hand.hole()) + (betting.left() == 2 ? 4 : betting.left() == 3 ? 2 : 0);
        if (worth >= 16 || (worth >= 12 && cost <= blind)) {
            return raise(hand, 3L * betting.currentBet());
        }
        boolean cheap = cost <= (worth >= 12 ? 6 * blind : worth >= 9 ? 3 * blind : 0);
        return cost == 0 || cheap ? HoldemMove.CALL : HoldemMove.FOLD;
    }

    /** Returns the worth of two cards: about 0 to 24, pairs and high, suited or neighbouring cards more. */
    private static int worth(long hole) {
        int ranks = 0;
        boolean suited = false;
        for (int suit = 0; suit < 4; suit++) {
            int lane = (int) (hole >>> (16 * suit)) & 0x1fff;
            ranks |= lane;
            suited |= Integer.bitCount(lane) == 2;
        }
        int high = 31 - Integer.numberOfLeadingZeros(ranks);
        int low = Integer.numberOfTrailingZeros(ranks);
        if (high == low) {
            return 12 + high;
        }
        int gap = high - low - 1;
        return high / 2 + low / 2 + (high >= 11 ? 3 : 0) + (suited ? 2 : 0) - Math.min(gap, 4) / 2;
    }

    /** Bets and raises what its own cards make better than the board alone, calls small bets with less. */
    private static HoldemMove later(HandSeen hand) {
        Betting betting = hand.betting();
        int cost = betting.callCost(hand.position());
        int strength = strength(hand);
        int pot = hand.pot();
        boolean big = 2L * cost > pot;
        if (strength >= 3 || (strength == 2 && cost == 0)) {
            return strength == 3 && big ? HoldemMove.CALL : raise(hand, betting.currentBet() + 2L * (pot + cost) / 3);
        }
        boolean calls = (strength == 2 && (!big || betting.left() == 2)) || (strength == 1 && 4L * cost <= pot);
        return cost == 0 || calls ? HoldemMove.CALL : HoldemMove.FOLD;
    }

    /** Returns 0 for nothing, 1 for a low pair or a draw, 2 for the top pair, 3 for two pair, 4 for more. */
    private static int strength(HandSeen hand) {
        long board = hand.board();
        HandCategory made = Hands.category(Hands.rank(hand.hole() | board));
        int pairsOfBoard = pairs(board);
        if (made.compareTo(HandCategory.STRAIGHT) >= 0) {
            return boardAlone(board).filter(made::equals).isPresent() ? 1 : 4;
        }
        if (made == HandCategory.THREE_OF_A_KIND) {
            return pairsOfBoard > 0 && boardAlone(board).filter(made::equals).isPresent() ? 1 : 4;
        }
        int own = pairs(hand.hole() | board) - pairsOfBoard;
        if (own >= 2) {
            return 3;
        }
        if (own == 1) {
            return highestPair(hand.hole() | board) >= highestRank(board) ? 2 : 1;
        }
        return draws(hand.hole() | board) && Long.bitCount(board) < 5 ? 1 : 0;
    }

    /** Returns what the board is without own cards, where it has five. */
    private static Optional<HandCategory> boardAlone(long board) {
        return Long.bitCount(board) < 5 ? Optional.empty() : Optional.of(Hands.category(Hands.rank(board)));
    }

    private static int ranks(long cards, int atLeast) {
        int ranks = 0;
        for (int rank = 0; rank < 13; rank++) {
            if (Long.bitCount(cards >>> rank & 0x0001_0001_0001_0001L) >= atLeast) {
                ranks |= 1 << rank;
            }
        }
        return ranks;
    }

    private static int pairs(long cards) {
        return Integer.bitCount(ranks(cards, 2));
    }

    private static int highestPair(long cards) {
        return 31 - Integer.numberOfLeadingZeros(ranks(cards, 2));
    }

    private static int highestRank(long cards) {
        return 31 - Integer.numberOfLeadingZeros(ranks(cards & HoldemCards.ALL, 1));
    }

    /** Returns whether four cards of one suit are there, or four ranks in sequence. */
    private static boolean draws(long cards) {
        int ranks = ranks(cards, 1);
        boolean straight = (ranks & ranks >> 1 & ranks >> 2 & ranks >> 3) != 0;
        for (int suit = 0; suit < 4 && !straight; suit++) {
            straight = Long.bitCount(cards >>> (16 * suit) & 0x1fff) == 4;
        }
        return straight;
    }

    /** Raises to a bet on this street, or calls where it may not. */
    private static HoldemMove raise(HandSeen hand, long bet) {
        Betting betting = hand.betting();
        int before = betting.paid(hand.position()) - betting.bet(hand.position());
        return hand.raiseTowards(bet + before).orElse(HoldemMove.CALL);
    }
}
