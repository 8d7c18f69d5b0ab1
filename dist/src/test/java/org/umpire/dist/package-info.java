/** Tries the release zip as somebody would who has just downloaded it. */
@NullMarked
package org.umpire.dist;

import org.jspecify.annotations.NullMarked;
