@NullMarked
package org.umpire.judge.compare;

import org.jspecify.annotations.NullMarked;
