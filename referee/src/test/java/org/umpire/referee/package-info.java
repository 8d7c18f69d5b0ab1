@NullMarked
package org.umpire.referee;

import org.jspecify.annotations.NullMarked;
