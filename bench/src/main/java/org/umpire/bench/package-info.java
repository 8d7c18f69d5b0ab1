/**
 * Benchmarks in JMH, one class a subject. Each names its baseline, which runs beside it: {@code bench/run} prints the
 * ratios, and {@code bench/results.md} keeps them with commit, JVM and command. Nothing depends on this.
 */
@NullMarked
package org.umpire.bench;

import org.jspecify.annotations.NullMarked;
