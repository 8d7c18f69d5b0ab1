package org.umpire.games.daihinmin;

import org.umpire.testkit.GameContract;

/** Prime Daihinmin passes what every game passes. */
public class DaihinminContractTest extends GameContract<DaihinminDeal, DaihinminState, DaihinminMove, DaihinminView> {
    DaihinminContractTest() {
        super(new DaihinminPack(), new DaihinminSample());
    }
}
