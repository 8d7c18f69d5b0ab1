@NullMarked
package org.umpire.testkit;

import org.jspecify.annotations.NullMarked;
