import sql, { type Sql } from 'sql-template-tag';
import { isoInstant } from '../../../platform/db/iso-instant';
import { movedMoney } from '../revenue-sql';
import { soldPieces } from '../sold-pieces-sql';

/** Day of a club, and the instants at which it and the next one begin. */
export interface SummaryDay {
  clubId: string;
  date: string;
  from: Sql;
  to: Sql;
}

const within = ({ from, to }: SummaryDay, column: Sql): Sql => sql`${column} >= ${from} and ${column} < ${to}`;
const nameOf = (userId: Sql): Sql => sql`(select u.name from users u where u.id = ${userId})`;

/** Bookings by court and state, with their minutes and prices. */
export const bookingsOfDay = (day: SummaryDay): Sql => sql`
  select b.court_id, k.name as court_name, b.state, count(*)::int as count,
    sum(extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes, sum(b.price)::bigint as price
  from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
  where b.club_id = ${day.clubId} and ${within(day, sql`b.starts_at`)} and b.state <> 'hold'
  group by b.court_id, k.name, k.sort, b.state order by k.sort, b.court_id, b.state`;

/** Money received and refunded, by source, method and who took it. */
export const moneyMoved = (day: SummaryDay): Sql => sql`
  select m.source, m.method, ${nameOf(sql`m.created_by`)} as taken_by, sum(m.count)::int as count,
    sum(m.received)::bigint as received, sum(m.refunded)::bigint as refunded
  from (${movedMoney(day.clubId, day.from, day.to)}) m
  group by m.source, m.method, m.created_by order by m.source, m.method, 3`;

/** Money put onto credit and taken out of it, by method. */
export const creditMoved = (day: SummaryDay): Sql => sql`
  select method, sum(greatest(amount, 0))::bigint as received, sum(greatest(-amount, 0))::bigint as refunded
  from ledger_entries
  where club_id = ${day.clubId} and method is not null and ${within(day, sql`created_at`)}
  group by method order by method`;

/** Sessions of the cash that were open on the day, with the difference of their count. */
export const cashSessions = (day: SummaryDay): Sql => sql`
  select s.id, s.desk, ${isoInstant('s.opened_at')} as opened_at, ${nameOf(sql`s.opened_by`)} as opened_by_name,
    ${isoInstant('s.closed_at')} as closed_at, ${nameOf(sql`s.closed_by`)} as closed_by_name,
    e.total as expected, c.total as counted, c.total - e.total as difference
  from cash_sessions s
  left join lateral (select coalesce(sum(value::bigint), 0)::bigint as total
    from jsonb_each_text(s.expected)) e on s.expected is not null
  left join lateral (select coalesce(sum(value::bigint), 0)::bigint as total
    from jsonb_each_text(s.counted)) c on s.counted is not null
  where s.club_id = ${day.clubId} and s.opened_at < ${day.to} and (s.closed_at is null or s.closed_at >= ${day.from})
  order by s.opened_at, s.id`;

const openBookings = (day: SummaryDay): Sql => sql`
  select 'booking' as kind, b.id, b.id as booking_id, k.name as title, ${isoInstant('b.starts_at')} as at,
    b.price, b.price - b.paid as open,
    coalesce((select json_agg(json_build_object('id', p.id, 'agreed', s.amount,
        'name', trim(p.first_name || ' ' || p.last_name)) order by bp.seq)
      from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
      left join booking_shares s
        on s.club_id = bp.club_id and s.booking_id = bp.booking_id and s.player_id = bp.player_id
      where bp.club_id = b.club_id and bp.booking_id = b.id), '[]'::json) as sharers,
    coalesce((select json_agg(json_build_object('player_id', p.player_id, 'amount', p.amount - p.refunded))
      from payments p
      where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null), '[]'::json) as payments
  from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
  where b.club_id = ${day.clubId} and ${within(day, sql`b.starts_at`)} and b.paid < b.price
    and b.state not in ('hold', 'cancelled')`;

