import type { Booking } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import { type ChargeMethod, checkAmount, paymentErrors } from '@canchero/shared-contracts/payment';
import type { Debt, DebtPayment, PlayerDebts } from '@canchero/shared-contracts/player';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { touchPaidAtDesk } from '../bookings/writes';
import { checkPayable } from '../clubs/reads';
import { lockConsumptionById, publishConsumption } from '../consumptions/writes';
import { lockOrderRow, publishOrder } from '../orders/writes';
import { publishPayment } from './publish-payment';
import { selectDebts } from './reads';
import { recordPayment } from './record-payment';
import { lockBooking, takeAtDesk } from './sql';

/** Returns what a player owes at `now`, oldest first. */
export async function debtsOf(tx: Tx, clubId: string, playerId: string, now: Date): Promise<PlayerDebts> {
  const debts = (await selectDebts(tx, clubId, [playerId], now)).map(({ player_id: _, ...debt }) => debt);
  return { owed: sumOf(debts), debts };
}

/**
 * Records payments of what a player owes, oldest first as far as the amount goes, all or none. Locks all debts in the
 * order of their ids before reading them again, so that two collections at the same time charge nothing twice.
 * @throws amount_not_positive {remaining}, amount_exceeds_remaining {remaining}, insufficient_credit {credit},
 * fraction_of_currency {currency, path}, cash_session_needed {desk}
 */
export async function payDebts(
  tx: Tx,
  actor: Actor,
  playerId: string,
  { method, amount, notes = '', debts: chosen }: DebtPayment,
  now: Date,
): Promise<PlayerDebts> {
  const { clubId, actorId: by } = actor;
  const wanted = (debt: Debt) => !chosen || chosen.some(({ kind, id }) => kind === debt.kind && id === debt.id);
  const read = async () => (await debtsOf(tx, clubId, playerId, now)).debts.filter(wanted);
  await lockDebts(tx, clubId, await read());
  const debts = await read();
  const remaining = sumOf(debts);
  const problem = checkAmount(amount, remaining);
  if (problem) throw AppError.of(paymentErrors[problem], { remaining });
  await checkPayable(tx, clubId, { amount, sums: [remaining] });
  await takeAtDesk(tx, 'reception');
  let left = amount;
  for (const { kind, id, open } of debts) {
    const part = Math.min(left, open);
    if (part === 0) break;
    left -= part;
    await recordPayment(tx, clubId, { ...targetOf(kind, id), playerId, method, amount: part, notes, by });
    await publishPaid(tx, actor, { kind, id, amount: part, method });
  }
  await audit(tx, { ...actor, action: 'player.collect', object: { type: 'player', id: playerId }, amount });
  return debtsOf(tx, clubId, playerId, now);
}

const sumOf = (debts: readonly Debt[]) => debts.reduce((sum, { open }) => sum + open, 0);

const targetOf = (kind: Debt['kind'], id: string) =>
  kind === 'share' ? { bookingId: id } : kind === 'consumption' ? { consumptionId: id } : { orderId: id };

async function lockDebts(tx: Tx, clubId: string, debts: readonly Debt[]): Promise<void> {
  const ids = (kind: Debt['kind']) => debts.flatMap((debt) => (debt.kind === kind ? [debt.id] : [])).sort();
  for (const id of ids('share')) await lockBooking(tx, clubId, id);
  for (const id of ids('consumption')) await lockConsumptionById(tx, clubId, id);
  for (const id of ids('order')) await lockOrderRow(tx, clubId, id);
}

/** Publishes what a payment paid for. */
async function publishPaid(
  tx: Tx,
  actor: Actor,
  { kind, id, amount, method }: { kind: Debt['kind']; id: string; amount: number; method: ChargeMethod },
): Promise<void> {
  const { clubId, actorId: by } = actor;
  if (kind === 'consumption') return publishConsumption(tx, clubId, id);
  if (kind === 'order') return void (await publishOrder(tx, clubId, id));
  const booking = JSON.parse(await touchPaidAtDesk(tx, actor, id)) as Booking;
  await publishPayment(tx, booking, { amount, method, gateway: 'in_place', by });
}
