/** A small card game with hidden cards, acknowledgements and lenient reading, to test records with. */
@NullMarked
package org.umpire.record.toy;

import org.jspecify.annotations.NullMarked;
