package org.umpire.games.big2;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Client;
import org.umpire.rules.Reply;

/** What one seat knows, rebuilt from the lines that it is sent. */
final class Big2Client implements Client<Big2View, Big2Play> {
    private static final int OWN = 0;

    private Big2Sheet sheet = Big2Sheet.opening(1);
    private Next next = Next.GAMES;
    private long hand;
    private int leader = Big2View.UNKNOWN;
    private long[] moves = new long[64];
    private int turns;
    private final int[] left = new int[Big2Deal.SEATS];

    /** What the next line is. */
    private enum Next {
        GAMES,
        HAND,
        PLAY,
        NOTHING
    }

    @Override
    public Heard<Big2View> hear(String line) {
        String text = line.strip();
        switch (next) {
            case GAMES -> {
                sheet = Big2Sheet.opening(number(text));
                next = Next.HAND;
            }
            case HAND -> takeHand(text);
            case PLAY -> takePlay(text);
            case NOTHING -> throw new IllegalArgumentException("a line after the last game: " + line);
        }
        if (next == Next.PLAY && leader != Big2View.UNKNOWN && (leader + turns & 3) == OWN) {
            return Heard.move(view());
        }
        return new Heard<>(Reply.NONE, Optional.empty(), next == Next.NOTHING);
    }

    @Override
    public void moved(Big2Play move) {
        note(OWN, move.cards());
    }

    /** Returns what the seat knows now, at whoever's turn. */
    Big2View view() {
        return new Big2View(sheet, hand, leader, Arrays.copyOf(moves, turns), next == Next.NOTHING);
    }

    private static int number(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 1) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a number of games: " + text, e);
        }
        throw new IllegalArgumentException("not a number of games: " + text);
    }

    private void takeHand(String text) {
        hand = Big2Cards.read(text);
        if (Long.bitCount(hand) != Big2Deal.HAND) {
            throw new IllegalArgumentException("not a hand: " + text);
        }
        if (sheet.game() == 0) {
            leader = (hand & Big2Cards.D3) != 0 ? OWN : Big2View.UNKNOWN;
        }
        turns = 0;
        Arrays.fill(left, Big2Deal.HAND);
        next = Next.PLAY;
    }

    private void takePlay(String text) {
        List<String> words = List.of(text.split("\\s+", 2));
        int seat =
                words.size() == 2 && words.get(0).length() == 1 ? words.get(0).charAt(0) - '0' : OWN;
        if (seat < 1 || seat >= Big2Deal.SEATS) {
            throw new IllegalArgumentException("not the play of another seat: " + text);
        }
        note(seat, Big2Play.of(words.get(1)).cards());
    }

    private void note(int seat, long move) {
        if (leader == Big2View.UNKNOWN) {
            leader = seat;
        }
        if (next != Next.PLAY || (leader + turns & 3) != seat || Long.bitCount(move) > left[seat]) {
            throw new IllegalArgumentException("seat " + seat + " cannot play " + new Big2Play(move) + " now");
        }
        if (turns == moves.length) {
            moves = Arrays.copyOf(moves, 2 * turns);
        }
        moves[turns++] = move;
        left[seat] -= Long.bitCount(move);
        if (seat == OWN) {
            hand &= ~move;
        }
        if (left[seat] == 0) {
            end(seat, move);
        }
    }

    private void end(int winner, long move) {
        boolean lastGame = sheet.lastGame();
        sheet = sheet.scored(left);
        if (lastGame) {
            next = Next.NOTHING;
        } else {
            sheet = sheet.next(move);
            leader = winner;
            next = Next.HAND;
        }
    }
}
