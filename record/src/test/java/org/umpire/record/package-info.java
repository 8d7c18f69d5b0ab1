@NullMarked
package org.umpire.record;

import org.jspecify.annotations.NullMarked;
