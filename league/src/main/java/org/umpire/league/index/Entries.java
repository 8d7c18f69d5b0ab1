package org.umpire.league.index;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The entries of an index in memory, numbered as they came, and found by the names of their records: bytes in large pieces, and
 * a table of numbers. A million objects would take several times as much.
 */
final class Entries {
    private static final int PIECE_BYTES = 1 << 20;
    private static final int LEAST = 1 << 10;

    private final List<byte[]> pieces = new ArrayList<>();
    private int used = PIECE_BYTES;
    private int count;
    private int[] piece = new int[LEAST];
    private int[] offset = new int[LEAST];
    private int[] length = new int[LEAST];
    private int[] hash = new int[LEAST];
    /** The numbers of entries, plus 1; 0 where there is none. Searched from the hash of the name on. */
    private int[] table = new int[2 * LEAST];
    /** The entries that hold for a record that is there. */
    private final BitSet holding = new BitSet();

    /** Adds an entry, which begins with the name of its record and is found by it from now on. Returns its number. */
    int add(byte[] entry, boolean holds) {
        if (count == piece.length) {
            grow();
        }
        if (used + entry.length > PIECE_BYTES) {
            pieces.add(new byte[Math.max(PIECE_BYTES, entry.length)]);
            used = 0;
        }
        System.arraycopy(entry, 0, pieces.get(pieces.size() - 1), used, entry.length);
        piece[count] = pieces.size() - 1;
        offset[count] = used;
        length[count] = entry.length;
        used += entry.length;
        Unpacker in = open(count);
        byte[] name = in.raw(in.count());
        hash[count] = hash(name);
        int slot = slot(name, hash[count]);
        if (table[slot] != 0) {
            holding.clear(table[slot] - 1);
        }
        table[slot] = count + 1;
        holding.set(count, holds);
        return count++;
    }

    /** Returns an entry, to be read from its beginning on. */
    Unpacker open(int number) {
        return new Unpacker(pieces.get(piece[number]), offset[number]);
    }

    /** Returns the bytes of an entry. */
    byte[] bytes(int number) {
        return open(number).raw(length[number]);
    }

    /** Returns the number of the entry of a record. */
    OptionalInt find(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        int found = table[slot(bytes, hash(bytes))];
        return found == 0 ? OptionalInt.empty() : OptionalInt.of(found - 1);
    }

    /** Notes whether an entry holds. */
    void holds(int number, boolean holds) {
        holding.set(number, holds);
    }

    /** Lets no entry hold, until it is found to. */
    void none() {
        holding.clear();
    }

    /** Returns the numbers of all entries that hold, ascending. */
    IntStream holding() {
        return holding.stream();
    }

    private static int hash(byte[] name) {
        int hash = Arrays.hashCode(name);
        // Names differ in a few digits only: every bit of the hash must count (the finalizer of MurmurHash3).
        hash = (hash ^ (hash >>> 16)) * 0x85EBCA6B;
        hash = (hash ^ (hash >>> 13)) * 0xC2B2AE35;
        return hash ^ (hash >>> 16);
    }

    /** Returns the slot of a name: where it is, or where it would go. */
    private int slot(byte[] name, int hashed) {
        int slot = hashed & (table.length - 1);
        while (table[slot] != 0
                && !(hash[table[slot] - 1] == hashed && open(table[slot] - 1).same(name))) {
            slot = (slot + 1) & (table.length - 1);
        }
        return slot;
    }

    private void grow() {
        int more = 2 * count;
        piece = Arrays.copyOf(piece, more);
        offset = Arrays.copyOf(offset, more);
        length = Arrays.copyOf(length, more);
        hash = Arrays.copyOf(hash, more);
        int[] old = table;
        table = new int[2 * more];
        for (int found : old) {
            if (found != 0) {
                int slot = hash[found - 1] & (table.length - 1);
                while (table[slot] != 0) {
                    slot = (slot + 1) & (table.length - 1);
                }
                table[slot] = found;
            }
        }
    }
}
