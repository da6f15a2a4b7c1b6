import { defineErrors } from '../core/app-error';

export const playerErrors = defineErrors({
  /** The club has a player with this phone or e-mail. Params: `player_id`. */
  player_exists: 409,
  /** Params: `credit`, centavos that the player has. */
  insufficient_credit: 422,
});
