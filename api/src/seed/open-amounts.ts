import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/database';

/** Inserts what was open at a club at this hour of each of the last 39 days, by the payments that it had by then. */
export async function insertOpenAmounts(tx: Tx, clubId: string, now: Date): Promise<void> {
  await tx.query(sql`
    with paid_last as materialized (
      select coalesce(booking_id, consumption_id, order_id) as id, max(created_at) as paid_last
      from payments where club_id = ${clubId} group by 1
    ),
    bills as materialized (
      select 'payments' as kind, bookings.id, date_trunc('day', starts_at, timezone) as since, price as total, paid
      from bookings join clubs on clubs.id = club_id
      where club_id = ${clubId} and state not in ('hold', 'cancelled')
      union all
      select 'payments', id, created_at, total, paid from consumptions where club_id = ${clubId} and removed_at is null
      union all
      select 'orders', id, created_at, total - refunded, paid from orders
      where club_id = ${clubId} and state <> 'cancelled'
    )
    insert into kept_open_amounts (club_id, hour, payments, orders)
    select ${clubId}, hour, coalesce(sum(open) filter (where kind = 'payments'), 0),
      coalesce(sum(open) filter (where kind = 'orders'), 0)
    from generate_series(1, 39) days
    cross join lateral (
      select date_trunc('hour', ${now.toISOString()}::timestamptz) - days * interval '1 day' as hour
    ) hours
    left join (bills left join paid_last using (id)) on since <= hour
    left join lateral (
      select greatest(0, total - case when paid_last <= hour then paid else 0 end) as open
    ) unpaid on true
    group by hour`);
}
