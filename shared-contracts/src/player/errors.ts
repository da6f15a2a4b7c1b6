import { defineErrors } from '../core/app-error';

export const playerErrors = defineErrors({
  /** The club already has a player with this phone or e-mail. Params: `player_id`. */
  player_exists: 409,
  /** The phone number does not belong to the given country. */
  invalid_phone: 422,
  /** A player is blocked from playing at the club. Params: `player_ids`. */
  player_blocked: 422,
  /** The player has credit or debts. Params: `credit`, `owed`, in centavos. */
  player_has_balance: 409,
  /** The player has future bookings. Params: `count`. */
  player_has_bookings: 409,
  /** The withdrawal exceeds the credit. Params: `credit`, in centavos. */
  insufficient_credit: 422,
  /** A deposit or withdrawal needs a method, an adjustment a reason. */
  movement_incomplete: 422,
  /** Both ids belong to the same player. */
  same_player: 422,
});
