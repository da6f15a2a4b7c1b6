import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/database';

interface Rows {
  bookings: { court_id: string; starts: number; ends: number; state: string; price: number; paid: number }[];
  payments: {
    id: string;
    at: number;
    kind: string;
    method: string;
    amount: number;
    voided: boolean;
    online: boolean;
  }[];
  refunds: { payment_id: string; at: number; amount: number; destination: string }[];
  orders: { id: string; at: number; state: string; total: number; refunded: number }[];
  lines: {
    order_id: string;
    seq: number;
    item_id: string;
    name: string;
    quantity: number;
    refunded: number;
    total: number;
  }[];
  consumptions: { item_id: string; name: string; quantity: number; total: number; at: number; removed: boolean }[];
}

const MINUTE_MS = 60_000;

/** Adds the rows of a club up by day, one by one, as `kept_booking_days` and `kept_money_days` define their columns. */
export async function sumsOfRows(tx: Tx, clubId: string, timezone: string) {
  const rows = await selectRows(tx, clubId);
  const dateOf = (at: number) => DateTime.fromMillis(at, { zone: timezone }).toFormat('yyyy-MM-dd');
  return { bookings: bookingSums(rows, dateOf), money: moneySums(rows, dateOf) };
}

async function selectRows(tx: Tx, clubId: string): Promise<Rows> {
  const list = (columns: string, table: string) =>
    sql([
      `coalesce((select json_agg(t) from (select ${columns} from ${table}
    where club_id = '${clubId}') t), '[]'::json)`,
    ]);
  const at = '(extract(epoch from created_at) * 1000)::bigint as at';
  const [row] = await tx.query<Rows>(sql`select
    ${list(
      `court_id, state, price, paid, (extract(epoch from starts_at) * 1000)::bigint as starts,
       (extract(epoch from ends_at) * 1000)::bigint as ends`,
      'bookings',
    )} as bookings,
    ${list(
      `id, ${at}, method, amount, voided_at is not null as voided,
       case when order_id is not null then 'order' when consumption_id is not null then 'consumption' else 'booking' end as kind,
       id in (select payment_id from gateway_payments) as online`,
      'payments',
    )} as payments,
    ${list(`payment_id, ${at}, amount, destination`, 'refunds')} as refunds,
    ${list(`id, ${at}, state, total, refunded`, 'orders')} as orders,
    ${list('order_id, seq, item_id, name, quantity, refunded, total', 'order_lines')} as lines,
    ${list(`item_id, name, quantity, total, ${at}, removed_at is not null as removed`, 'consumptions')} as consumptions`);
  if (!row) throw new Error('a statement without a from has a row');
  return row;
}

function bookingSums({ bookings }: Rows, dateOf: (at: number) => string) {
  const counted = bookings.filter(({ state }) => state !== 'hold' && state !== 'cancelled');
  return groups(counted, ({ starts }) => dateOf(starts)).map(([date, ofDay]) => {
    const open = ofDay.filter(({ price, paid }) => paid < price);
    return {
      date,
      bookings: ofDay.length,
      value: sum(ofDay, ({ price }) => price),
      open_count: open.length,
      open_sum: sum(open, ({ price, paid }) => price - paid),
      courts: groups(ofDay, ({ court_id }) => court_id).map(([court, ofCourt]) => [
        court,
        sum(ofCourt, ({ starts, ends }) => (ends - starts) / MINUTE_MS),
        ofCourt
          .map(({ starts, ends }) => [(starts - Date.parse(date)) / MINUTE_MS, (ends - starts) / MINUTE_MS])
          .sort(([a = 0], [b = 0]) => a - b),
      ]),
    };
  });
}

function moneySums({ payments, refunds, orders, lines, consumptions }: Rows, dateOf: (at: number) => string) {
  const isMoney = ({ method }: { method: string }) => method !== 'player_credit';
  const sourceOf = ({ kind, online }: Rows['payments'][number]) => (kind === 'booking' && online ? 'online' : kind);
  const moved = payments.filter(isMoney).flatMap((payment) => {
    const line = { source: sourceOf(payment), method: payment.method };
    return [
      ...(payment.voided ? [] : [{ ...line, at: payment.at, count: 1, received: payment.amount, refunded: 0 }]),
      ...refunds
        .filter(({ payment_id, destination }) => payment_id === payment.id && destination === 'money')
        .map(({ at, amount }) => ({ ...line, at, count: 0, received: 0, refunded: amount })),
    ];
  });
  const sold = orders.filter(({ state }) => state !== 'cancelled' && state !== 'refunded');
  const consumed = consumptions.filter(({ removed }) => !removed);
  const pieces = [...sold.flatMap((order) => soldPieces(order, lines)), ...consumed];
  const all = [...moved, ...sold, ...pieces].map(({ at }) => dateOf(at));
  return [...new Set(all)].sort().map((date) => {
    const ofDay = <Row extends { at: number }>(rows: readonly Row[]) => rows.filter(({ at }) => dateOf(at) === date);
    return {
      date,
      revenue: groups(ofDay(moved), ({ source, method }) => `${source} ${method}`).map(([, of]) => ({
        source: of[0]?.source,
        method: of[0]?.method,
        count: sum(of, ({ count }) => count),
        received: sum(of, ({ received }) => received),
        refunded: sum(of, ({ refunded }) => refunded),
      })),
      orders: ofDay(sold).length,
      sold: sum(ofDay(sold), ({ total, refunded }) => total - refunded) + sum(ofDay(consumed), ({ total }) => total),
      items: groups(ofDay(pieces), ({ name, item_id }) => `${name} ${item_id}`).map(([, of]) => ({
        item_id: of[0]?.item_id,
        name: of[0]?.name,
        quantity: sum(of, ({ quantity }) => quantity),
        total: sum(of, ({ total }) => total),
      })),
    };
  });
}

/** Spreads what an order came to over the pieces that were not refunded, so that they add up to it. */
function soldPieces({ id, at, total, refunded }: Rows['orders'][number], lines: Rows['lines']) {
  const left = lines
    .filter(({ order_id, quantity, refunded }) => order_id === id && quantity > refunded)
    .sort((a, b) => a.seq - b.seq)
    .map((line) => ({ ...line, quantity: line.quantity - line.refunded, of: line.quantity }));
  const worthOf = (line: (typeof left)[number]) => Math.round((line.total * line.quantity) / line.of);
  const worth = sum(left, worthOf);
  const upTo = (count: number) =>
    worth === 0 ? 0 : Math.round(((total - refunded) * sum(left.slice(0, count), worthOf)) / worth);
  return left.map((line, index) => ({ ...line, at, total: upTo(index + 1) - upTo(index) }));
}

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((all, row) => all + amount(row), 0);

/** Groups rows by a key, by key. */
function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
