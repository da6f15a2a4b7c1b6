import { AppError } from '@canchero/shared-contracts/core';
import { PLAYER_CREDIT, paymentErrors } from '@canchero/shared-contracts/payment';
import type { Tx } from '../../platform/db/database';
import { moveCredit } from '../players/writes';
import { insertPayment, type PaymentRow } from './sql';

/**
 * Writes a payment of what the caller has locked and checked, and takes a player's credit where that pays.
 * @throws credit_needs_player, insufficient_credit, cash_session_needed
 */
export async function takePayment(tx: Tx, clubId: string, row: PaymentRow): Promise<void> {
  if (row.method === PLAYER_CREDIT && !row.playerId) throw AppError.of(paymentErrors.credit_needs_player);
  const paymentId = await insertPayment(tx, clubId, row);
  if (row.method !== PLAYER_CREDIT || !row.playerId) return;
  await moveCredit(tx, clubId, { playerId: row.playerId, kind: 'payment', amount: -row.amount, paymentId, by: row.by });
}
