/**
 * How strong entrants are, as one number each: ratings by the Bradley–Terry model with ties (Davidson 1970), for tables
 * of three and more by that of Plackett and Luce with ties, with errors from blocks. Functions of results alone; nothing
 * here knows games, records or time, and nothing depends on the order of results. What a rating means and what it is
 * worth is in {@code docs/ratings.md}. Start reading at {@link org.umpire.league.rating.Ratings}, then
 * {@code DavidsonLuce}.
 */
@NullMarked
package org.umpire.league.rating;

import org.jspecify.annotations.NullMarked;
