import { createHash } from 'node:crypto';
import { type Booking, bookingErrors, type NewBooking } from '@canchero/shared-contracts/booking';
import { AppError, isError } from '@canchero/shared-contracts/core';
import type { Tx } from '../../../platform/db/database';
import { selectConflicts } from '../placement/conflicts';
import type { Booker } from '../placement/price';
import { createBooking } from './create-booking';

/**
 * Books one court, or several at the same time: all or none, each at its own tariff. Returns the JSON text of the
 * booking on the first court, with the `others`.
 * @throws schedule_conflict {conflicts} with what is in the way on any of the courts
 * @see createBooking for its further errors
 */
export async function createOnCourts(tx: Tx, booker: Booker, body: NewBooking): Promise<string> {
  const { more_court_ids = [], ...first } = body;
  const courtId = first.court_id.toLowerCase();
  const further = [...new Set(more_court_ids.map((id) => id.toLowerCase()))].filter((id) => id !== courtId).sort();
  if (further.length === 0) return createBooking(tx, booker, first);
  const id = first.id ?? crypto.randomUUID();
  const ids = [id, ...further.map((court) => idOn(court, id))];
  // a series puts no date on a court that is booked as well
  const together = { ...first, more_court_ids: [courtId, ...further] };
  try {
    const booking = JSON.parse(await createBooking(tx, booker, { ...together, id })) as Booking;
    const { new_player: _, ...same } = together;
    const player_ids = booking.players.map((player) => player.id);
    const others: Booking[] = [];
    for (const court_id of further) {
      const other = { ...same, id: idOn(court_id, id), court_id, player_ids };
      others.push(JSON.parse(await createBooking(tx, booker, other)) as Booking);
    }
    return JSON.stringify({ ...booking, others });
  } catch (error) {
    if (!isError(error, bookingErrors.schedule_conflict) || first.recurrence) throw error;
    const places = [courtId, ...further].map((court_id) => ({ ...first, court_id }));
    const conflicts = await selectConflicts(tx, booker.clubId, places, ids);
    throw AppError.of(bookingErrors.schedule_conflict, { conflicts }, { cause: error });
  }
}

/** Returns the id of the booking on a further court, the same for each retry of a call. */
function idOn(courtId: string, firstId: string): string {
  const hex = createHash('sha256').update(`${firstId.toLowerCase()} ${courtId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
