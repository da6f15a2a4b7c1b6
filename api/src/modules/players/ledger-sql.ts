import type { PaymentMethod } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export type LedgerKind = 'deposit' | 'withdrawal' | 'adjustment' | 'surplus' | 'payment' | 'reversal';

/** One movement of a player's credit; `amount` in centavos, negative when credit goes. */
export interface LedgerMovement {
  playerId: string;
  kind: LedgerKind;
  amount: number;
  /** Of deposits and withdrawals. */
  method?: PaymentMethod;
  /** Of what comes from a payment. */
  paymentId?: string;
  notes?: string;
  by: string | null;
}

/** Appends to a player's ledger; the database keeps the sum and refuses one below zero (`players_credit`). */
export async function insertMovement(tx: Tx, clubId: string, m: LedgerMovement): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into ledger_entries (club_id, player_id, kind, amount, method, payment_id, notes, created_by)
    values (${clubId}, ${m.playerId}, ${m.kind}, ${m.amount}, ${m.method ?? null}, ${m.paymentId ?? null},
      ${m.notes ?? ''}, ${m.by})
    returning id`);
  if (!row) throw new Error('a movement was not written');
  return row.id;
}

/** Takes a player for this transaction and answers their credit; null when the club has no such player. */
export async function lockCredit(tx: Tx, clubId: string, playerId: string): Promise<number | null> {
  const [row] = await tx.query<{ credit: number }>(sql`
    select credit from players where club_id = ${clubId} and id = ${playerId} for no key update`);
  return row?.credit ?? null;
}
