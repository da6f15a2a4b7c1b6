import type { Order, OrdersQuery, OrderTotals } from '@canchero/shared-contracts/order';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { inLastYear, inPeriod, onClubDays } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import { isoInstant } from '../../platform/db/iso-instant';
import { afterCursor, pageLimit } from '../../platform/db/paging';

/** Columns of a contract's `Order`, from `FROM`: order `o` with its player `y`. */
const ORDER = sql`
  o.id, o.number, o.state, o.customer_name, o.player_id,
  trim(y.first_name || ' ' || y.last_name) as player_name, o.booking_id,
  (select json_build_object('court_name', k.name,
      'start', ${isoInstant('b.starts_at')},
      'end', ${isoInstant('b.ends_at')})
    from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id
    where b.club_id = o.club_id and b.id = o.booking_id) as booking,
  o.subtotal, o.discount, o.total, o.refunded, o.paid, o.note, o.close_reason, o.created_by,
  (select u.name from users u where u.id = o.created_by) as created_by_name, o.created_at, o.version,
  (select json_agg(json_build_object('id', l.id, 'item_id', l.item_id, 'name', l.name, 'quantity', l.quantity,
      'unit_price', l.unit_price, 'discount', l.discount, 'subtotal', l.subtotal, 'total', l.total,
      'refunded', l.refunded, 'note', l.note)
      order by l.seq)
    from order_lines l where l.club_id = o.club_id and l.order_id = o.id) as lines,
  coalesce((select json_agg(json_build_object('id', p.id, 'method', p.method, 'amount', p.amount,
      'refunded', p.refunded, 'created_at', ${isoInstant('p.created_at')})
      order by p.created_at, p.id)
    from payments p where p.club_id = o.club_id and p.order_id = o.id and p.voided_at is null), '[]'::json) as payments,
  coalesce((select json_agg(json_build_object('id', r.id, 'amount', r.amount, 'reason', r.reason,
      'restocked', r.restocked,
      'created_by_name', (select u.name from users u where u.id = r.created_by),
      'created_at', ${isoInstant('r.created_at')},
      'lines', coalesce((
        select json_agg(json_build_object('line_id', n.line_id, 'quantity', n.quantity) order by l.seq)
        from order_refund_lines n join order_lines l on l.club_id = r.club_id and l.id = n.line_id
        where n.club_id = r.club_id and n.refund_id = r.id), '[]'::json)) order by r.seq)
    from order_refunds r where r.club_id = o.club_id and r.order_id = o.id), '[]'::json) as refunds`;
const FROM = raw('from orders o left join players y on y.club_id = o.club_id and y.id = o.player_id');

export async function selectOrder(tx: Tx, clubId: string, orderId: string): Promise<Order | null> {
  const [row] = await tx.query<Order>(sql`select ${ORDER} ${FROM} where o.club_id = ${clubId} and o.id = ${orderId}`);
  return row ?? null;
}

const LIST = { table: 'orders', alias: 'o', columns: ['created_at', 'id'] };

/** Selects the rows of a page, newest first, for `pageOf`. */
export const selectOrders = (tx: Tx, clubId: string, query: OrdersQuery, size: number): Promise<Order[]> =>
  tx.query<Order>(sql`
    select ${ORDER} ${FROM} where ${matching(clubId, query)} and ${afterCursor(LIST, clubId, query.cursor)}
    order by o.created_at desc, o.id desc ${pageLimit(size)}`);

/** Sums the paid and pending orders that a filter finds, in centavos. */
export async function selectTotals(tx: Tx, clubId: string, filter: OrdersQuery): Promise<OrderTotals> {
  const [row] = await tx.query<OrderTotals>(sql`
    select count(*)::int as count, coalesce(sum(o.total - o.refunded), 0)::bigint as total,
      coalesce(sum(o.paid), 0)::bigint as paid, coalesce(sum(o.total - o.refunded - o.paid), 0)::bigint as open
    ${FROM} where ${matching(clubId, filter)} and o.state in ('pending', 'paid')`);
  if (!row) throw new Error('an aggregate has a row');
  return row;
}

function periodOf({ state, from, to, player_id, booking_id, q }: OrdersQuery, clubId: string): Sql[] {
  const at = sql`o.created_at`;
  if (state === 'pending' || player_id || booking_id) return onClubDays(at, clubId, { from, to });
  return q && !from && !to ? inLastYear(at) : inPeriod(at, clubId, { from, to });
}

