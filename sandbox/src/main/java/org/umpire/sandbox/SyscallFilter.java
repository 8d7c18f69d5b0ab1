package org.umpire.sandbox;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The seccomp filter of sandboxed programs, as the kernel's BPF. It denies a list of calls with an error and allows the
 * rest: lists of what is allowed break with each new C library. What each denied call could be used for stands in {@code
 * docs/sandbox.md}, and here in short.
 *
 * <p>A program is exactly one process, which may have threads but no children; unless it was said that it may have more.
 */
final class SyscallFilter {
    private static final int EPERM = 1;
    private static final int EACCES = 13;
    private static final int ENOSYS = 38;

    private static final int DATA_NUMBER = 0;
    private static final int DATA_ARCHITECTURE = 4;
    private static final int DATA_ARGUMENTS = 16;

    private static final short LOAD = 0x20;
    private static final short JUMP_EQUAL = 0x15;
    private static final short JUMP_GREATER_EQUAL = 0x35;
    private static final short JUMP_ANY_BIT = 0x45;
    private static final short RETURN = 0x06;

    private static final int ALLOW = 0x7fff_0000;
    private static final int ERRNO = 0x0005_0000;

    private static final int CLONE_THREAD = 0x10000;
    /** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
    private static final int CLONE_NAMESPACES = 0x7e02_0000;

    private static final int F_SETSIG = 10;
    private static final int TIOCSTI = 0x5412;
    private static final int TIOCLINUX = 0x541c;
    private static final int X32_BIT = 0x4000_0000;

    /** No such call on this architecture. */
    private static final int NONE = -1;

    /** A machine whose calls are known. */
    enum Machine {
        X86_64(0xc000003e),
        AARCH64(0xc00000b7);

        private final int audit;

        Machine(int audit) {
            this.audit = audit;
        }

        /** Returns the machine we run on, if its calls are known. */
        static Optional<Machine> ours() {
            return switch (System.getProperty("os.arch")) {
                case "amd64", "x86_64" -> Optional.of(X86_64);
                case "aarch64", "arm64" -> Optional.of(AARCH64);
                default -> Optional.empty();
            };
        }
    }

    /**
     * A call that is denied whatever its arguments are.
     *
     * @param x8664 its number there, or {@link #NONE}
     * @param aarch64 its number there
     * @param errno what the program gets
     */
    record Denied(String name, int x8664, int aarch64, int errno) {
        int number(Machine machine) {
            return machine == Machine.X86_64 ? x8664 : aarch64;
        }
    }

    /** Denied to a program that is to be one process. */
    static final List<Denied> DENIED_TO_ONE = List.of(
            // A second process: it could compute while the first is suspended, or let it go on.
            new Denied("fork", 57, NONE, EPERM),
            new Denied("vfork", 58, NONE, EPERM),
            // A way to be let go on without a second process: a SIGCONT from a timer or a message queue.
            new Denied("timer_create", 222, 107, EPERM),
            new Denied("mq_notify", 244, 184, EPERM),
            // Leaving the session or group by which it is held.
            new Denied("setsid", 112, 157, EPERM),
            new Denied("setpgid", 109, 154, EPERM));

    /**
     * A call that sends a signal, whose number is one of its arguments.
     *
     * @param argument which one, 0-based
     */
    record Sends(String name, int x8664, int aarch64, int argument) {
        int number(Machine machine) {
            return machine == Machine.X86_64 ? x8664 : aarch64;
        }
    }

    /** Denied with SIGCONT to a program that is to be one process: one thread could undo the stop of all as it comes. */
    static final List<Sends> SENDS = List.of(
            new Sends("kill", 62, 129, 1),
            new Sends("tkill", 200, 130, 1),
            new Sends("tgkill", 234, 131, 2),
            new Sends("rt_sigqueueinfo", 129, 138, 1),
            new Sends("rt_tgsigqueueinfo", 297, 240, 2),
            new Sends("pidfd_send_signal", 424, 424, 1));

