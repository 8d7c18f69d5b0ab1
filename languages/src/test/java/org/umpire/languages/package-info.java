@NullMarked
package org.umpire.languages;

import org.jspecify.annotations.NullMarked;
