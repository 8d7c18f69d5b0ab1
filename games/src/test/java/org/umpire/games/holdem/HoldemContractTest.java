package org.umpire.games.holdem;

import org.umpire.testkit.GameContract;

/** Hold'em passes what every game passes. */
public class HoldemContractTest extends GameContract<HoldemDeal, HoldemState, HoldemMove, HoldemView> {
    HoldemContractTest() {
        super(new HoldemPack(), new HoldemSample());
    }
}
