package org.umpire.contest.toy;

import org.umpire.rules.Rule;

enum HeapRule implements Rule {
    ONE_TO_THREE,
    NOT_MORE_THAN_LEFT
}
