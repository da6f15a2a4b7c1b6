import { AppError } from '@canchero/shared-contracts/core';
import {
  comparedSpan,
  type DaySpan,
  EVENT_DIMENSIONS,
  type EventShare,
  type EventSums,
  type EventsListQuery,
  type EventsPage,
  type EventsSummary,
  type EventsSummaryAnswer,
  type EventsSummaryQuery,
  groupsOf,
  NO_EVENTS,
  reportErrors,
} from '@canchero/shared-contracts/report';
import { checkPeriod } from '../../../platform/db/club-days';
import type { Tx } from '../../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../../platform/db/paging';
import { type ReportClub, selectReportClub } from '../club-sql';
import { type SumRow, selectFound, selectSums } from './sql';

const PAGE = 50;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Sums up the bookings of a span; null with the plan that is needed if the club's lacks it.
 * @throws invalid_period
 */
export async function eventsSummaryOf(
  tx: Tx,
  clubId: string,
  { group = 'day', compare, ...filter }: EventsSummaryQuery,
): Promise<EventsSummaryAnswer> {
  checkPeriod(filter);
  const club = await selectReportClub(tx, clubId);
  if (!club.events_summary) return { summary: null, locked: club.events_summary_plan };
  const compared = compare ? comparedSpan(filter, compare) : null;
  const rows = await selectSums(tx, clubId, club.timezone, filter, { group, compared });
  return { summary: summaryOf(rows, { span: { from: filter.from, to: filter.to }, group, compared }), locked: null };
}

/**
 * Lists the bookings behind a figure, by start, in pages.
 * @throws invalid_period
 * @throws plan_needed {plan}
 * @throws bad_request {field} for a cursor that was not made here
 */
export async function eventsPage(
  tx: Tx,
  clubId: string,
  { cursor, part, ...filter }: EventsListQuery,
): Promise<EventsPage> {
  const club = await eventsClub(tx, clubId, filter);
  const after = parseCursor(cursor, (start) => INSTANT.test(start) && !Number.isNaN(Date.parse(start)));
  const rows = await selectFound(tx, clubId, club.timezone, filter, { part, limit: pageLimit(PAGE), after });
  return pageOf(rows, PAGE, ({ id, start }) => formatCursor({ id, position: start }));
}

/**
 * Returns the club whose bookings may be listed for a filter.
 * @throws invalid_period
 * @throws plan_needed {plan}
 */
export async function eventsClub(tx: Tx, clubId: string, filter: DaySpan): Promise<ReportClub> {
  checkPeriod(filter);
  const club = await selectReportClub(tx, clubId);
  if (!club.events_summary) throw AppError.of(reportErrors.plan_needed, { plan: club.events_summary_plan });
  return club;
}

function summaryOf(
  rows: readonly SumRow[],
  { span, group, compared }: Pick<EventsSummary, 'span' | 'group'> & { compared: DaySpan | null },
): EventsSummary {
  const isTotal = (row: SumRow) => row.bucket === null && EVENT_DIMENSIONS.every((name) => row[name] === null);
  const totalsOf = (isCompared: boolean) => sumsOf(rows.find((row) => row.compared === isCompared && isTotal(row)));
  const byBucket = new Map(rows.flatMap((row) => (row.bucket === null ? [] : [[row.bucket, row] as const])));
  return {
    span,
    group,
    totals: totalsOf(false),
    groups: groupsOf(span, group).map((from) => ({ from, ...sumsOf(byBucket.get(from)) })),
    shares: EVENT_DIMENSIONS.flatMap((dimension) =>
      rows.flatMap((row): EventShare[] => {
        const key = row[dimension];
        return key === null ? [] : [{ dimension, key: String(key), name: row.court_name, ...sumsOf(row) }];
      }),
    ),
    compared: compared && { span: compared, totals: totalsOf(true) },
  };
}

/** Copies the sums of a row, and those of nothing for none. */
const sumsOf = (row: SumRow | undefined): EventSums =>
  Object.fromEntries(
    Object.keys(NO_EVENTS).map((name) => [name, row?.[name as keyof EventSums] ?? 0]),
  ) as unknown as EventSums;
