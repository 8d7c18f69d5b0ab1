/**
 * The result index: a file beside the records of a season that keeps what standings need of each, so that they need not be
 * read again. It is a cache: made of records alone, never believed against them, and thrown away at will. Start with {@link
 * org.umpire.league.index.ResultIndex}; the file is described in {@code docs/protocols/season.md#index}.
 */
@NullMarked
package org.umpire.league.index;

import org.jspecify.annotations.NullMarked;
