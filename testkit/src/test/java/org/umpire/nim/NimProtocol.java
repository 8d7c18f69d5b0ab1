package org.umpire.nim;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

/** A seat is sent the heaps at its turns and at the end, and answers with a heap and a number. */
final class NimProtocol implements Protocol<NimView, NimMove> {
    @Override
    public List<Exchange> exchanges(Optional<NimView> before, NimView after) {
        if (!after.mine() && !after.over()) {
            return List.of();
        }
        String line = after.heaps().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return List.of(new Exchange(line, after.mine() ? Reply.MOVE : Reply.NONE));
    }

    @Override
    public Reading<NimMove> read(NimView view, String line) {
        String[] words = line.strip().split(" +", -1);
        try {
            if (words.length == 2) {
                NimMove move = new NimMove(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
                boolean canonical = line.equals(write(move));
                return new Reading.Understood<>(move, canonical ? Optional.empty() : Optional.of("blanks or signs"));
            }
        } catch (NumberFormatException e) {
            return new Reading.Garbled<>("not two numbers");
        }
        return new Reading.Garbled<>("not two words");
    }

    @Override
    public String write(NimMove move) {
        return move.toString();
    }

    @Override
    public Client<NimView, NimMove> client() {
        return new Client<>() {
            @Override
            public Heard<NimView> hear(String line) {
                List<Integer> heaps = NimPack.heaps(line);
                boolean over = heaps.stream().allMatch(heap -> heap == 0);
                return over
                        ? new Heard<>(Reply.NONE, Optional.empty(), true)
                        : Heard.move(new NimView(heaps, true, false));
            }

            @Override
            public void moved(NimMove move) {
                // The next line tells the heaps anew.
            }
        };
    }
}
