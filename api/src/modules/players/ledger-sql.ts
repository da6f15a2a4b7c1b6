import type { PaymentMethod } from '@canchero/shared-contracts/payment';
import type { LedgerEntry, LedgerKind } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { afterCursor, pageLimit } from '../../platform/db/paging';

export const LEDGER_PAGE = 25;

/** Movement of a player's credit. */
export interface LedgerMovement {
  playerId: string;
  kind: LedgerKind;
  /** Centavos, negative for credit that is spent or withdrawn. */
  amount: number;
  /** Set for deposits and withdrawals. */
  method?: PaymentMethod;
  /** Set for movements that come from a payment. */
  paymentId?: string;
  notes?: string;
  by: string | null;
}

/** Appends to a player's ledger. The database keeps the sum and refuses one below zero (`players_credit`). */
export async function insertMovement(tx: Tx, clubId: string, m: LedgerMovement): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into ledger_entries (club_id, player_id, kind, amount, method, payment_id, notes, created_by)
    values (${clubId}, ${m.playerId}, ${m.kind}, ${m.amount}, ${m.method ?? null}, ${m.paymentId ?? null},
      ${m.notes ?? ''}, ${m.by})
    returning id`);
  if (!row) throw new Error('a movement was not written');
  return row.id;
}

/** Locks a player and returns their credit in centavos; null if the club has no such player. */
export async function lockCredit(tx: Tx, clubId: string, playerId: string): Promise<number | null> {
  const [row] = await tx.query<{ credit: number }>(sql`
    select credit from players where club_id = ${clubId} and id = ${playerId} for no key update`);
  return row?.credit ?? null;
}

/** Selects a page of a player's movements, newest first; those before the movement `cursor` if given. */
export const selectLedger = (tx: Tx, clubId: string, playerId: string, cursor?: string): Promise<LedgerEntry[]> =>
  tx.query<LedgerEntry>(sql`
    select e.id, e.kind, e.amount, e.balance, e.method, p.booking_id, e.notes, e.created_by, e.created_at
    from (
      select l.*, sum(l.amount) over (order by l.seq)::bigint as balance from ledger_entries l
      where l.club_id = ${clubId} and l.player_id = ${playerId}
    ) e left join payments p on p.club_id = e.club_id and p.id = e.payment_id
    where ${afterCursor({ table: 'ledger_entries', alias: 'e', columns: ['seq'] }, clubId, cursor)}
    order by e.seq desc ${pageLimit(LEDGER_PAGE)}`);

/** Moves all movements of a player to another; both sums follow by trigger. */
export const moveLedger = (tx: Tx, clubId: string, from: string, to: string) =>
  tx.query(sql`
    update ledger_entries set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);
