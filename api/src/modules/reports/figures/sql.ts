import type { BestSeller, DaySpan, RevenueLine } from '@canchero/shared-contracts/report';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { tariffColumns } from '../../pricing/reads';
import { daysOfClub } from '../kept/days-sql';
import { openOrders, openPayments } from '../kept/open-sql';
import type { PricedCourt } from './price-of-cells';

/**
 * Bookings of a court that start on a day: court, total minutes, and the start (minutes since 00:00 UTC of the date)
 * and minutes of each booking, by start.
 */
export type CourtDay = [court: string, minutes: number, taken: [start: number, minutes: number][]];
/** Bookings that start on a day: how many, and their price in centavos. */
export interface BookingDay {
  date: string;
  bookings: number;
  value: number;
  courts: CourtDay[];
}
/** Money of a day: revenue, orders that were neither cancelled nor refunded, centavos of them and of consumptions. */
export interface MoneyDay {
  date: string;
  revenue: RevenueLine[];
  orders: number;
  sold: number;
  items: BestSeller[];
}
/** Block of a court, in epoch milliseconds. */
export type BlockRow = [court: string, from: number, to: number];

/** Raw data of a dashboard, all at the same moment. */
export interface DashboardFacts {
  /** Courts that can be booked; `created_at` in epoch milliseconds. */
  courts: (PricedCourt & { name: string; created_at: number })[];
  /** Days of bookings by date. */
  bookings: BookingDay[];
  money: MoneyDay[];
  /**
   * Price, in centavos, of the bookings that begin on the date of the report's cut and before that cut; `begun_before`
   * is the price of those of the compared cut.
   */
  begun: number;
  begun_before: number;
  blocks: BlockRow[];
  pending: { count: number; sum: number };
  orders_pending: { count: number; sum: number };
  /** Amounts that were open in `open_before`, in centavos; null if they were not kept. */
  open_before: { payments: number; orders: number } | null;
  maintenance: number;
}

/** Dates whose bookings and whose money are needed, and the day itself. */
export interface Needed {
  date: string;
  time: DaySpan;
  money: DaySpan;
  /** Epoch milliseconds of the start and the end of `time`, and of each cut with the start of its day. */
  bounds: DayBounds;
  cut: DayBounds;
  cut_before: DayBounds;
  /** Span in which kept open amounts are looked for, the latest first. */
  open_before: DayBounds;
}
interface DayBounds {
  from: number;
  to: number;
}

const instant = (ms: number): Sql => sql`${new Date(ms).toISOString()}::timestamptz`;
const epoch = (column: Sql): Sql => sql`(extract(epoch from ${column}) * 1000)::bigint`;

/**
 * Selects the facts in one statement, so that all figures are of one moment.
 * @param timezone the club's
 */
export async function selectFacts(tx: Tx, clubId: string, timezone: string, needed: Needed): Promise<DashboardFacts> {
  const { date, time, money, bounds } = needed;
  const last = [time.to, money.to].sort().at(-1) ?? date;
  const begun = ({ from, to }: DayBounds) => sql`
    (select coalesce(sum(b.price), 0)::bigint from bookings b
      where b.club_id = ${clubId} and b.starts_at >= ${instant(from)} and b.starts_at < ${instant(to)}
        and b.state not in ('hold', 'cancelled'))`;
  const [row] = await tx.prepared<DashboardFacts>(
    'dashboard',
    sql`
    with ${daysOfClub(clubId, timezone, last)},
    unpaid as (${openPayments(clubId, date)}),
    orders_unpaid as (${openOrders(clubId)})
    select
      coalesce((select json_agg(k order by k.sort, k.id) from (
        select k.id, k.name, k.sort, ${timezone}::text as timezone, c.currency, k.base_price,
          ${epoch(sql`k.created_at`)} as created_at,
          ${tariffColumns({ club: sql`k.club_id`, court: sql`k.id`, player: sql`null::uuid` })}
        from courts k join clubs c on c.id = k.club_id
        where k.club_id = ${clubId} and k.removed_at is null and k.status = 'active'
          and not coalesce(k.blocked_by_plan_at <= now(), false)) k), '[]'::json) as courts,
      coalesce((select json_agg(
          json_build_object('date', date, 'bookings', bookings, 'value', value, 'courts', courts) order by date)
        from booking_days where date between ${time.from}::date and ${time.to}::date), '[]'::json) as bookings,
      coalesce((select json_agg(json_build_object('date', date, 'revenue', revenue, 'orders', orders, 'sold', sold,
          'items', items))
        from money_days where date between ${money.from}::date and ${money.to}::date), '[]'::json) as money,
      ${begun(needed.cut)} as begun, ${begun(needed.cut_before)} as begun_before,
      coalesce((select json_agg(json_build_array(x.court_id, ${epoch(sql`s.starts_at`)}, ${epoch(sql`s.ends_at`)}))
        from blocks s join block_courts x on x.club_id = s.club_id and x.block_id = s.id
        where s.club_id = ${clubId} and s.starts_at < ${instant(bounds.to)} and s.ends_at > ${instant(bounds.from)}),
        '[]'::json) as blocks,
      (select json_build_object('count', coalesce(sum(count), 0), 'sum', coalesce(sum(sum), 0)) from unpaid) as pending,
      (select json_build_object('count', coalesce(sum(count), 0), 'sum', coalesce(sum(sum), 0)) from orders_unpaid)
        as orders_pending,
      (select json_build_object('payments', k.payments, 'orders', k.orders) from kept_open_amounts k
        where k.club_id = ${clubId} and k.hour > ${instant(needed.open_before.from)}
          and k.hour <= ${instant(needed.open_before.to)}
        order by k.hour desc limit 1) as open_before,
      (select count(*)::int from courts k
        where k.club_id = ${clubId} and k.removed_at is null and k.status = 'maintenance') as maintenance`,
  );
  if (!row) throw new Error('a statement without a from has a row');
  return row;
}
