import type { PaymentMethod } from '@canchero/shared-contracts/payment';
import type { RevenueSource } from '@canchero/shared-contracts/report';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { movedMoney } from '../revenue-sql';

/** Payment or refund as a line of a file, with the date and the time of the club's clock. Amounts in centavos. */
export interface MoneyLine {
  date: string;
  time: string;
  source: RevenueSource;
  /** Name of the court or the item, or number of the order. */
  what: string | null;
  player: string | null;
  method: Exclude<PaymentMethod, 'player_credit'>;
  /** Name of the user who took or returned the payment; null for the gateway and for a deleted account. */
  taken_by: string | null;
  received: number;
  refunded: number;
}

/** Instants (epoch milliseconds) from and before which money moved. */
interface Bounds {
  from: number;
  to: number;
}

const moved = (clubId: string, { from, to }: Bounds): Sql => {
  const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  return movedMoney(clubId, instant(from), instant(to));
};

export async function countMoneyLines(tx: Tx, clubId: string, bounds: Bounds): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from (${moved(clubId, bounds)}) m`);
  return row?.count ?? 0;
}

/** Opens the cursor of the money that moved between two instants, by its moment; it lasts as long as the transaction. */
export async function openMoneyLines(
  tx: Tx,
  clubId: string,
  timezone: string,
  bounds: Bounds,
): Promise<(size: number) => Promise<MoneyLine[]>> {
  await tx.query(sql`
    declare money_lines no scroll cursor for
    select to_char(m.at at time zone ${timezone}, 'YYYY-MM-DD') as date,
      to_char(m.at at time zone ${timezone}, 'HH24:MI') as time, m.source, m.method, m.received, m.refunded,
      coalesce(c.name, o.number::text, k.name) as what, nullif(trim(l.first_name || ' ' || l.last_name), '') as player,
      (select u.name from users u where u.id = m.created_by) as taken_by
    from (${moved(clubId, bounds)}) m
    join payments p on p.club_id = ${clubId} and p.id = m.payment_id
    left join consumptions c on c.club_id = p.club_id and c.id = p.consumption_id
    left join orders o on o.club_id = p.club_id and o.id = p.order_id
    left join bookings b on b.club_id = p.club_id and b.id = p.booking_id
    left join courts k on k.club_id = b.club_id and k.id = b.court_id
    left join players l on l.club_id = p.club_id and l.id = p.player_id
    order by m.at, m.payment_id`);
  return (size) => tx.query<MoneyLine>(sql`fetch ${raw(String(size))} from money_lines`);
}
