import type { BookingFilter } from '@canchero/shared-contracts/booking';
import { instantsFrom, openMinutesOf, steadyOffsetsOf } from '@canchero/shared-contracts/club';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { clubFacts } from '../clubs/reads';

const DAY_MS = 86_400_000;

/**
 * Returns the SQL condition that a booking `b` of a period is not over and lies outside of the club's weekly hours, as
 * they are now. Hours that the clocks skip are none. Dates on which the club is closed count like any other: they name
 * their own bookings.
 */
export async function outsideHours(
  tx: Tx,
  clubId: string,
  { from, to }: Pick<BookingFilter, 'from' | 'to'>,
  now: Date,
): Promise<Sql> {
  const { opening_hours, timezone } = await clubFacts(tx, clubId);
  const offsetAround = steadyOffsetsOf(timezone);
  // from the eve, whose hours may run past midnight, to the day after, on which a booking of the last one may end
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 3;
  const spans = Array.from({ length: days }, (_, day) => {
    const date = new Date(Date.parse(from) + (day - 1) * DAY_MS).toISOString().slice(0, 10);
    const instant = instantsFrom(timezone, date, offsetAround);
    return openMinutesOf({ opening_hours, closed_days: [], timezone }, date).map((open) => ({
      from: new Date(instant(open.from)).toISOString(),
      to: new Date(instant(open.to)).toISOString(),
    }));
  }).flat();
  return sql`b.ends_at > ${now}::timestamptz and not (
    select coalesce(range_agg(tstzrange(opens, greatest(opens, closes))), '{}') from unnest(
      ${spans.map((span) => span.from)}::timestamptz[], ${spans.map((span) => span.to)}::timestamptz[]) s(opens, closes)
    ) @> tstzrange(b.starts_at, b.ends_at)`;
}
