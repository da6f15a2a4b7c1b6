import type { BestSeller, RevenueLine } from '@canchero/shared-contracts/report';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { tariffColumns } from '../../pricing/reads';
import { movedMoney } from '../revenue-sql';
import type { PricedCourt } from './price-of-cells';

/** Booking that takes its court: court, start (epoch milliseconds), minutes, price (centavos), local date. */
export type BookingRow = [court: string, start: number, minutes: number, price: number, date: string];
/** Block of a court, in epoch milliseconds. */
export type BlockRow = [court: string, from: number, to: number];

/** Raw material of a dashboard, of one moment. */
export interface DashboardFacts {
  courts: (PricedCourt & { name: string })[];
  bookings: BookingRow[];
  blocks: BlockRow[];
  revenue: (RevenueLine & { date: string })[];
  pending: { count: number; sum: number };
  orders_pending: { count: number; sum: number };
  /** By day: orders that were neither cancelled nor refunded, and centavos of them and of consumptions. */
  sales: { date: string; orders: number; total: number }[];
  best_sellers: BestSeller[];
  maintenance: number;
}

const instant = (ms: number): Sql => sql`${new Date(ms).toISOString()}::timestamptz`;
const epoch = (column: Sql): Sql => sql`(extract(epoch from ${column}) * 1000)::bigint`;

/**
 * Selects the facts in one statement, so that all figures are of one moment.
 * @param timezone the club's
 */
export async function selectFacts(
  tx: Tx,
  clubId: string,
  timezone: string,
  { time, money, month, end }: Bounds,
): Promise<DashboardFacts> {
  const [from, to] = [instant(time.from), instant(time.to)];
  const local = (column: Sql) => sql`(${column} at time zone ${timezone}::text)::date`;
  const soldFrom = instant(month);
  const [row] = await tx.query<DashboardFacts>(sql`
    with moved as (${movedMoney(clubId, instant(money), instant(end))}),
    sold as (
      select o.created_at as at, 1 as orders, o.total - o.refunded as total from orders o
      where o.club_id = ${clubId} and o.created_at >= ${instant(money)} and o.created_at < ${instant(end)}
        and o.state not in ('cancelled', 'refunded')
      union all
      select c.created_at, 0, c.total from consumptions c
      where c.club_id = ${clubId} and c.created_at >= ${instant(money)} and c.created_at < ${instant(end)}
        and c.removed_at is null
    ),
    pieces as (
      select l.item_id, l.name, l.quantity - l.refunded as quantity,
        case when l.refunded = 0 then l.total else l.total * (l.quantity - l.refunded) / l.quantity end as total
      from orders o join order_lines l on l.club_id = o.club_id and l.order_id = o.id
      where o.club_id = ${clubId} and o.created_at >= ${soldFrom} and o.created_at < ${instant(end)}
        and o.state <> 'cancelled' and l.quantity > l.refunded
      union all
      select c.item_id, c.name, c.quantity, c.total from consumptions c
      where c.club_id = ${clubId} and c.created_at >= ${soldFrom} and c.created_at < ${instant(end)}
        and c.removed_at is null
    ),
    unpaid as (
      select b.price - b.paid as amount from bookings b
      where b.club_id = ${clubId} and b.paid < b.price and b.state not in ('hold', 'cancelled')
        and b.starts_at < ${instant(end)}
      union all
      select c.total - c.paid from consumptions c
      where c.club_id = ${clubId} and c.removed_at is null and c.paid < c.quantity * c.unit_price
    )
    select
      coalesce((select json_agg(k order by k.sort, k.id) from (
        select k.id, k.name, k.sort, ${timezone}::text as timezone, k.base_price,
          ${tariffColumns({ club: sql`k.club_id`, court: sql`k.id`, player: sql`null::uuid` })}
        from courts k
        where k.club_id = ${clubId} and k.removed_at is null and k.status = 'active'
          and not coalesce(k.blocked_by_plan_at <= now(), false)) k), '[]'::json) as courts,
      coalesce((select json_agg(json_build_array(b.court_id, ${epoch(sql`b.starts_at`)},
          (extract(epoch from b.ends_at - b.starts_at) / 60)::int, b.price, ${local(sql`b.starts_at`)}))
        from bookings b
        where b.club_id = ${clubId} and b.starts_at >= ${from} and b.starts_at < ${to}
          and b.state not in ('hold', 'cancelled')), '[]'::json) as bookings,
      coalesce((select json_agg(json_build_array(x.court_id, ${epoch(sql`s.starts_at`)}, ${epoch(sql`s.ends_at`)}))
        from blocks s join block_courts x on x.club_id = s.club_id and x.block_id = s.id
        where s.club_id = ${clubId} and s.starts_at < ${to} and s.ends_at > ${from}), '[]'::json) as blocks,
      coalesce((select json_agg(m) from (
        select ${local(sql`at`)} as date, source, method, sum(count)::int as count, sum(received)::bigint as received,
          sum(refunded)::bigint as refunded
        from moved group by 1, 2, 3 order by 1, 2, 3) m), '[]'::json) as revenue,
      (select json_build_object('count', count(*), 'sum', coalesce(sum(amount), 0)) from unpaid) as pending,
      (select json_build_object('count', count(*), 'sum', coalesce(sum(o.total - o.refunded - o.paid), 0))
        from orders o where o.club_id = ${clubId} and o.state = 'pending') as orders_pending,
      coalesce((select json_agg(d) from (
        select ${local(sql`at`)} as date, sum(orders)::int as orders, sum(total)::bigint as total
        from sold group by 1) d), '[]'::json) as sales,
      coalesce((select json_agg(i) from (
        select item_id, name, sum(quantity)::int as quantity, sum(total)::bigint as total
        from pieces group by item_id, name order by sum(total) desc, name, item_id limit 10) i), '[]'::json) as best_sellers,
      (select count(*)::int from courts k
        where k.club_id = ${clubId} and k.removed_at is null and k.status = 'maintenance') as maintenance`);
  if (!row) throw new Error('a statement without a from has a row');
  return row;
}

/** Instants in epoch milliseconds: what `selectFacts` counts from and to. */
export interface Bounds {
  time: { from: number; to: number };
  money: number;
  /** First of the month, and end of the day. */
  month: number;
  end: number;
}