function matching(clubId: string, { state, from, to, player_id, booking_id, q }: OrdersQuery): Sql {
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`o.club_id = ${clubId}`,
    ...(state ? [sql`o.state = ${state}`] : []),
    ...periodOf({ state, from, to, player_id, booking_id, q }, clubId),
    ...(player_id ? [sql`o.player_id = ${player_id}`] : []),
    ...(booking_id ? [sql`o.booking_id = ${booking_id}`] : []),
    ...(q
      ? [
          sql`(o.number::text = ${q.replace(/^#/, '')} or fold(o.customer_name) like fold(${like})
            or y.search like fold(${like}))`,
        ]
      : []),
  ];
  return join(conditions, ' and ');
}

/** Returns the next order number. Until the transaction ends, other orders of the club wait for theirs. */
export async function nextNumber(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx.query<{ last: number }>(sql`
    insert into order_numbers (club_id, last) values (${clubId}, 1)
    on conflict (club_id) do update set last = order_numbers.last + 1 returning last`);
  return row?.last ?? 0;
}

/** Fields of an order that do not depend on its lines, but `subtotal`. Amounts in centavos. */
export interface OrderHead {
  customer_name: string;
  player_id: string | null;
  booking_id: string | null;
  discount: number;
  subtotal: number;
  note: string;
}

export const insertOrder = (
  tx: Tx,
  clubId: string,
  o: OrderHead & { id: string; number: number; by: string; contentHash: string },
): Promise<unknown> =>
  tx.query(sql`
    insert into orders (club_id, id, number, customer_name, player_id, booking_id, discount, subtotal, note, created_by,
      content_hash)
    values (${clubId}, ${o.id}, ${o.number}, ${o.customer_name}, ${o.player_id}, ${o.booking_id}, ${o.discount},
      ${o.subtotal}, ${o.note}, ${o.by}, ${o.contentHash})`);

/** Selects the hash of what an order's call asked for; undefined without such an order. */
export async function selectContentHash(tx: Tx, clubId: string, orderId: string): Promise<string | null | undefined> {
  const [row] = await tx.query<{ content_hash: string | null }>(sql`
    select content_hash from orders where club_id = ${clubId} and id = ${orderId}`);
  return row?.content_hash;
}

export const updateOrder = (tx: Tx, clubId: string, orderId: string, o: OrderHead): Promise<unknown> =>
  tx.query(sql`
    update orders set customer_name = ${o.customer_name}, player_id = ${o.player_id}, booking_id = ${o.booking_id},
      discount = ${o.discount}, subtotal = ${o.subtotal}, note = ${o.note}, version = version + 1
    where club_id = ${clubId} and id = ${orderId}`);

/** Line of an order; price, cost and discount in centavos. */
export interface LineRow {
  item_id: string | null;
  name: string;
  quantity: number;
  unit_price: number;
  unit_cost: number;
  discount: number;
  note: string;
}

/** Replaces all lines of an order. */
export async function replaceLines(tx: Tx, clubId: string, orderId: string, lines: readonly LineRow[]): Promise<void> {
  await tx.query(sql`delete from order_lines where club_id = ${clubId} and order_id = ${orderId}`);
  const rows = lines.map((line, seq) => ({ ...line, seq }));
  await tx.query(sql`
    insert into order_lines (club_id, order_id, seq, item_id, name, quantity, unit_price, unit_cost, discount, note)
    select ${clubId}, ${orderId}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(seq int, item_id uuid, name text, quantity int, unit_price bigint, unit_cost bigint, discount bigint,
        note text)`);
}

/** Locks an order until the transaction ends. Returns false if the club has no such order. */
export async function lockOrderRow(tx: Tx, clubId: string, orderId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select id from orders where club_id = ${clubId} and id = ${orderId} for no key update`);
  return rows.length === 1;
}

export const closeOrder = (
  tx: Tx,
  clubId: string,
  orderId: string,
  column: 'cancelled_at' | 'refunded_at',
  reason: string,
): Promise<unknown> =>
  tx.query(sql`
    update orders set ${raw(column)} = now(), close_reason = ${reason}, version = version + 1
    where club_id = ${clubId} and id = ${orderId}`);

/**
 * Inserts a refund of an order with its lines. Triggers add it to the order's and the lines' refunded sums, and refuse
 * more than was sold.
 */
export const insertRefund = (
  tx: Tx,
  clubId: string,
  r: {
    orderId: string;
    amount: number;
    reason: string;
    restock: boolean;
    by: string;
    lines: ReadonlyMap<string, number>;
  },
): Promise<unknown> => {
  const lines = [...r.lines].map(([line_id, quantity]) => ({ line_id, quantity }));
  return tx.query(sql`
    with refund as (
      insert into order_refunds (club_id, order_id, amount, reason, restocked, created_by)
      values (${clubId}, ${r.orderId}, ${r.amount}, ${r.reason}, ${r.restock}, ${r.by}) returning id
    )
    insert into order_refund_lines (club_id, refund_id, line_id, quantity)
    select ${clubId}, refund.id, l.line_id, l.quantity
    from refund, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(line_id uuid, quantity int)`);
};
