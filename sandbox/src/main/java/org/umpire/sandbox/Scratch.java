package org.umpire.sandbox;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Memory outside the heap for the arguments of system calls; one piece for each thread, nothing in it outlives a call. */
final class Scratch {
    /** How much one read or write moves at most: what a pipe holds. */
    static final int CHUNK_BYTES = 64 * 1024;

    private static final int SMALL_BYTES = 512;
    private static final ThreadLocal<Scratch> MINE = ThreadLocal.withInitial(Scratch::new);

    private final ByteBuffer memory =
            ByteBuffer.allocateDirect(SMALL_BYTES + CHUNK_BYTES).order(ByteOrder.nativeOrder());
    private final long address = Pointer.nativeValue(Native.getDirectBufferPointer(memory));

    private Scratch() {}

    /** Returns the piece of this thread. */
    static Scratch mine() {
        return MINE.get();
    }

    /** Returns the address of the small area, where structures of fewer than 256 bytes go. */
    long small() {
        return address;
    }

    /** Returns the address of a second structure beside the first. */
    long second() {
        return address + SMALL_BYTES / 2;
    }

    /** Returns the address of the area of {@link #CHUNK_BYTES}. */
    long chunk() {
        return address + SMALL_BYTES;
    }

    int intAt(int offset) {
        return memory.getInt(offset);
    }

    short shortAt(int offset) {
        return memory.getShort(offset);
    }

    long longAt(int offset) {
        return memory.getLong(offset);
    }

    long secondLongAt(int offset) {
        return memory.getLong(SMALL_BYTES / 2 + offset);
    }

    void setInt(int offset, int value) {
        memory.putInt(offset, value);
    }

    void setShort(int offset, short value) {
        memory.putShort(offset, value);
    }

    void setLong(int offset, long value) {
        memory.putLong(offset, value);
    }

    void setSecondLong(int offset, long value) {
        memory.putLong(SMALL_BYTES / 2 + offset, value);
    }

    byte chunkByte(int offset) {
        return memory.get(SMALL_BYTES + offset);
    }

    /** Returns 64 bits of the chunk. */
    long chunkLong(int offset) {
        return memory.getLong(SMALL_BYTES + offset);
    }

    void setChunkLong(int offset, long value) {
        memory.putLong(SMALL_BYTES + offset, value);
    }

    /** Copies into the chunk. */
    void put(byte[] from, int offset, int length) {
        memory.put(SMALL_BYTES, from, offset, length);
    }

    /** Copies into the chunk what comes next in a buffer, whose position stays. */
    void put(ByteBuffer from, int length) {
        memory.put(SMALL_BYTES, from, from.position(), length);
    }

    /** Copies out of the chunk. */
    void get(byte[] into, int offset, int length) {
        memory.get(SMALL_BYTES, into, offset, length);
    }
}
