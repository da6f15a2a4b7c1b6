import {
  type BookingFilter,
  type BookingPage,
  bookingSearchErrors,
  type FoundBooking,
} from '@canchero/shared-contracts/booking-search';
import { AppError, type CsvFile, commonErrors, type Language } from '@canchero/shared-contracts/core';
import type { Services } from '../../platform/services';
import { formatCursor, parseCursor } from './cursor';
import { bookingsFile } from './file';
import { selectClub, selectFound, selectTotals } from './sql';

const PAGE = 50;
const MAX_DAYS = 366;
const MAX_LINES = 20_000;

/** @throws invalid_period, bad_request for a cursor that is none of ours */
export async function findBookings(
  { db }: Services,
  clubId: string,
  filter: BookingFilter,
  cursor: string | undefined,
): Promise<BookingPage> {
  checkPeriod(filter);
  const after = cursor === undefined ? null : parseCursor(cursor);
  if (cursor !== undefined && !after) throw AppError.of(commonErrors.bad_request, { field: 'cursor' });
  return db.tenant(clubId, async (tx) => {
    const rows = await selectFound(tx, clubId, filter, PAGE + 1, after);
    const items = rows.slice(0, PAGE);
    const totals = after ? null : await selectTotals(tx, clubId, filter);
    return { items, next_cursor: rows.length > PAGE ? cursorOf(items.at(-1)) : null, totals };
  });
}

/** @throws invalid_period, too_many_rows {max, found} */
export async function exportBookings(
  { db }: Services,
  clubId: string,
  filter: BookingFilter,
  language: Language,
): Promise<CsvFile> {
  checkPeriod(filter);
  return db.tenant(clubId, async (tx) => {
    const { count } = await selectTotals(tx, clubId, filter);
    if (count > MAX_LINES) throw AppError.of(bookingSearchErrors.too_many_rows, { max: MAX_LINES, found: count });
    const club = await selectClub(tx, clubId);
    const rows = await selectFound(tx, clubId, filter, MAX_LINES, null);
    return bookingsFile(rows, { ...club, ...filter, language });
  });
}

function checkPeriod({ from, to }: BookingFilter): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (!(days >= 1 && days <= MAX_DAYS)) throw AppError.of(bookingSearchErrors.invalid_period);
}

const cursorOf = (last: FoundBooking | undefined) => (last ? formatCursor(last) : null);
