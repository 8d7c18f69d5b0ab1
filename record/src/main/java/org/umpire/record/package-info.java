/**
 * A table planned ({@link org.umpire.record.Fixture}) and played: an append-only log of entries, one JSON object a
 * line, and what can be derived from it by playing it again. Deals, which come from a season secret and a label, are
 * here too. Nothing here starts a process.
 */
@NullMarked
package org.umpire.record;

import org.jspecify.annotations.NullMarked;