const openConsumptions = (day: SummaryDay): Sql => sql`
  select 'consumption', c.id, c.booking_id, c.name, ${isoInstant('c.created_at')}, c.total, c.total - c.paid,
    coalesce((select json_agg(json_build_object('id', p.id, 'agreed', null,
        'name', trim(p.first_name || ' ' || p.last_name)))
      from players p where p.club_id = c.club_id and p.id = c.player_id), '[]'::json), '[]'::json
  from consumptions c
  where c.club_id = ${day.clubId} and ${within(day, sql`c.created_at`)} and c.removed_at is null
    and c.paid < c.quantity * c.unit_price`;

const openOrders = (day: SummaryDay): Sql => sql`
  select 'order', o.id, o.booking_id, o.number::text, ${isoInstant('o.created_at')}, o.total - o.refunded,
    o.total - o.refunded - o.paid,
    case when o.player_id is null and o.customer_name = '' then '[]'::json
      else json_build_array(json_build_object('id', o.id, 'agreed', null, 'name', coalesce(
        (select trim(p.first_name || ' ' || p.last_name) from players p
          where p.club_id = o.club_id and p.id = o.player_id), o.customer_name))) end, '[]'::json
  from orders o
  where o.club_id = ${day.clubId} and ${within(day, sql`o.created_at`)} and o.state = 'pending'`;

/** Amounts of the day that are not paid, each with the people who may owe it. */
export const openAmounts = (day: SummaryDay): Sql => sql`
  ${openBookings(day)} union all ${openConsumptions(day)} union all ${openOrders(day)}
  order by 5, 2`;

/** Bookings that were cancelled, or to which nobody came. */
export const lostBookings = (day: SummaryDay): Sql => sql`
  select b.id, k.name as court_name, ${isoInstant('b.starts_at')} as start, b.state, b.price, b.paid,
    b.cancel_reason as reason, array(select trim(p.first_name || ' ' || p.last_name)
      from booking_players bp join players p on p.club_id = b.club_id and p.id = bp.player_id
      where bp.club_id = b.club_id and bp.booking_id = b.id order by bp.seq) as players
  from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
  where b.club_id = ${day.clubId} and ${within(day, sql`b.starts_at`)} and b.state in ('cancelled', 'no_show')
  order by b.starts_at, b.id`;

/** Pieces sold at the till and put on bookings, by item. */
export const soldItems = (day: SummaryDay): Sql => sql`
  select item_id, name, sum(quantity)::int as quantity, sum(total)::bigint as total
  from (
    select item_id, name, quantity, total from (${soldPieces(day.clubId, day.from, day.to)}) of_orders
    union all
    select c.item_id, c.name, c.quantity, c.total from consumptions c
    where c.club_id = ${day.clubId} and ${within(day, sql`c.created_at`)} and c.removed_at is null) pieces
  group by item_id, name order by sum(total) desc, name, item_id`;

/** Items whose stock is below its minimum. */
export const itemsToBuy = (day: SummaryDay): Sql => sql`
  select id as item_id, name, stock, min_stock from items
  where club_id = ${day.clubId} and removed_at is null and active and track_stock and stock < min_stock
  order by name, id`;

/** Notes of bookings and their series. */
export const notesOfBookings = (day: SummaryDay): Sql => sql`
  select b.id as booking_id, k.name as court_name, ${isoInstant('b.starts_at')} as start, n.text,
    ${nameOf(sql`n.author_id`)} as author_name
  from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
  join booking_notes n on n.club_id = b.club_id and (n.booking_id = b.id or n.series_id = b.series_id)
  where b.club_id = ${day.clubId} and ${within(day, sql`b.starts_at`)} and b.has_notes
    and b.state not in ('hold', 'cancelled')
  order by b.starts_at, b.id, n.created_at, n.id`;

/** Close of the day; no row while it is open. */
export const closeOfDay = (day: SummaryDay): Sql => sql`
  select json_build_object('closed_by_name', ${nameOf(sql`d.closed_by`)},
    'closed_at', ${isoInstant('d.closed_at')}, 'note', d.note, 'open_count', d.open_count,
    'open_sum', d.open_sum, 'open_cash', d.open_cash)
  from day_closes d where d.club_id = ${day.clubId} and d.date = ${day.date}::date`;
