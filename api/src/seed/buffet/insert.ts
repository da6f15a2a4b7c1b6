import sql, { raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { DemoCashMovement, DemoCashSession } from './cash';
import type { DemoCategory, DemoItem } from './catalogue';
import type { DemoSales } from './sales';
import type { DemoStockMovement } from './stock';

export async function insertCatalogue(
  tx: Tx,
  clubId: string,
  categories: readonly DemoCategory[],
  items: readonly DemoItem[],
): Promise<void> {
  await tx.query(sql`
    insert into item_categories (club_id, id, name, sort)
    select ${clubId}, r.*
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as r(id uuid, name text, sort int)`);
  await tx.query(sql`
    insert into items (club_id, id, category_id, name, sku, price, cost, track_stock, min_stock, favorite, active)
    select ${clubId}, r.* from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r(
      id uuid, category_id uuid, name text, sku text, price bigint, cost bigint, track_stock boolean, min_stock int,
      favorite boolean, active boolean)`);
}

/** Inserts orders and consumptions, then their payments and refunds, then closes the orders. */
export async function insertSales(tx: Tx, clubId: string, sales: DemoSales, by: string): Promise<void> {
  const orders = JSON.stringify(sales.orders);
  await tx.query(sql`
    insert into orders (club_id, created_by, id, number, customer_name, player_id, discount, subtotal, note, created_at)
    select ${clubId}, ${by}, r.* from jsonb_to_recordset(${orders}::jsonb) as r(
      id uuid, number int, customer_name text, player_id uuid, discount bigint, subtotal bigint, note text,
      created_at timestamptz)`);
  await tx.query(sql`insert into order_numbers (club_id, last) values (${clubId}, ${sales.orders.length})`);
  await tx.query(sql`
    insert into order_lines (club_id, id, order_id, seq, item_id, name, quantity, unit_price, unit_cost)
    select ${clubId}, r.* from jsonb_to_recordset(${JSON.stringify(sales.lines)}::jsonb) as r(
      id uuid, order_id uuid, seq int, item_id uuid, name text, quantity int, unit_price bigint, unit_cost bigint)`);
  await tx.query(sql`
    insert into consumptions
      (club_id, created_by, id, booking_id, player_id, item_id, name, quantity, unit_price, unit_cost, created_at)
    select ${clubId}, ${by}, r.* from jsonb_to_recordset(${JSON.stringify(sales.consumptions)}::jsonb) as r(
      id uuid, booking_id uuid, player_id uuid, item_id uuid, name text, quantity int, unit_price bigint,
      unit_cost bigint, created_at timestamptz)`);
  await tx.query(sql`
    insert into payments
      (club_id, created_by, cash_session_id, id, order_id, consumption_id, player_id, method, amount, created_at)
    select ${clubId}, ${by}, ${sessionAt(clubId, raw('r.created_at'))}, r.*
    from jsonb_to_recordset(${JSON.stringify(sales.payments)}::jsonb) as r(id uuid, order_id uuid, consumption_id uuid,
      player_id uuid, method text, amount bigint, created_at timestamptz)`);
  await tx.query(sql`
    insert into refunds (club_id, payment_id, amount, destination, reason, created_by, cash_session_id, created_at)
    select ${clubId}, p.id, p.amount, 'money', r.close_reason, ${by}, p.cash_session_id,
      p.created_at + interval '3 minutes'
    from jsonb_to_recordset(${orders}::jsonb) as r(id uuid, state text, close_reason text)
    join payments p on p.club_id = ${clubId} and p.order_id = r.id where r.state = 'refunded'`);
  await insertPartRefunds(tx, clubId, sales, by);
  await tx.query(sql`
    update orders o set close_reason = r.close_reason,
      cancelled_at = case when r.state = 'cancelled' then o.created_at + interval '1 minute' end,
      refunded_at = case when r.state = 'refunded' then o.created_at + interval '3 minutes' end
    from jsonb_to_recordset(${orders}::jsonb) as r(id uuid, state text, close_reason text)
    where o.club_id = ${clubId} and o.id = r.id and r.state in ('cancelled', 'refunded')`);
}

/**
 * Inserts refunds of one line each, with the id of the line. A payment of the order that covers the amount is refunded.
 */
async function insertPartRefunds(tx: Tx, clubId: string, { refunds }: DemoSales, by: string): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as r(
    order_id uuid, line_id uuid, quantity int, amount bigint, reason text, created_at timestamptz)`;
  await tx.query(sql`
    insert into refunds (club_id, payment_id, amount, destination, reason, created_by, cash_session_id, created_at)
    select ${clubId}, p.id, r.amount, 'money', r.reason, ${by}, p.cash_session_id, r.created_at
    from ${given} join lateral (
      select * from payments p where p.club_id = ${clubId} and p.order_id = r.order_id and p.amount >= r.amount limit 1
    ) p on true`);
  await tx.query(sql`
    insert into order_refunds (club_id, id, order_id, amount, reason, restocked, created_by, created_at)
    select ${clubId}, r.line_id, r.order_id, r.amount, r.reason, false, ${by}, r.created_at from ${given}`);
  await tx.query(sql`
    insert into order_refund_lines (club_id, refund_id, line_id, quantity)
    select ${clubId}, r.line_id, r.line_id, r.quantity from ${given}`);
}

/** Inserts stock movements in their order; a trigger keeps the items' stock. */
export const insertStock = (tx: Tx, clubId: string, movements: readonly DemoStockMovement[], by: string) =>
  tx.query(sql`
    insert into stock_movements
      (club_id, created_by, stock_after, item_id, type, quantity, unit_cost, note, order_id, consumption_id, created_at)
    select ${clubId}, ${by}, 0, r.* from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as r(
      item_id uuid, type text, quantity int, unit_cost bigint, note text, order_id uuid, consumption_id uuid,
      created_at timestamptz)`);

/** Inserts cash sessions, the closed ones not counted yet, and their movements. */
export async function insertCash(
  tx: Tx,
  clubId: string,
  { sessions, movements }: { sessions: readonly DemoCashSession[]; movements: readonly DemoCashMovement[] },
  by: string,
): Promise<void> {
  await tx.query(sql`
    insert into cash_sessions
      (club_id, desk, opened_by, closed_by, counted, expected, id, opening_amount, opened_at, closed_at, note)
    select ${clubId}, 'buffet', ${by}, case when r.closed_at is not null then ${by}::uuid end,
      case when r.closed_at is not null then '{}'::jsonb end,
      case when r.closed_at is not null then '{}'::jsonb end, r.*
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as r(
      id uuid, opening_amount bigint, opened_at timestamptz, closed_at timestamptz, note text)`);
  await tx.query(sql`
    insert into cash_movements (club_id, created_by, session_id, type, amount, reason, created_at)
    select ${clubId}, ${by}, r.* from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as r(
      session_id uuid, type text, amount bigint, reason text, created_at timestamptz)`);
}

/**
 * Assigns to the sessions what bookings were paid in cash or at the end of play, then sets what each closed session
 * expected and counted.
 */
export async function countCash(
  tx: Tx,
  clubId: string,
  sessions: readonly DemoCashSession[],
  by: string,
): Promise<void> {
  await tx.query(sql`
    update payments p set cash_session_id = ${sessionAt(clubId, raw('p.created_at'))}, created_by = ${by}
    from bookings b
    where p.club_id = ${clubId} and b.club_id = ${clubId} and b.id = p.booking_id
      and (p.method = 'cash' or p.created_at = b.ends_at) and ${sessionAt(clubId, raw('p.created_at'))} is not null`);
  await tx.query(sql`
    with moved as (
      select cash_session_id as id, method, amount from payments
      where club_id = ${clubId} and cash_session_id is not null
      union all
      select r.cash_session_id, p.method, -r.amount from refunds r
      join payments p on p.club_id = r.club_id and p.id = r.payment_id
      where r.club_id = ${clubId} and r.cash_session_id is not null
      union all
      select session_id, 'cash', case type when 'in' then amount else -amount end
      from cash_movements where club_id = ${clubId}
      union all
      select id, 'cash', opening_amount from cash_sessions where club_id = ${clubId}
    ),
    sums as (select id, method, sum(amount)::bigint as amount from moved group by id, method),
    counts as (
      select s.id, jsonb_object_agg(s.method, s.amount) as expected,
        jsonb_object_agg(s.method, s.amount + case when s.method = 'cash' then r.off else 0 end) as counted
      from sums s join jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as r(id uuid, off bigint) on r.id = s.id
      group by s.id
    )
    update cash_sessions c set expected = n.expected, counted = n.counted from counts n
    where c.club_id = ${clubId} and c.id = n.id and c.closed_at is not null`);
}

/** SQL of the session that was open at an instant. */
const sessionAt = (clubId: string, time: Sql) => sql`(
  select s.id from cash_sessions s
  where s.club_id = ${clubId} and ${time} >= s.opened_at and ${time} < coalesce(s.closed_at, 'infinity'))`;
