/**
 * Problem packages in the format of ICPC and Kattis, read from a folder into values, with all that is wrong with them
 * told at once. Nothing is run here.
 *
 * <p>Start with {@link org.umpire.judge.problem.ProblemPackage}.
 */
@NullMarked
package org.umpire.judge.problem;

import org.jspecify.annotations.NullMarked;
