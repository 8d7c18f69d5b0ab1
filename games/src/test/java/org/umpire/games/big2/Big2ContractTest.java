package org.umpire.games.big2;

import org.umpire.testkit.GameContract;

/** Big 2 passes what every game passes. */
public class Big2ContractTest extends GameContract<Big2Deal, Big2State, Big2Play, Big2View> {
    Big2ContractTest() {
        super(new Big2Pack(), new Big2Sample());
    }
}
