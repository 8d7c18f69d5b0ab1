package org.umpire.sandbox;

/** Programs at the user level: the contract, and that they are locked in. */
final class UserSandboxTest extends LevelContract {
    UserSandboxTest() {
        super(Level.USER);
    }
}
