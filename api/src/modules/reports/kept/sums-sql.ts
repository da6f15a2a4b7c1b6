import sql, { type Sql } from 'sql-template-tag';
import { dayStart } from '../../../platform/db/day-start';
import { movedMoney } from '../revenue-sql';
import { soldPieces } from '../sold-pieces-sql';

/**
 * SQL that keeps a lateral subquery apart: PostgreSQL may not join all rows of a club with the spans, which are usually
 * none, but looks for the rows of each.
 */
const ONE_SPAN_AT_A_TIME = sql`offset 0`;

/**
 * SQL of the sums of days' bookings, summed from their rows: the definition of `kept_booking_days`, without the club.
 * @param spans SQL of a relation (starts, ends) of the instants of whole days, each named once
 */
export const bookingDays = (clubId: string, timezone: string, spans: Sql): Sql => sql`
  select date, sum(bookings)::int as bookings, sum(value)::bigint as value, sum(open_count)::int as open_count,
    sum(open_sum)::bigint as open_sum, json_agg(json_build_array(court_id, minutes, taken) order by court_id) as courts
  from (
    select date, court_id, count(*) as bookings, sum(minutes) as minutes, sum(price) as value,
      count(*) filter (where paid < price) as open_count,
      coalesce(sum(price - paid) filter (where paid < price), 0) as open_sum,
      json_agg(json_build_array(
        (extract(epoch from starts_at - date::timestamp at time zone 'UTC') / 60)::float, minutes) order by starts_at) as taken
    from (
      select (b.starts_at at time zone ${timezone}::text)::date as date, b.court_id, b.starts_at, b.price, b.paid,
        (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes
      from (${spans}) s cross join lateral (
        select b.* from bookings b
        where b.club_id = ${clubId} and b.starts_at >= s.starts and b.starts_at < s.ends
          and b.state not in ('hold', 'cancelled') ${ONE_SPAN_AT_A_TIME}
      ) b
    ) taken group by date, court_id
  ) by_court group by date`;

/**
 * SQL of the sums of days' money, summed from its rows. The definition of `kept_money_days`, without the club.
 * @param spans as those of `bookingDays`
 */
export const moneyDays = (clubId: string, timezone: string, spans: Sql): Sql => {
  const from = sql`s.starts`;
  const to = sql`s.ends`;
  const date = (column: Sql) => sql`(${column} at time zone ${timezone}::text)::date as date`;
  const none = sql`'[]'::json`;
  return sql`
    select date, coalesce(moved.revenue, ${none}) as revenue, coalesce(sold.orders, 0) as orders,
      coalesce(sold.total, 0) as sold, coalesce(pieces.items, ${none}) as items
    from (
      select date, json_agg(json_build_object('source', source, 'method', method, 'count', count,
          'received', received, 'refunded', refunded) order by source, method) as revenue
      from (
        select ${date(sql`m.at`)}, m.source, m.method, sum(m.count)::int as count, sum(m.received)::bigint as received,
          sum(m.refunded)::bigint as refunded
        from (${spans}) s cross join lateral (${movedMoney(clubId, from, to)} ${ONE_SPAN_AT_A_TIME}) m group by 1, 2, 3
      ) lines group by date
    ) moved full join (
      select ${date(sql`x.at`)}, sum(x.orders)::int as orders, sum(x.total)::bigint as total
      from (${spans}) s cross join lateral (
        select o.created_at as at, 1 as orders, o.total - o.refunded as total from orders o
        where o.club_id = ${clubId} and o.created_at >= ${from} and o.created_at < ${to}
          and o.state not in ('cancelled', 'refunded')
        union all
        select c.created_at, 0, c.total from consumptions c
        where c.club_id = ${clubId} and c.created_at >= ${from} and c.created_at < ${to} and c.removed_at is null
        ${ONE_SPAN_AT_A_TIME}
      ) x group by 1
    ) sold using (date) full join (
      select date, json_agg(json_build_object('item_id', item_id, 'name', name, 'quantity', quantity, 'total', total)
        order by name, item_id) as items
      from (
        select ${date(sql`x.at`)}, x.item_id, x.name, sum(x.quantity)::int as quantity, sum(x.total)::bigint as total
        from (${spans}) s cross join lateral (
          ${soldPieces(clubId, from, to)}
          union all
          select c.created_at, c.item_id, c.name, c.quantity, c.total from consumptions c
          where c.club_id = ${clubId} and c.created_at >= ${from} and c.created_at < ${to} and c.removed_at is null
          ${ONE_SPAN_AT_A_TIME}
        ) x group by 1, 2, 3
      ) sales group by date
    ) pieces using (date)`;
};

/** SQL of the instants (starts, ends) of calendar dates. @param dates SQL of a relation (date) */
export const spansOfDates = (timezone: string, dates: Sql): Sql => sql`
  select ${dayStart(sql`d.date`, sql`${timezone}`)} as starts, ${dayStart(sql`d.date + 1`, sql`${timezone}`)} as ends
  from (${dates}) d`;
