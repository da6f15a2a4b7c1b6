import type { BookingFilter, BookingTotals, FoundBooking } from '@canchero/shared-contracts/booking';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { onClubDays } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import type { Cursor } from '../../platform/db/paging';
import { hasTerm, type SearchTerm, searchTerms } from '../../platform/db/text-search';
import { AWAITS, FOUND_BOOKING_COLUMNS } from '../bookings/reads';

/**
 * SQL condition for the bookings `b` that a filter finds. A booking belongs to the day on which it starts, in the
 * club's zone.
 */
function matching(clubId: string, f: BookingFilter): Sql {
  const conditions = [
    sql`b.club_id = ${clubId}`,
    ...onClubDays(sql`b.starts_at`, clubId, f),
    ...(f.court_id ? [sql`b.court_id = ${f.court_id}`] : []),
    ...(f.event_type ? [sql`b.event_type = ${f.event_type}`] : []),
    ...paymentCondition(f.payment_status),
    ...stateCondition(f.state),
    ...searchTerms(f.q ?? '').map(mentions),
  ];
  return join(conditions, ' and ');
}

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

const mentions = (term: SearchTerm): Sql => sql`(${hasTerm(sql`fold(b.description)`, term)} or exists (
    select 1 from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
    where bp.club_id = b.club_id and bp.booking_id = b.id and ${hasTerm(sql`p.search`, term)}))`;

/** Selects the bookings that a filter finds, by start, as far as `limit` goes, those after `after` if given. */
export const selectFound = (
  tx: Tx,
  clubId: string,
  filter: BookingFilter,
  limit: Sql,
  after: Cursor | null = null,
): Promise<FoundBooking[]> =>
  tx.query<FoundBooking>(sql`
    select ${FOUND_BOOKING_COLUMNS}
    from bookings b join courts c on c.club_id = b.club_id and c.id = b.court_id
    where ${matching(clubId, filter)}
      ${after ? sql`and (b.starts_at, b.id) > (${after.position}::timestamptz, ${after.id}::uuid)` : empty}
    order by b.starts_at, b.id ${limit}`);

/** Sums up all that a filter finds. */
export async function selectTotals(tx: Tx, clubId: string, filter: BookingFilter): Promise<BookingTotals> {
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
