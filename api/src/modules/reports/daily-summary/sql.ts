import type { NetPayment, Sharer } from '@canchero/shared-contracts/payment';
import type { DailySummary, OpenAmount } from '@canchero/shared-contracts/report';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import {
  bookingsOfDay,
  cashSessions,
  closeOfDay,
  creditMoved,
  itemsToBuy,
  lostBookings,
  moneyMoved,
  notesOfBookings,
  openAmounts,
  soldItems,
} from './sections-sql';

/** Open amount whose debtors are not worked out yet. */
export interface OpenRow extends Omit<OpenAmount, 'players'> {
  price: number;
  sharers: (Sharer & { name: string })[];
  payments: NetPayment[];
}

export type SummaryRow = Omit<DailySummary, 'date' | 'open'> & { open: OpenRow[] };

const list = (rows: Sql): Sql => sql`coalesce((select json_agg(x) from (${rows}) x), '[]'::json)`;

/** Selects a day of a club, from its midnight to the next (epoch milliseconds), in one statement. */
export async function selectSummary(
  tx: Tx,
  clubId: string,
  date: string,
  bounds: { from: number; to: number },
): Promise<SummaryRow> {
  const instant = (epochMs: number) => sql`${new Date(epochMs).toISOString()}::timestamptz`;
  const day = { clubId, date, from: instant(bounds.from), to: instant(bounds.to) };
  const [row] = await tx.query<SummaryRow>(sql`
    select
      ${list(bookingsOfDay(day))} as bookings,
      ${list(moneyMoved(day))} as revenue,
      ${list(creditMoved(day))} as credit,
      ${list(cashSessions(day))} as cash,
      ${list(openAmounts(day))} as open,
      ${list(lostBookings(day))} as lost,
      ${list(soldItems(day))} as sales,
      ${list(itemsToBuy(day))} as low_stock,
      ${list(notesOfBookings(day))} as notes,
      (${closeOfDay(day)}) as close`);
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
