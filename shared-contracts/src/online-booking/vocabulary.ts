/**
 * States of an online booking, as its player sees them. `pending_contact`: waits for the mailed link;
 * `pending_payment`: waits for the payment; `expired`: neither came in time, and the place is free again.
 */
export const ONLINE_STATES = [
  'pending_contact',
  'pending_payment',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
  'expired',
] as const;
export type OnlineState = (typeof ONLINE_STATES)[number];
/** Minutes for which a booking waits for the mailed link; never longer than until its start. */
export const CONTACT_MINUTES = 30;
