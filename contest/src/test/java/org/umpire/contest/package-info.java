@NullMarked
package org.umpire.contest;

import org.jspecify.annotations.NullMarked;
