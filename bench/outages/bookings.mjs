import { randomUUID } from 'node:crypto';
import { idOf } from '../world/requests.mjs';

const HOUR = 3_600_000;
/** Bookings are made where no others are. */
const FROM = Date.UTC(2035, 0, 1);
let hours = 0;

/** Returns a request for an hour of a club's first court that nobody has. @param {number} club its number */
export function nextBooking(club) {
  const start = new Date(FROM + hours++ * HOUR).toISOString();
  const body = { id: randomUUID(), court_id: idOf('court', 1, club), start, duration: 60, event_type: 'turno' };
  return { end: `/club/clubs/${idOf('club', 0, club)}/bookings`, body };
}
