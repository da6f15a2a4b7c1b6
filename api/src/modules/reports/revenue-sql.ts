import sql, { raw, type Sql } from 'sql-template-tag';

/** Source of a payment `p`, as the contract's `REVENUE_SOURCES` name it. */
const SOURCE = raw(`case when p.order_id is not null then 'order'
  when p.consumption_id is not null then 'consumption'
  when exists (select 1 from gateway_payments g where g.club_id = p.club_id and g.payment_id = p.id) then 'online'
  else 'booking' end`);

/**
 * SQL of the rows that make revenue between two instants, each at its own moment: payments that are not voided, and
 * refunds of money. Credit does not count as money.
 */
export const movedMoney = (clubId: string, from: Sql, to: Sql): Sql => sql`
  select p.id as payment_id, p.created_at as at, ${SOURCE} as source, p.method, p.created_by, 1 as count, p.amount as received,
    0::bigint as refunded
  from payments p
  where p.club_id = ${clubId} and p.created_at >= ${from} and p.created_at < ${to}
    and p.voided_at is null and p.method <> 'player_credit'
  union all
  select p.id, r.created_at, ${SOURCE}, p.method, r.created_by, 0, 0, r.amount
  from refunds r join payments p on p.club_id = r.club_id and p.id = r.payment_id
  where r.club_id = ${clubId} and r.created_at >= ${from} and r.created_at < ${to}
    and r.destination = 'money' and p.method <> 'player_credit'`;
