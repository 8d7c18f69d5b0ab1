package org.umpire.judge.run;

import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/** A sandbox that is used on by others when this one is closed. */
record LentSandbox(Sandbox owner) implements Sandbox {
    @Override
    public Level level() {
        return owner.level();
    }

    @Override
    public boolean limitsMemory() {
        return owner.limitsMemory();
    }

    @Override
    public Confined start(Program program, Caps caps) {
        return owner.start(program, caps);
    }

    @Override
    public void close() {
        // its owner closes it
    }
}
