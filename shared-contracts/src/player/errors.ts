import { defineErrors } from '../core/app-error';

export const playerErrors = defineErrors({
  /** The club has a player with this phone or e-mail. Params: `player_id`. */
  player_exists: 409,
  /** Not a number of the country whose calling code was given. */
  invalid_phone: 422,
  /** Params: `player_ids`, those who may not play at the club. */
  player_blocked: 422,
  /** Has credit left, or owes something. Params: `credit`, `owed`, centavos. */
  player_has_balance: 409,
  /** Plays in bookings to come. Params: `count`. */
  player_has_bookings: 409,
  /** Params: `credit`, centavos that the player has. */
  insufficient_credit: 422,
  /** A deposit or withdrawal says how the money moved, an adjustment why. */
  movement_incomplete: 422,
  /** Both are one already. */
  same_player: 422,
});
