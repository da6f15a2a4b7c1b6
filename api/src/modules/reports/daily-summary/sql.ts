import type { NetPayment, Sharer } from '@canchero/shared-contracts/payment';
import type { DailySummary, OpenAmount } from '@canchero/shared-contracts/report';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { isoInstant } from '../../../platform/db/iso-instant';
import { movedMoney } from '../revenue-sql';
import { soldPieces } from '../sold-pieces-sql';

/** Open amount whose debtors are not worked out yet. */
export interface OpenRow extends Omit<OpenAmount, 'players'> {
  price: number;
  sharers: (Sharer & { name: string })[];
  payments: NetPayment[];
}

export type SummaryRow = Omit<DailySummary, 'date' | 'open'> & { open: OpenRow[] };

const list = (rows: Sql): Sql => sql`coalesce((select json_agg(x) from (${rows}) x), '[]'::json)`;
const playersOf = (booking: Sql): Sql => sql`array(select trim(p.first_name || ' ' || p.last_name)
  from booking_players bp join players p on p.club_id = b.club_id and p.id = bp.player_id
  where bp.club_id = b.club_id and bp.booking_id = ${booking} order by bp.seq)`;

/** Selects a day of a club, from its midnight to the next (epoch milliseconds), in one statement. */
export async function selectSummary(
  tx: Tx,
  clubId: string,
  date: string,
  bounds: { from: number; to: number },
): Promise<SummaryRow> {
  const from = sql`${new Date(bounds.from).toISOString()}::timestamptz`;
  const to = sql`${new Date(bounds.to).toISOString()}::timestamptz`;
  const within = (column: Sql) => sql`${column} >= ${from} and ${column} < ${to}`;
  const nameOf = (id: Sql) => sql`(select u.name from users u where u.id = ${id})`;
  const [row] = await tx.query<SummaryRow>(sql`
    with moved as (${movedMoney(clubId, from, to)}),
    pieces as (
      select item_id, name, quantity, total from (${soldPieces(clubId, from, to)}) of_orders
      union all
      select c.item_id, c.name, c.quantity, c.total from consumptions c
      where c.club_id = ${clubId} and ${within(sql`c.created_at`)} and c.removed_at is null
    )
    select
      ${list(sql`
        select b.court_id, k.name as court_name, b.state, count(*)::int as count,
          sum(extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes, sum(b.price)::bigint as price
        from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
        where b.club_id = ${clubId} and ${within(sql`b.starts_at`)} and b.state <> 'hold'
        group by b.court_id, k.name, k.sort, b.state order by k.sort, b.court_id, b.state`)} as bookings,
      ${list(sql`
        select m.source, m.method, ${nameOf(sql`m.created_by`)} as taken_by, sum(m.count)::int as count,
          sum(m.received)::bigint as received, sum(m.refunded)::bigint as refunded
        from moved m group by m.source, m.method, m.created_by order by m.source, m.method, 3`)} as revenue,
      ${list(sql`
        select method, sum(greatest(amount, 0))::bigint as received, sum(greatest(-amount, 0))::bigint as refunded
        from ledger_entries
        where club_id = ${clubId} and method is not null and ${within(sql`created_at`)}
        group by method order by method`)} as credit,
      ${list(sql`
        select s.id, s.desk, ${isoInstant('s.opened_at')} as opened_at, ${nameOf(sql`s.opened_by`)} as opened_by_name,
          ${isoInstant('s.closed_at')} as closed_at, ${nameOf(sql`s.closed_by`)} as closed_by_name,
          e.total as expected, c.total as counted, c.total - e.total as difference
        from cash_sessions s
        left join lateral (select coalesce(sum(value::bigint), 0)::bigint as total
          from jsonb_each_text(s.expected)) e on s.expected is not null
        left join lateral (select coalesce(sum(value::bigint), 0)::bigint as total
          from jsonb_each_text(s.counted)) c on s.counted is not null
        where s.club_id = ${clubId} and s.opened_at < ${to} and (s.closed_at is null or s.closed_at >= ${from})
        order by s.opened_at, s.id`)} as cash,
      ${list(sql`
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
        where b.club_id = ${clubId} and ${within(sql`b.starts_at`)} and b.paid < b.price
          and b.state not in ('hold', 'cancelled')
        union all
        select 'consumption', c.id, c.booking_id, c.name, ${isoInstant('c.created_at')}, c.total, c.total - c.paid,
          coalesce((select json_agg(json_build_object('id', p.id, 'agreed', null,
              'name', trim(p.first_name || ' ' || p.last_name)))
            from players p where p.club_id = c.club_id and p.id = c.player_id), '[]'::json), '[]'::json
        from consumptions c
        where c.club_id = ${clubId} and ${within(sql`c.created_at`)} and c.removed_at is null
          and c.paid < c.quantity * c.unit_price
        union all
        select 'order', o.id, o.booking_id, o.number::text, ${isoInstant('o.created_at')}, o.total - o.refunded,
          o.total - o.refunded - o.paid,
          case when o.player_id is null and o.customer_name = '' then '[]'::json
            else json_build_array(json_build_object('id', o.id, 'agreed', null, 'name', coalesce(
              (select trim(p.first_name || ' ' || p.last_name) from players p
                where p.club_id = o.club_id and p.id = o.player_id), o.customer_name))) end, '[]'::json
        from orders o
        where o.club_id = ${clubId} and ${within(sql`o.created_at`)} and o.state = 'pending'
        order by 5, 2`)} as open,
      ${list(sql`
        select b.id, k.name as court_name, ${isoInstant('b.starts_at')} as start, b.state, b.price, b.paid,
          b.cancel_reason as reason, ${playersOf(sql`b.id`)} as players
        from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
        where b.club_id = ${clubId} and ${within(sql`b.starts_at`)} and b.state in ('cancelled', 'no_show')
        order by b.starts_at, b.id`)} as lost,
      ${list(sql`
        select item_id, name, sum(quantity)::int as quantity, sum(total)::bigint as total
        from pieces group by item_id, name order by sum(total) desc, name, item_id`)} as sales,
      ${list(sql`
        select id as item_id, name, stock, min_stock from items
        where club_id = ${clubId} and removed_at is null and active and track_stock and stock < min_stock
        order by name, id`)} as low_stock,
      ${list(sql`
        select b.id as booking_id, k.name as court_name, ${isoInstant('b.starts_at')} as start, n.text,
          ${nameOf(sql`n.author_id`)} as author_name
        from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
        join booking_notes n on n.club_id = b.club_id and (n.booking_id = b.id or n.series_id = b.series_id)
        where b.club_id = ${clubId} and ${within(sql`b.starts_at`)} and b.has_notes and b.state not in ('hold', 'cancelled')
        order by b.starts_at, b.id, n.created_at, n.id`)} as notes,
      (select json_build_object('closed_by_name', ${nameOf(sql`d.closed_by`)},
          'closed_at', ${isoInstant('d.closed_at')}, 'note', d.note, 'open_count', d.open_count,
          'open_sum', d.open_sum, 'open_cash', d.open_cash)
        from day_closes d where d.club_id = ${clubId} and d.date = ${date}::date) as close`);
  if (!row) throw new Error('a statement without a from has a row');
  return row;
}

/** Inserts the close of a day. Returns false if the day is closed already. */
export async function insertClose(
  tx: Tx,
  clubId: string,
  close: { date: string; by: string; note: string; openCount: number; openSum: number; openCash: number },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into day_closes (club_id, date, closed_by, note, open_count, open_sum, open_cash)
    values (${clubId}, ${close.date}::date, ${close.by}, ${close.note}, ${close.openCount}, ${close.openSum},
      ${close.openCash})
    on conflict (club_id, date) do nothing returning date`);
  return rows.length === 1;
}
