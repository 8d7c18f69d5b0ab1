package org.umpire.record.toy;

import org.umpire.rules.Rule;

enum ToyRule implements Rule {
    MUST_HOLD_CARD
}
