/**
 * The command line: one class a command, which reads its options, calls what does the work, and says how it went. No
 * logic of contests, games or standings lives here.
 *
 * <p>Start with {@link org.umpire.cli.Umpire}; {@link org.umpire.cli.Terminal} is what a command writes to.
 */
@NullMarked
package org.umpire.cli;

import org.jspecify.annotations.NullMarked;
