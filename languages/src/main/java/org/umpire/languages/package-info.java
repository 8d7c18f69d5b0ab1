/**
 * The languages in which sources are written: which there are, which of them are installed, and how a source becomes a
 * program, compiled in the sandbox and kept. What the program is for is not known here.
 *
 * <p>The table is {@link org.umpire.languages.Language}; start reading at {@link org.umpire.languages.SourceBuild}.
 */
@NullMarked
package org.umpire.languages;

import org.jspecify.annotations.NullMarked;
