package org.umpire.games.croquet;

import org.umpire.testkit.GameContract;

/** Croquet passes what every game passes. */
public class CroquetContractTest extends GameContract<CroquetReadings, CroquetState, CroquetMove, CroquetView> {
    CroquetContractTest() {
        super(new CroquetPack(), new CroquetSample());
    }
}
