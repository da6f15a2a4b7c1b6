import type { BookingFilter, BookingPage, FoundBooking } from '@canchero/shared-contracts/booking';
import { AppError, exportErrors, type Language } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { CsvTable } from '../../platform/csv/csv-file';
import { checkPeriod } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../platform/db/paging';
import { clubFacts } from '../clubs/reads';
import { bookingsTable } from './export';
import { outsideHours } from './outside-hours';
import { type Search, selectFound, selectTotals } from './sql';

const PAGE = 50;
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
  now: Date,
): Promise<BookingPage> {
  const search = await searchOf(tx, clubId, filter, now);
  const after = parseCursor(cursor, (start) => INSTANT.test(start) && !Number.isNaN(Date.parse(start)));
  const rows = await selectFound(tx, clubId, search, pageLimit(PAGE), after);
  return {
    ...pageOf(rows, PAGE, ({ id, start }) => formatCursor({ id, position: start })),
    totals: after ? null : await selectTotals(tx, clubId, search),
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
  now: Date,
): Promise<CsvTable<FoundBooking>> {
  const search = await searchOf(tx, clubId, filter, now);
  const { count } = await selectTotals(tx, clubId, search);
  if (count > MAX_LINES) throw AppError.of(exportErrors.too_many_rows, { max: MAX_LINES, found: count });
  const club = await clubFacts(tx, clubId);
  const rows = await selectFound(tx, clubId, search, sql`limit ${MAX_LINES}`);
  return bookingsTable(rows, { ...club, ...filter, language });
}

/** Completes a filter for the statements. @throws invalid_period */
async function searchOf(tx: Tx, clubId: string, filter: BookingFilter, now: Date): Promise<Search> {
  checkPeriod(filter);
  return filter.hours ? { ...filter, outside: await outsideHours(tx, clubId, filter, now) } : filter;
}
