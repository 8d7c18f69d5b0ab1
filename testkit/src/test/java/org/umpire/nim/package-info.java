/**
 * Nim, a toy: it shows that a game is one package and one line under {@code META-INF/services}, and tries the test kit.
 */
@NullMarked
package org.umpire.nim;

import org.jspecify.annotations.NullMarked;
