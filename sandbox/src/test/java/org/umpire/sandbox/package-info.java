@NullMarked
package org.umpire.sandbox;

import org.jspecify.annotations.NullMarked;
