import { FREQUENCIES, type Frequency } from '@canchero/shared-contracts/booking';
import { shiftDate, shiftMonth } from '../../bookings-data/model/club-day';
import type { BookingDraft } from './booking-draft';

/** Dates of a series unless another end is chosen; fewer where months have no such day. */
const DATES = 12;

/** Returns the last day (YYYY-MM-DD) of a series that begins on a date, unless another is chosen. */
export const usualEnd = (date: string, frequency: Frequency): string =>
  frequency === 'weekly' ? shiftDate(date, 7 * (DATES - 1)) : lastOfMonth(shiftMonth(date, DATES - 1));

/** Returns until when a series that ended on a date goes on, unless another day is chosen: as long as a new one. */
export const usualExtension = (ended: string, frequency: Frequency): string =>
  frequency === 'weekly' ? shiftDate(ended, 7 * DATES) : lastOfMonth(shiftMonth(ended, DATES));

/** Returns a changed draft; the end that nobody chose follows its date and how it repeats. */
export function withUsualEnd(before: BookingDraft, after: BookingDraft): BookingDraft {
  const { date, frequency } = after;
  if (!frequency || (date === before.date && frequency === before.frequency)) return after;
  const isUsual = FREQUENCIES.some((each) => before.end_date === usualEnd(before.date, each));
  return isUsual || before.end_date === '' ? { ...after, end_date: usualEnd(date, frequency) } : after;
}

const lastOfMonth = (date: string) => shiftDate(`${shiftMonth(date, 1).slice(0, 7)}-01`, -1);
