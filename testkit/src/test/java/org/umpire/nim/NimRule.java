package org.umpire.nim;

import org.umpire.rules.Rule;

enum NimRule implements Rule {
    HEAP_MUST_EXIST,
    MUST_TAKE_WHAT_IS_THERE
}
