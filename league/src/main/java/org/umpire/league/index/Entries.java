package org.umpire.league.index;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongConsumer;

/**
 * The entries of an index in memory, by the names of their records: bytes in large pieces, and a table of places. A million
 * objects would take several times as much.
 */
final class Entries {
    private static final int PIECE_BYTES = 1 << 20;
    private static final int TABLE_LEAST = 1 << 10;

    private final List<byte[]> pieces = new ArrayList<>();
    private int used = PIECE_BYTES;
    /** Where entries are, plus 1; 0 where there is none. Searched from the hash of the name on. */
    private long[] places = new long[TABLE_LEAST];
    /** The places of entries that hold for a record that is there. */
    private BitSet holding = new BitSet();

    private int count;

    /** Adds an entry, which begins with the name of its record and is found by it from now on. Returns where it is. */
    long add(byte[] entry, boolean holds) {
        if (used + entry.length > PIECE_BYTES) {
            pieces.add(new byte[Math.max(PIECE_BYTES, entry.length)]);
            used = 0;
        }
        System.arraycopy(entry, 0, pieces.get(pieces.size() - 1), used, entry.length);
        long at = ((long) (pieces.size() - 1) << 32) | used;
        used += entry.length;
        if (2 * (count + 1) > places.length) {
            grow();
        }
        int slot = slot(name(at), places);
        count += places[slot] == 0 ? 1 : 0;
        places[slot] = at + 1;
        holding.set(slot, holds);
        return at;
    }

    /** Returns an entry, to be read from its beginning on. */
    Unpacker open(long at) {
        return new Unpacker(pieces.get((int) (at >>> 32)), (int) at);
    }

    /** Returns where the entry of a record is. */
    OptionalLong find(String name) {
        long place = places[slot(name.getBytes(StandardCharsets.UTF_8), places)];
        return place == 0 ? OptionalLong.empty() : OptionalLong.of(place - 1);
    }

    /** Notes whether an entry that is there holds. */
    void holds(String name, boolean holds) {
        holding.set(slot(name.getBytes(StandardCharsets.UTF_8), places), holds);
    }

    /** Returns how many entries hold. */
    int holding() {
        return holding.cardinality();
    }

    void forEachHolding(LongConsumer what) {
        holding.stream().forEach(slot -> what.accept(places[slot] - 1));
    }

    private byte[] name(long at) {
        Unpacker in = open(at);
        return in.raw(in.count());
    }

    /** Returns the slot of a name: where it is, or where it would go. */
    private int slot(byte[] name, long[] table) {
        int hash = 0;
        for (byte one : name) {
            hash = 31 * hash + one;
        }
        hash *= 0x9E3779B9; // names that differ in their last digits shall not stand side by side
        int slot = hash >>> (1 + Integer.numberOfLeadingZeros(table.length));
        while (table[slot] != 0 && !open(table[slot] - 1).same(name)) {
            slot = (slot + 1) & (table.length - 1);
        }
        return slot;
    }

    private void grow() {
        long[] larger = new long[2 * places.length];
        BitSet stillHolding = new BitSet();
        for (int old = 0; old < places.length; old++) {
            if (places[old] != 0) {
                int slot = slot(name(places[old] - 1), larger);
                larger[slot] = places[old];
                stillHolding.set(slot, holding.get(old));
            }
        }
        places = larger;
        holding = stillHolding;
    }
}
