import type { FoundBooking } from '@canchero/shared-contracts/booking';
import type { DaySpan, EventGroup, EventPart, EventSums, EventsFilter } from '@canchero/shared-contracts/report';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { onClubDays } from '../../../platform/db/club-days';
import type { Tx } from '../../../platform/db/database';
import type { Cursor } from '../../../platform/db/paging';
import { FOUND_BOOKING_COLUMNS } from '../../bookings/reads';

/** Instant of a booking `b` on the clock of a club. */
const local = (timezone: string): Sql => sql`(b.starts_at at time zone ${timezone}::text)`;

/** Bookings `b` at their courts `c`, of which `matching` tells those that a filter finds. */
export const BOOKINGS = sql`bookings b join courts c on c.club_id = b.club_id and c.id = b.court_id`;

/** SQL condition for the bookings that a filter finds, among `BOOKINGS`. */
export function matching(clubId: string, timezone: string, f: EventsFilter): Sql {
  return join(
    [
      sql`b.club_id = ${clubId}`,
      ...onClubDays(sql`b.starts_at`, clubId, f),
      f.state ? sql`b.state = ${f.state}` : sql`b.state <> 'hold'`,
      ...(f.court ? [sql`b.court_id = ${f.court}`] : []),
      ...(f.sport ? [sql`c.sport = ${f.sport}`] : []),
      ...(f.type ? [sql`b.event_type = ${f.type}`] : []),
      ...(f.weekday === undefined ? [] : [sql`extract(isodow from ${local(timezone)}) = ${f.weekday}::int`]),
      ...(f.hour === undefined ? [] : [sql`extract(hour from ${local(timezone)}) = ${f.hour}::int`]),
      ...(f.player
        ? [
            sql`exists (select 1 from booking_players bp
              where bp.club_id = b.club_id and bp.booking_id = b.id and bp.player_id = ${f.player})`,
          ]
        : []),
    ],
    ' and ',
  );
}

/** Sums of one group or of one value of a dimension; sums of all bookings if neither is set. */
export interface SumRow extends EventSums {
  /** True for rows of the span that is compared. */
  compared: boolean;
  bucket: string | null;
  court: string | null;
  court_name: string | null;
  sport: string | null;
  type: string | null;
  state: string | null;
  weekday: number | null;
  hour: number | null;
}

/** Selects all sums over a span, and the totals of the one that it is compared with, in one statement. */
export function selectSums(
  tx: Tx,
  clubId: string,
  timezone: string,
  filter: EventsFilter,
  { group, compared }: { group: EventGroup; compared: DaySpan | null },
): Promise<SumRow[]> {
  const found = (isCompared: boolean, span: DaySpan) => sql`
    select ${isCompared}::boolean as compared, date_trunc(${group}, ${local(timezone)})::date::text as bucket,
      b.court_id as court, c.sport, b.event_type as type, b.state,
      extract(isodow from ${local(timezone)})::int as weekday, extract(hour from ${local(timezone)})::int as hour,
      extract(epoch from b.ends_at - b.starts_at) / 60 as minutes, b.price, b.paid
    from ${BOOKINGS}
    where ${matching(clubId, timezone, { ...filter, ...span })}`;
  return tx.query<SumRow>(sql`
    with found as (${found(false, filter)} ${compared ? sql`union all ${found(true, compared)}` : empty}),
    sums as (
      select compared, bucket, court, sport, type, state, weekday, hour,
        count(*) filter (where state <> 'cancelled')::int as count,
        coalesce(sum(minutes) filter (where state <> 'cancelled'), 0)::int as minutes,
        coalesce(sum(price) filter (where state <> 'cancelled'), 0)::bigint as value,
        coalesce(sum(paid) filter (where state <> 'cancelled'), 0)::bigint as paid,
        coalesce(sum(greatest(price - paid, 0)) filter (where state <> 'cancelled'), 0)::bigint as open,
        count(*) filter (where state = 'no_show')::int as no_shows,
        coalesce(sum(price) filter (where state = 'no_show'), 0)::bigint as no_show_value,
        count(*) filter (where state = 'cancelled')::int as cancelled,
        coalesce(sum(price) filter (where state = 'cancelled'), 0)::bigint as cancelled_value
      from found group by grouping sets ((compared), (compared, bucket), (compared, court), (compared, sport),
        (compared, type), (compared, state), (compared, weekday), (compared, hour))
    )
    select s.*, (select c.name from courts c where c.club_id = ${clubId} and c.id = s.court) as court_name from sums s
    where not s.compared or num_nonnulls(bucket, court, sport, type, state, weekday, hour) = 0
    order by s.count desc, s.bucket, court_name, s.court, s.sport, s.type, s.state, s.weekday, s.hour`);
}

/** SQL condition for each part of the bookings `b`, as the sums count them. */
const PARTS: Readonly<Record<EventPart, Sql>> = {
  standing: sql`b.state <> 'cancelled'`,
  open: sql`b.state <> 'cancelled' and b.price > b.paid`,
  no_show: sql`b.state = 'no_show'`,
  cancelled: sql`b.state = 'cancelled'`,
};

/** Selects the bookings that a filter finds, by start, as far as `limit` goes, those after `after` if given. */
export const selectFound = (
  tx: Tx,
  clubId: string,
  timezone: string,
  filter: EventsFilter,
  { part, limit, after }: { part?: EventPart | undefined; limit: Sql; after: Cursor | null },
): Promise<FoundBooking[]> =>
  tx.query<FoundBooking>(sql`
    select ${FOUND_BOOKING_COLUMNS}
    from ${BOOKINGS}
    where ${matching(clubId, timezone, filter)}
      ${part ? sql`and ${PARTS[part]}` : empty}
      ${after ? sql`and (b.starts_at, b.id) > (${after.position}::timestamptz, ${after.id}::uuid)` : empty}
    order by b.starts_at, b.id ${limit}`);
