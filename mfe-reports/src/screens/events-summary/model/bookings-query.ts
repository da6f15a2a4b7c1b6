import type { EventsListQuery } from '@canchero/shared-contracts/report';

/** States that the list of bookings knows by the same name. Those that wait for a payment it divides further. */
const SAME_STATES: readonly string[] = ['hold', 'confirmed', 'completed', 'cancelled', 'no_show'];

/** Returns the query with which the list of bookings finds the same ones; null if it cannot say it. */
export function bookingsQuery({ from, to, court, type, state, part, ...rest }: EventsListQuery) {
  if (rest.sport || rest.weekday || rest.hour !== undefined || rest.player || part === 'open') return null;
  const span = { from, to, ...(court && { court }), ...(type && { type }) };
  // without a state it lists what was not cancelled
  if (!state) return part === 'standing' ? span : { ...span, state: part ?? 'all' };
  const whole = part === undefined || part === state || (part === 'standing' && state !== 'cancelled');
  return whole && SAME_STATES.includes(state) ? { ...span, state } : null;
}
