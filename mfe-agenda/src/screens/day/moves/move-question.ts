import type { Booking } from '@canchero/shared-contracts/booking';

/** Reason to ask before a single key press moves a booking. */
export type MoveConcern = 'completed' | 'past' | 'paid';

/** Returns why a booking is not moved by a key without asking; null if it may. `now` is in epoch milliseconds. */
export function moveConcern(
  { state, end, paid }: Pick<Booking, 'state' | 'end' | 'paid'>,
  now: number,
): MoveConcern | null {
  if (state === 'completed') return 'completed';
  if (Date.parse(end) <= now) return 'past';
  return paid > 0 ? 'paid' : null;
}
