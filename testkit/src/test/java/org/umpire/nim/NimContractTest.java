package org.umpire.nim;

import java.util.List;
import org.umpire.testkit.GameContract;

/** The toy passes what every game passes, found like any game. */
public class NimContractTest extends GameContract<List<Integer>, NimState, NimMove, NimView> {
    NimContractTest() {
        super(new NimPack(), new NimSample());
    }
}
