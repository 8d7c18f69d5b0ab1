package org.umpire.sandbox;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Makes processes, each the head of its own session and process group, with all signals as they are by default.
 *
 * <p>All come from one thread that lives as long as we do: the signal that tells a process of its parent's death is sent
 * when the thread that made it dies. Orphans of the processes come to us, not to process 1, so that they can be found.
 *
 * <p>A process gets the processors of the thread that asks for it, as if that thread had made it.
 */
final class Spawner {
    private static final ExecutorService THREAD = Executors.newFixedThreadPool(1, Spawner::thread);
    private static final @Nullable Function CLOSE_FROM = closeFrom();

    static {
        if (Linux.prctl(Linux.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) {
            throw Linux.failure("prctl");
        }
    }

    private Spawner() {}

    static Thread thread(Runnable work) {
        Thread thread = new Thread(Processors.unheld(work), "umpire-spawner");
        thread.setDaemon(true);
        return thread;
    }

    /** The system does not execute a program; the message says why. */
    static class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        Refused(String why) {
            super(why);
        }
    }

    /** The words of a command and its environment are more than the system takes. */
    static final class TooLong extends Refused {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super("the command line is longer than the system takes");
        }
    }

    /**
     * Makes a process.
     *
     * @throws SandboxException if it cannot be made
     */
    static Child spawn(Launch launch) throws TooLong {
        int pid = pidOrError(launch);
        if (pid == -Linux.E2BIG) {
            throw new TooLong();
        }
        if (pid < 0) {
            throw new SandboxException(
                    launch.argv().get(0) + " could not be started in " + launch.directory() + ": error " + -pid);
        }
        return new Child(pid);
    }

    /**
     * Makes a process that is a program from its first instruction on, with no launcher before it. A file that is none of
     * the system's formats is run by the shell, as a shell runs it.
     *
     * @throws Refused if the system does not execute the program
     * @throws SandboxException if no process can be made
     */
    static Child spawnProgram(Launch launch) throws Refused {
        int pid = pidOrError(launch);
        if (pid == -Linux.ENOEXEC) {
            List<String> argv = new ArrayList<>(List.of(Launcher.SHELL));
            argv.addAll(launch.argv());
            pid = pidOrError(new Launch(argv, launch.environment(), launch.directory(), launch.fds()));
        }
        if (pid == -Linux.E2BIG) {
            throw new TooLong();
        }
        if (pid == -Linux.EAGAIN || pid == -Linux.ENOMEM) {
            throw new SandboxException("a process could not be made: error " + -pid);
        }
        if (pid < 0) {
            throw new Refused(launch.argv().get(0) + ": the system does not execute it (error " + -pid + ")");
        }
        return new Child(pid);
    }

    private static int pidOrError(Launch launch) {
        Processors wanted = Processors.ofThisThread();
        Future<Integer> made = THREAD.submit(() -> wanted.call(() -> spawnHere(launch)));
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return made.get();
                } catch (InterruptedException e) {
                    interrupted = true; // the process may be there already: it must not be lost
                }
            }
        } catch (ExecutionException e) {
            throw new SandboxException("a process could not be made: " + e.getCause(), e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static int spawnHere(Launch launch) {
        try (Memory actions = new Memory(Linux.SPAWN_STRUCT_BYTES);
                Memory attributes = new Memory(Linux.SPAWN_STRUCT_BYTES);
                Memory signals = new Memory(Linux.SPAWN_STRUCT_BYTES);
                Memory pid = new Memory(Integer.BYTES);
                Memory argv = words(launch.argv());
                Memory environment = words(launch.environment().entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .toList())) {
            setAttributes(at(attributes), at(signals));
            setActions(at(actions), launch);
            int error = Linux.posix_spawn(
                    at(pid), launch.argv().get(0), at(actions), at(attributes), at(argv), at(environment));
            Linux.posix_spawn_file_actions_destroy(at(actions));
            Linux.posix_spawnattr_destroy(at(attributes));
            return error == 0 ? pid.getInt(0) : -error;
        }
    }

    private static void setAttributes(long attributes, long signals) {
        Linux.posix_spawnattr_init(attributes);
        Linux.sigfillset(signals);
        Linux.posix_spawnattr_setsigdefault(attributes, signals);
        Linux.sigemptyset(signals);
        Linux.posix_spawnattr_setsigmask(attributes, signals);
        Linux.posix_spawnattr_setflags(
                attributes, (short) (Linux.SPAWN_SETSIGDEF | Linux.SPAWN_SETSIGMASK | Linux.SPAWN_SETSID));
    }

    private static void setActions(long actions, Launch launch) {
        Linux.posix_spawn_file_actions_init(actions);
        Linux.posix_spawn_file_actions_addchdir_np(actions, launch.directory().toString());
        int count = launch.fds().size();
        for (int k = 0; k < count; k++) {
            Linux.posix_spawn_file_actions_adddup2(actions, launch.fds().get(k), k);
        }
        if (CLOSE_FROM != null) {
            CLOSE_FROM.invokeInt(new Object[] {actions, count});
        } else {
            closeOnExec(count);
        }
    }

    /** Marks every descriptor of ours from {@code first} up as not for children; the C library cannot close them there. */
    private static void closeOnExec(int first) {
        String[] names = new File("/proc/self/fd").list();
        for (String name : names == null ? new String[0] : names) {
            int fd = Integer.parseInt(name);
            if (fd >= first) {
                Linux.fcntl(fd, Linux.F_SETFD, Linux.FD_CLOEXEC);
            }
        }
    }

    /** Returns posix_spawn_file_actions_addclosefrom_np, which glibc has from 2.34 on. */
    private static @Nullable Function closeFrom() {
        try {
            return NativeLibrary.getInstance(Platform.C_LIBRARY_NAME)
                    .getFunction("posix_spawn_file_actions_addclosefrom_np");
        } catch (UnsatisfiedLinkError e) {
            return null;
        }
    }

    /** Returns an array of strings as C has it, with the strings behind it. */
    private static Memory words(List<String> words) {
        List<byte[]> encoded = new ArrayList<>();
        long size = (words.size() + 1L) * Long.BYTES;
        for (String word : words) {
            byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
            encoded.add(bytes);
            size += bytes.length + 1;
        }
        Memory memory = new Memory(size);
        memory.clear();
        long at = (words.size() + 1L) * Long.BYTES;
        for (int k = 0; k < encoded.size(); k++) {
            byte[] bytes = encoded.get(k);
            memory.setPointer((long) k * Long.BYTES, memory.share(at));
            memory.write(at, bytes, 0, bytes.length);
            at += bytes.length + 1;
        }
        return memory;
    }

    private static long at(Memory memory) {
        return Pointer.nativeValue(memory);
    }
}
