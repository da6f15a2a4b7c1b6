import { defineErrors } from '../core/app-error';

export const clubClosingErrors = defineErrors({
  /** The club cannot be closed while a cash session is open. Params: `desk`, where. */
  club_has_open_cash: 409,
  /**
   * The club cannot be closed while the gateway works on money. Params: `payments` and `refunds`, how many wait, and
   * `booking_id`, the one of the first.
   */
  club_has_waiting_payments: 409,
  /** The club cannot be closed before its bookings are over or cancelled. Params: `count`, `first`, when they begin. */
  club_has_bookings: 409,
  /** The text typed to confirm the closing is not the club's name. Params: `name`. */
  club_name_differs: 422,
  /** The time in which a closed club can be opened again is over. Params: `until`. */
  reopening_over: 409,
  /** The account that owned the closed club was deleted: nobody can have it back. */
  club_without_owner: 409,
});
