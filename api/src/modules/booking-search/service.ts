import {
  type BookingFilter,
  type BookingPage,
  bookingErrors,
  type FoundBooking,
} from '@canchero/shared-contracts/booking';
import { AppError, exportErrors, type Language } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { CsvTable } from '../../platform/csv/csv-file';
import type { Tx } from '../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../platform/db/paging';
import { clubFacts } from '../clubs/reads';
import { bookingsTable } from './export';
import { selectFound, selectTotals } from './sql';

const PAGE = 50;
const MAX_DAYS = 366;
const MAX_LINES = 20_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Finds the bookings of a period, by start, in pages. The first page comes with the totals of all.
 * @throws invalid_period
 * @throws bad_request {field} for a cursor that was not made here
 */
export async function findBookings(
  tx: Tx,
  clubId: string,
  { cursor, ...filter }: BookingFilter & { cursor?: string | undefined },
): Promise<BookingPage> {
  checkPeriod(filter);
  const after = parseCursor(cursor, (start) => INSTANT.test(start) && !Number.isNaN(Date.parse(start)));
  const rows = await selectFound(tx, clubId, filter, pageLimit(PAGE), after);
  return {
    ...pageOf(rows, PAGE, ({ id, start }) => formatCursor({ id, position: start })),
    totals: after ? null : await selectTotals(tx, clubId, filter),
  };
}

/**
 * Reads the bookings of a period for a file.
 * @throws invalid_period
 * @throws too_many_rows {max, found}
 */
export async function exportBookings(
  tx: Tx,
  clubId: string,
  { language, ...filter }: BookingFilter & { language: Language },
): Promise<CsvTable<FoundBooking>> {
  checkPeriod(filter);
  const { count } = await selectTotals(tx, clubId, filter);
  if (count > MAX_LINES) throw AppError.of(exportErrors.too_many_rows, { max: MAX_LINES, found: count });
  const club = await clubFacts(tx, clubId);
  const rows = await selectFound(tx, clubId, filter, sql`limit ${MAX_LINES}`);
  return bookingsTable(rows, { ...club, ...filter, language });
}

function checkPeriod({ from, to }: BookingFilter): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (!(days >= 1 && days <= MAX_DAYS)) throw AppError.of(bookingErrors.invalid_period);
}
