/**
 * The rules of ARCHITECTURE.md and CONTRIBUTING.md that a machine can decide, and what keeps the documents true. Reads
 * classes, sources and documents of the whole tree; runs nothing of them.
 *
 * <p>Start with {@code ArchitectureTest}.
 */
@NullMarked
package org.umpire.checks;

import org.jspecify.annotations.NullMarked;
