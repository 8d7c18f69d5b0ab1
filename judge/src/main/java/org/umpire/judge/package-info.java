/**
 * The batch judge: problems whose programs read an input and write an output. Here are its words; {@code problem} reads
 * packages, {@code compare} compares outputs with answers, {@code run} runs submissions and gives verdicts.
 *
 * <p>Start with {@code org.umpire.judge.run.Judge}, and with docs/judge.md.
 */
@NullMarked
package org.umpire.judge;

import org.jspecify.annotations.NullMarked;
