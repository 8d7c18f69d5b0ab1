/**
 * What tests of any game need: the contract that every game passes, tables of its rules, transcripts of its wire, broken
 * variants of it that the tests must catch, and repetition over seeds. Knows no game; a game gives it a {@link
 * org.umpire.testkit.Sample}.
 *
 * <p>Start with {@link org.umpire.testkit.GameContract}.
 */
@NullMarked
package org.umpire.testkit;

import org.jspecify.annotations.NullMarked;
