package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The filter as the kernel would run it, for both machines. */
final class SyscallFilterTest {
    private static final int ALLOW = 0x7fff0000;
    private static final int X86_64 = 0xc000003e;
    private static final int AARCH64 = 0xc00000b7;
    private static final int I386 = 0x40000003;

    @ParameterizedTest
    @EnumSource(SyscallFilter.Machine.class)
    void exactlyTheListedCallsAreDenied(SyscallFilter.Machine machine) {
        boolean x86 = machine == SyscallFilter.Machine.X86_64;
        int audit = x86 ? X86_64 : AARCH64;
        Set<Integer> listed = new HashSet<>();
        List<SyscallFilter.Denied> all = new ArrayList<>(SyscallFilter.DENIED);
        all.addAll(SyscallFilter.DENIED_TO_ONE);
        for (SyscallFilter.Denied denied : all) {
            if (denied.number(machine) >= 0) {
                assertThat(run(machine, audit, denied.number(machine), 0, 0))
                        .as(denied.name())
                        .isEqualTo(0x50000 | denied.errno());
                assertThat(listed.add(denied.number(machine))).as(denied.name()).isTrue();
            }
        }
        listed.add(x86 ? 56 : 220); // clone without flags
        for (int number = 0; number < 600; number++) {
            if (!listed.contains(number)) {
                assertThat(run(machine, audit, number, 0, 0))
                        .as("call " + number)
                        .isEqualTo(ALLOW);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(SyscallFilter.Machine.class)
    void argumentsDecideWhereTheyMust(SyscallFilter.Machine machine) {
        boolean x86 = machine == SyscallFilter.Machine.X86_64;
        int audit = x86 ? X86_64 : AARCH64;
        int clone = x86 ? 56 : 220;
        assertThat(run(machine, audit, clone, 0x3d0f00, 0)).as("a thread").isEqualTo(ALLOW);
        assertThat(run(machine, audit, clone, 0x1200011, 0)).as("a child").isEqualTo(0x50001);
        assertThat(run(machine, audit, clone, 0x10000_0000_0000L, 0))
                .as("high bits are no flags")
                .isEqualTo(0x50001);
        int ioctl = x86 ? 16 : 29;
        assertThat(run(machine, audit, ioctl, 0, 0x5412)).isEqualTo(0x50001);
        assertThat(run(machine, audit, ioctl, 0, 0x1_0000_5412L))
                .as("high bits are not looked at")
                .isEqualTo(0x50001);
        assertThat(run(machine, audit, ioctl, 0, 0x541c)).isEqualTo(0x50001);
        assertThat(run(machine, audit, ioctl, 0, 0x5413)).isEqualTo(ALLOW);
        int fcntl = x86 ? 72 : 25;
        assertThat(run(machine, audit, fcntl, 0, 10)).as("F_SETSIG").isEqualTo(0x50001);
        assertThat(run(machine, audit, fcntl, 0, 4)).as("F_SETFL").isEqualTo(ALLOW);
    }

    @ParameterizedTest
    @EnumSource(SyscallFilter.Machine.class)
    void nobodyLetsItselfGoOnButWhoMayFork(SyscallFilter.Machine machine) {
        int audit = machine == SyscallFilter.Machine.X86_64 ? X86_64 : AARCH64;
        for (SyscallFilter.Sends sends : SyscallFilter.SENDS) {
            long[] arguments = new long[3];
            arguments[sends.argument()] = 18;
            assertThat(run(SyscallFilter.bytes(machine, false), audit, sends.number(machine), arguments))
                    .as(sends.name())
                    .isEqualTo(0x50001);
            assertThat(run(SyscallFilter.bytes(machine, true), audit, sends.number(machine), arguments))
                    .as(sends.name())
                    .isEqualTo(ALLOW);
            arguments[sends.argument()] = 15;
            assertThat(run(SyscallFilter.bytes(machine, false), audit, sends.number(machine), arguments))
                    .as(sends.name())
                    .isEqualTo(ALLOW);
        }
    }

    @ParameterizedTest
    @EnumSource(SyscallFilter.Machine.class)
    void whoMayForkMayNotDoAnythingElseThatIsDenied(SyscallFilter.Machine machine) {
        boolean x86 = machine == SyscallFilter.Machine.X86_64;
        int audit = x86 ? X86_64 : AARCH64;
        byte[] filter = SyscallFilter.bytes(machine, true);
        for (SyscallFilter.Denied denied : SyscallFilter.DENIED) {
            if (denied.number(machine) >= 0) {
                assertThat(run(filter, audit, denied.number(machine), 0, 0))
                        .as(denied.name())
                        .isEqualTo(0x50000 | denied.errno());
            }
        }
        for (SyscallFilter.Denied denied : SyscallFilter.DENIED_TO_ONE) {
            if (denied.number(machine) >= 0) {
                assertThat(run(filter, audit, denied.number(machine), 0, 0))
                        .as(denied.name())
                        .isEqualTo(ALLOW);
            }
        }
        int clone = x86 ? 56 : 220;
        assertThat(run(filter, audit, clone, 0x1200011, 0)).as("a child").isEqualTo(ALLOW);
        assertThat(run(filter, audit, clone, 0x3d0f00, 0)).as("a thread").isEqualTo(ALLOW);
        for (int namespace : new int[] {0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000}) {
            assertThat(run(filter, audit, clone, 17 | namespace, 0))
                    .as("a namespace")
                    .isEqualTo(0x50001);
        }
        assertThat(run(filter, audit, x86 ? 16 : 29, 0, 0x5412)).isEqualTo(0x50001);
        assertThat(run(filter, I386, 2, 0, 0)).isEqualTo(0x50026);
    }

    @Test
    void callsOfOtherMachinesAreUnknown() {
        assertThat(run(SyscallFilter.Machine.X86_64, I386, 2, 0, 0)).isEqualTo(0x50026);
        assertThat(run(SyscallFilter.Machine.X86_64, AARCH64, 0, 0, 0)).isEqualTo(0x50026);
        assertThat(run(SyscallFilter.Machine.AARCH64, X86_64, 0, 0, 0)).isEqualTo(0x50026);
        assertThat(run(SyscallFilter.Machine.X86_64, X86_64, 0x40000000, 0, 0))
                .as("x32")
                .isEqualTo(0x50026);
        assertThat(run(SyscallFilter.Machine.X86_64, X86_64, 0x40000039, 0, 0))
                .as("x32")
                .isEqualTo(0x50026);
        assertThat(run(SyscallFilter.Machine.X86_64, X86_64, -1, 0, 0)).isEqualTo(0x50026);
    }

    @Test
    void theManualNamesEveryDeniedCall() throws IOException {
        String manual = Files.readString(Path.of("..", "docs", "sandbox.md"));
        assertThat(Stream.concat(SyscallFilter.DENIED.stream(), SyscallFilter.DENIED_TO_ONE.stream()))
                .allSatisfy(denied -> assertThat(manual).contains("`" + denied.name() + "`"));
        assertThat(SyscallFilter.SENDS).allSatisfy(sends -> assertThat(manual).contains("`" + sends.name() + "`"));
    }

    /** Runs the filter on a call with its first two arguments, and returns the verdict. */
    private static int run(SyscallFilter.Machine machine, int audit, int number, long first, long second) {
        return run(SyscallFilter.bytes(machine, false), audit, number, first, second);
    }

    private static int run(byte[] filter, int audit, int number, long... arguments) {
        ByteBuffer program = ByteBuffer.wrap(filter).order(ByteOrder.LITTLE_ENDIAN);
        ByteBuffer data = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        data.putInt(0, number).putInt(4, audit);
        for (int i = 0; i < arguments.length; i++) {
            data.putLong(16 + 8 * i, arguments[i]);
        }
        int accumulator = 0;
        for (int at = 0; ; at++) {
            int code = program.getShort(8 * at);
            int jumpTrue = program.get(8 * at + 2) & 0xff;
            int jumpFalse = program.get(8 * at + 3) & 0xff;
            int value = program.getInt(8 * at + 4);
            switch (code) {
                case 0x20 -> accumulator = data.getInt(value);
                case 0x15 -> at += accumulator == value ? jumpTrue : jumpFalse;
                case 0x35 -> at += Integer.compareUnsigned(accumulator, value) >= 0 ? jumpTrue : jumpFalse;
                case 0x45 -> at += (accumulator & value) != 0 ? jumpTrue : jumpFalse;
                case 0x06 -> {
                    return value;
                }
                default -> throw new AssertionError("instruction " + Integer.toHexString(code));
            }
        }
    }
}
