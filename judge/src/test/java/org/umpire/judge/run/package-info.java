@NullMarked
package org.umpire.judge.run;

import org.jspecify.annotations.NullMarked;
