import type { Payment, PaymentPage, PaymentsQuery, PaymentTotals } from '@canchero/shared-contracts/payment';
import sql, { join, type Sql } from 'sql-template-tag';
import { inPeriod, onClubDays } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import { afterCursor, pageLimit, pageOf } from '../../platform/db/paging';
import { FROM_PAYMENTS, PAYMENT } from './sql';

const PAGE = 50;
const LIST = { table: 'payments', alias: 'p', columns: ['created_at', 'id'] };

/**
 * Lists the payments that a filter finds, newest first; the totals come with the first page only. Without dates those of
 * the current month, or all of a booking or a player.
 * @throws invalid_period
 */
export async function listPayments(tx: Tx, clubId: string, { cursor, ...filter }: PaymentsQuery): Promise<PaymentPage> {
  const found = matching(clubId, filter);
  const rows = await tx.query<Payment>(sql`
    select ${PAYMENT} ${FROM_PAYMENTS} where ${found} and ${afterCursor(LIST, clubId, cursor)}
    order by p.created_at desc, p.id desc ${pageLimit(PAGE)}`);
  return { ...pageOf(rows, PAGE), totals: cursor ? null : await selectTotals(tx, found) };
}

/** Builds the conditions of a filter on payments `p`. Dates are days in the club's time zone. */
function matching(clubId: string, f: PaymentsQuery): Sql {
  const conditions = [
    sql`p.club_id = ${clubId}`,
    ...(f.player_id || f.booking_id ? onClubDays : inPeriod)(sql`p.created_at`, clubId, f),
    ...(f.method ? [sql`p.method = ${f.method}`] : []),
    ...(f.player_id ? [sql`p.player_id = ${f.player_id}`] : []),
    ...(f.booking_id ? [sql`p.booking_id = ${f.booking_id}`] : []),
    ...(f.state === 'all' ? [] : [f.state === 'voided' ? sql`p.voided_at is not null` : sql`p.voided_at is null`]),
  ];
  return join(conditions, ' and ');
}

async function selectTotals(tx: Tx, found: Sql): Promise<PaymentTotals> {
  const [row] = await tx.query<PaymentTotals>(sql`
    with by_method as (
      select p.method, count(*) as count, sum(p.amount) as amount, sum(p.refunded) as refunded
      from payments p where ${found} and p.voided_at is null group by p.method
    )
    select coalesce(sum(count), 0)::int as count, coalesce(sum(amount), 0)::bigint as amount,
      coalesce(sum(refunded), 0)::bigint as refunded,
      coalesce(json_object_agg(method, amount - refunded), '{}'::json) as by_method
    from by_method`);
  if (!row) throw new Error('an aggregate has a row');
  return row;
}
