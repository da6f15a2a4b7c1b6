import type { BookingFilter, BookingTotals, FoundBooking } from '@canchero/shared-contracts/booking';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { onClubDays } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import type { Cursor } from '../../platform/db/paging';
import { hasTerm, type SearchTerm, searchTerms } from '../../platform/db/text-search';
import { AWAITS, FOUND_BOOKING_COLUMNS } from '../bookings/reads';

/** Filter, with the SQL condition on bookings `b` that its `hours` stand for. */
export type Search = BookingFilter & { outside?: Sql };

/**
 * SQL condition for the bookings `b` that a filter finds. A booking belongs to the day on which it starts, in the
 * club's zone.
 */
function matching(clubId: string, f: Search): Sql {
  const conditions = [
    ...ofPeriod(sql`b`, clubId, f),
    ...(f.court_id ? [sql`b.court_id = ${f.court_id}`] : []),
    ...(f.event_type ? [sql`b.event_type = ${f.event_type}`] : []),
    ...paymentCondition(f.payment_status),
    ...stateCondition(f.state),
    ...(f.outside ? [f.outside] : []),
    ...searchTerms(f.q ?? '').map((term) => mentions(clubId, f, term)),
  ];
  return join(conditions, ' and ');
}

/** SQL conditions for the period, on bookings or on rows that have a club and a start as well. */
const ofPeriod = (bookings: Sql, clubId: string, f: BookingFilter): Sql[] => [
  sql`${bookings}.club_id = ${clubId}`,
  ...onClubDays(sql`${bookings}.starts_at`, clubId, f),
];

function paymentCondition(status: BookingFilter['payment_status']): Sql[] {
  if (!status) return [];
  // what the reports count as open
  if (status === 'open') return [sql`b.paid < b.price`, sql`b.state not in ('hold', 'cancelled')`];
  return [sql`b.payment_status = ${status}`];
}

function stateCondition(state: BookingFilter['state']): Sql[] {
  if (state === 'all') return [];
  if (!state) return [sql`b.state <> 'cancelled'`];
  if (state === 'pending_contact') return [sql`b.state = 'pending_payment'`, sql`${AWAITS} = 'contact'`];
  return [sql`b.state = ${state}`, ...(state === 'pending_payment' ? [sql`${AWAITS} is distinct from 'contact'`] : [])];
}

/**
 * SQL condition that a booking's description or one of its players has a term. Both are found without the table of
 * bookings, in which each lies among those of other clubs, and collected once: `or` keeps the database from joining them.
 */
const mentions = (clubId: string, f: BookingFilter, term: SearchTerm): Sql => sql`(b.id in (
    select bp.booking_id from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
    where ${join(ofPeriod(sql`bp`, clubId, f), ' and ')} and ${hasTerm(sql`p.search`, term)})
  or b.id in (
    select d.id from bookings d where ${join(ofPeriod(sql`d`, clubId, f), ' and ')} and d.description <> ''
      and ${hasTerm(sql`fold(d.description)`, term)}))`;

/**
 * Selects the bookings that a filter finds, by start, as far as `limit` goes, those after `after` if given. They are
 * chosen in an index, and only those chosen are read.
 */
export const selectFound = (
  tx: Tx,
  clubId: string,
  filter: Search,
  limit: Sql,
  after: Cursor | null = null,
): Promise<FoundBooking[]> =>
  tx.query<FoundBooking>(sql`
    with chosen as materialized (
      select b.id from bookings b where ${matching(clubId, filter)}
        ${after ? sql`and (b.starts_at, b.id) > (${after.position}::timestamptz, ${after.id}::uuid)` : empty}
      order by b.starts_at, b.id ${limit}
    )
    select ${FOUND_BOOKING_COLUMNS}
    from bookings b join courts c on c.club_id = b.club_id and c.id = b.court_id
    where b.club_id = ${clubId} and b.id in (select id from chosen)
    order by b.starts_at, b.id`);

/** Sums up all that a filter finds. */
export async function selectTotals(tx: Tx, clubId: string, filter: Search): Promise<BookingTotals> {
  const [row] = await tx.query<BookingTotals>(sql`
    with t as (
      select extract(epoch from b.ends_at - b.starts_at) / 60 as minutes, b.paid,
        case when b.state = 'cancelled' then 0 else b.price end as due
      from bookings b where ${matching(clubId, filter)}
    )
    select count(*)::int as count, coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(due), 0)::bigint as price,
      coalesce(sum(paid), 0)::bigint as paid, coalesce(sum(greatest(due - paid, 0)), 0)::bigint as pending
    from t`);
  if (!row) throw new Error('an aggregate has a row');
  return row;
}
