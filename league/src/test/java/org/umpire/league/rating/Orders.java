package org.umpire.league.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Orders of finish for tests. */
final class Orders {
    private Orders() {}

    /** Reads an order: {@code 0>1=2>3}. */
    static Finish read(String text) {
        return new Finish(Arrays.stream(text.split(">", -1))
                .map(level -> Arrays.stream(level.split("=", -1))
                        .map(Integer::valueOf)
                        .toList())
                .toList());
    }

    /** Returns blocks of one result each, so many of each. */
    static List<RatedBlock> blocks(int count, String... orders) {
        List<RatedBlock> blocks = new ArrayList<>();
        for (String order : orders) {
            for (int i = 0; i < count; i++) {
                blocks.add(RatedBlock.of(read(order)));
            }
        }
        return blocks;
    }

    /** Returns all orders in which these can finish, ties too. */
    static List<Finish> all(List<Integer> entrants) {
        List<Finish> all = new ArrayList<>();
        orders(entrants).forEach(order -> all.add(new Finish(order)));
        return all;
    }

    private static List<List<List<Integer>>> orders(List<Integer> left) {
        if (left.isEmpty()) {
            return List.of(List.of());
        }
        List<List<List<Integer>>> orders = new ArrayList<>();
        for (int set = 1; set < 1 << left.size(); set++) {
            List<Integer> first = new ArrayList<>();
            List<Integer> rest = new ArrayList<>();
            for (int i = 0; i < left.size(); i++) {
                ((set >> i & 1) == 1 ? first : rest).add(left.get(i));
            }
            for (List<List<Integer>> after : orders(rest)) {
                List<List<Integer>> order = new ArrayList<>();
                order.add(first);
                order.addAll(after);
                orders.add(order);
            }
        }
        return orders;
    }
}