    /** Denied to every program. */
    static final List<Denied> DENIED = List.of(
            // Its flags lie in memory, where a filter cannot look; C libraries then fall back to clone.
            new Denied("clone3", 435, 435, ENOSYS),
            // The network, and local sockets, some of which (vsock) no namespace covers. A socketpair is but a pipe.
            new Denied("socket", 41, 198, EACCES),
            new Denied("connect", 42, 203, EACCES),
            new Denied("accept", 43, 202, EACCES),
            new Denied("accept4", 288, 242, EACCES),
            new Denied("bind", 49, 200, EACCES),
            new Denied("listen", 50, 201, EACCES),
            // Reaching into other processes, such as the first one of the sandbox.
            new Denied("ptrace", 101, 117, EPERM),
            new Denied("process_vm_readv", 310, 270, EPERM),
            new Denied("process_vm_writev", 311, 271, EPERM),
            new Denied("pidfd_getfd", 438, 438, EPERM),
            new Denied("process_madvise", 440, 440, EPERM),
            new Denied("kcmp", 312, 272, EPERM),
            // Making or changing namespaces and mounts: much of the kernel that is otherwise out of reach.
            new Denied("unshare", 272, 97, EPERM),
            new Denied("setns", 308, 268, EPERM),
            new Denied("mount", 165, 40, EPERM),
            new Denied("umount2", 166, 39, EPERM),
            new Denied("pivot_root", 155, 41, EPERM),
            new Denied("chroot", 161, 51, EPERM),
            new Denied("open_tree", 428, 428, EPERM),
            new Denied("move_mount", 429, 429, EPERM),
            new Denied("fsopen", 430, 430, EPERM),
            new Denied("fsconfig", 431, 431, EPERM),
            new Denied("fsmount", 432, 432, EPERM),
            new Denied("fspick", 433, 433, EPERM),
            new Denied("mount_setattr", 442, 442, EPERM),
            new Denied("open_tree_attr", 467, 467, EPERM),
            // Keys belong to users, not to namespaces.
            new Denied("add_key", 248, 217, EPERM),
            new Denied("request_key", 249, 218, EPERM),
            new Denied("keyctl", 250, 219, EPERM),
            // Calls through a ring pass no filter.
            new Denied("io_uring_setup", 425, 425, ENOSYS),
            new Denied("io_uring_enter", 426, 426, ENOSYS),
            new Denied("io_uring_register", 427, 427, ENOSYS),
            // Large parts of the kernel with a record of faults, which no contest needs.
            new Denied("bpf", 321, 280, EPERM),
            new Denied("perf_event_open", 298, 241, EPERM),
            new Denied("userfaultfd", 323, 282, EPERM));

    private final List<Instruction> program = new ArrayList<>();

    private record Instruction(short code, int jumpTrue, int jumpFalse, int value) {}

    private SyscallFilter() {}

    /**
     * Returns the filter as an array of {@code struct sock_filter} in the byte order of the machine.
     *
     * @param mayFork whether the program may be more than one process
     */
    static byte[] bytes(Machine machine, boolean mayFork) {
        SyscallFilter filter = new SyscallFilter();
        filter.build(machine, mayFork);
        ByteBuffer buffer = ByteBuffer.allocate(filter.program.size() * 8).order(ByteOrder.LITTLE_ENDIAN);
        for (Instruction instruction : filter.program) {
            buffer.putShort(instruction.code())
                    .put((byte) instruction.jumpTrue())
                    .put((byte) instruction.jumpFalse())
                    .putInt(instruction.value());
        }
        return buffer.array();
    }

    private void build(Machine machine, boolean mayFork) {
        // Numbers mean other calls on other architectures, as in a 32-bit program.
        add(LOAD, 0, 0, DATA_ARCHITECTURE);
        add(JUMP_EQUAL, 1, 0, machine.audit);
        deny(ENOSYS);
        add(LOAD, 0, 0, DATA_NUMBER);
        if (machine == Machine.X86_64) {
            add(JUMP_GREATER_EQUAL, 0, 1, X32_BIT);
            deny(ENOSYS);
        }
        boolean x86 = machine == Machine.X86_64;
        int clone = x86 ? 56 : 220;
        if (mayFork) {
            denyNamespaces(clone);
        } else {
            denyUnlessThread(clone);
            denyArgument(x86 ? 72 : 25, 1, F_SETSIG);
            DENIED_TO_ONE.forEach(denied -> deny(machine, denied));
            SENDS.forEach(sends -> denyArgument(sends.number(machine), sends.argument(), Linux.SIGCONT));
        }
        denyArgument(x86 ? 16 : 29, 1, TIOCSTI);
        denyArgument(x86 ? 16 : 29, 1, TIOCLINUX);
        DENIED.forEach(denied -> deny(machine, denied));
        add(RETURN, 0, 0, ALLOW);
    }

    private void deny(Machine machine, Denied denied) {
        if (denied.number(machine) != NONE) {
            add(JUMP_EQUAL, 0, 1, denied.number(machine));
            deny(denied.errno());
        }
    }

    /** Denies clone but for threads. Its flags come first on both machines. */
    private void denyUnlessThread(int clone) {
        add(JUMP_EQUAL, 0, 4, clone);
        add(LOAD, 0, 0, DATA_ARGUMENTS);
        add(JUMP_ANY_BIT, 1, 0, CLONE_THREAD);
        deny(EPERM);
        add(RETURN, 0, 0, ALLOW);
    }

    /** Denies clone where it would make namespaces. */
    private void denyNamespaces(int clone) {
        add(JUMP_EQUAL, 0, 4, clone);
        add(LOAD, 0, 0, DATA_ARGUMENTS);
        add(JUMP_ANY_BIT, 0, 1, CLONE_NAMESPACES);
        deny(EPERM);
        add(RETURN, 0, 0, ALLOW);
    }

    /** Denies a call if the lower half of an argument, all that the kernel looks at there, has a value. */
    private void denyArgument(int number, int index, int value) {
        add(JUMP_EQUAL, 0, 4, number);
        add(LOAD, 0, 0, DATA_ARGUMENTS + 8 * index);
        add(JUMP_EQUAL, 0, 1, value);
        deny(EPERM);
        add(LOAD, 0, 0, DATA_NUMBER);
    }

    private void deny(int errno) {
        add(RETURN, 0, 0, ERRNO | errno);
    }

    private void add(short code, int jumpTrue, int jumpFalse, int value) {
        program.add(new Instruction(code, jumpTrue, jumpFalse, value));
    }
}
