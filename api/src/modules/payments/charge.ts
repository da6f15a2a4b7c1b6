import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type BookingPayments,
  type BulkPayment,
  checkAmount,
  type NewPayment,
  PLAYER_CREDIT,
  paymentErrors,
  settle,
} from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { moveCredit } from '../players/writes';
import { announcePayment } from './announce';
import { bookingPayments, lockChargeable, type Money, moneyOf, standing } from './money';
import { insertPayment, type PaymentRow } from './sql';

/** A line of a payment; `number` of one in a bulk, from 0. */
interface Line {
  kind: 'booking' | 'share';
  playerId: string | null;
  amount: number;
  number?: number;
}

/**
 * Charges up to what is open of a booking. For a player it may be more than their share: then they pay for others.
 * See the endpoint for its errors.
 */
export const addPayment = (tx: Tx, actor: Actor, bookingId: string, body: NewPayment): Promise<BookingPayments> => {
  const line: Line = { kind: 'booking', playerId: body.player_id ?? null, amount: body.amount };
  return charge(tx, actor, bookingId, body, [line]);
};

/** Charges several lines, all or none. A share takes no more than what is open of it. */
export const addBulkPayment = (
  tx: Tx,
  actor: Actor,
  bookingId: string,
  body: BulkPayment,
): Promise<BookingPayments> => {
  const lines = body.lines.map(({ kind, id, amount }, number): Line => {
    if (kind === 'booking' && id !== bookingId) throw AppError.of(commonErrors.not_found);
    const playerId = kind === 'share' ? id : null;
    return { kind, playerId, amount, number };
  });
  return charge(tx, actor, bookingId, body, lines);
};

async function charge(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { method, notes = '' }: Pick<NewPayment, 'method' | 'notes'>,
  lines: readonly Line[],
): Promise<BookingPayments> {
  const { clubId, actorId: by } = actor;
  const { price } = await lockChargeable(tx, clubId, bookingId);
  checkLines(await moneyOf(tx, clubId, bookingId, price), price, lines);
  for (const { playerId, amount } of lines) await pay(tx, clubId, { bookingId, playerId, method, amount, notes, by });
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const answer = await bookingPayments(tx, clubId, await touchBooking(tx, clubId, bookingId));
  await announcePayment(tx, answer.booking, { amount, gateway: 'in_place', by });
  await audit(tx, { ...actor, action: 'payment.create', object: { type: 'booking', id: bookingId }, amount });
  return answer;
}

/** Each line against what the ones before it leave open. */
function checkLines({ payments, sharers, settlement }: Money, price: number, lines: readonly Line[]): void {
  const standings = payments.map(standing);
  let now = settlement;
  for (const { kind, playerId, amount, number } of lines) {
    const where = number === undefined ? {} : { line: number };
    const share = now.shares.find((s) => s.player_id === playerId);
    if (playerId && !share) throw AppError.of(paymentErrors.player_not_in_booking, { player_id: playerId, ...where });
    const remaining = kind === 'share' && share ? share.open : now.remaining;
    const problem = checkAmount(amount, remaining);
    if (problem) throw AppError.of(paymentErrors[problem], { remaining, ...where });
    standings.push({ player_id: playerId, amount });
    now = settle(price, sharers, standings);
  }
}

async function pay(tx: Tx, clubId: string, row: PaymentRow): Promise<void> {
  if (row.method === PLAYER_CREDIT && !row.playerId) throw AppError.of(paymentErrors.credit_needs_player);
  const paymentId = await insertPayment(tx, clubId, row);
  if (row.method !== PLAYER_CREDIT || !row.playerId) return;
  await moveCredit(tx, clubId, { playerId: row.playerId, kind: 'payment', amount: -row.amount, paymentId, by: row.by });
}
