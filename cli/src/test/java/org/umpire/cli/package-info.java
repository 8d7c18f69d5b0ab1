@NullMarked
package org.umpire.cli;

import org.jspecify.annotations.NullMarked;
