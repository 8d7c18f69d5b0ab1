/**
 * The comparison of an output with an answer, token by token, as the problem package format lays it down, in memory that
 * does not grow with either.
 *
 * <p>Start with {@link org.umpire.judge.compare.TokenComparison}.
 */
@NullMarked
package org.umpire.judge.compare;

import org.jspecify.annotations.NullMarked;
