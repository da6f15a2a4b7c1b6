import type { MonthDay } from '@canchero/shared-contracts/booking';
import type { Scene } from './scene';

const OPEN_MINUTES = 12 * 16 * 60;

/** Returns a month of the data as YYYY-MM; no month has the same weeks as the one before. */
export const monthOf = (page: number) => new Date(Date.UTC(2027, page, 1)).toISOString().slice(0, 7);

/** Creates the counts of a club of 12 courts; each change is a day with a number that no other day has. */
export function monthScene(): Scene<MonthDay> {
  const pages = [0, 1, 2].map(daysOf);
  const changed = pages[2]?.[10] as MonthDay;
  const changes = [901, 902].map((bookings) => ({ item: { ...changed, bookings }, text: `${bookings}` }));
  return { courts: [], pages, changes };
}

function daysOf(page: number): MonthDay[] {
  const days = new Date(Date.UTC(2027, page + 1, 0)).getUTCDate();
  return Array.from({ length: days }, (_, i) => {
    const bookings = 60 + ((i * 37 + page * 11) % 90);
    return {
      date: `${monthOf(page)}-${String(i + 1).padStart(2, '0')}`,
      bookings,
      booked_minutes: bookings * 70,
      blocked_minutes: i % 9 === 0 ? 120 : 0,
      open_minutes: OPEN_MINUTES,
    };
  });
}

/** Returns the text of a day's cell, for candidates that show one text a day. */
export const dayText = ({ bookings, booked_minutes, open_minutes }: MonthDay) =>
  `${bookings} reservas · ${Math.round((100 * booked_minutes) / open_minutes)} %`;
