@NullMarked
package org.umpire.judge.problem;

import org.jspecify.annotations.NullMarked;
