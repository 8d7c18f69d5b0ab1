/**
 * Runs submissions on the cases of a problem, in the sandbox, and gives verdicts.
 *
 * <p>Start with {@link org.umpire.judge.run.Judge}; one run of one program is {@code Execution}.
 */
@NullMarked
package org.umpire.judge.run;

import org.jspecify.annotations.NullMarked;
