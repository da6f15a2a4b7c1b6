import { consumptionEvents } from '@canchero/shared-contracts/consumption';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type BookingPayments,
  type BulkPayment,
  checkAmount,
  type LineKind,
  type NewPayment,
  paymentErrors,
  settle,
} from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { touchBooking } from '../bookings/writes';
import { lockConsumption } from '../consumptions/writes';
import { announcePayment } from './announce';
import { bookingPayments, lockChargeable, type Money, moneyOf, standing } from './money';
import { takePayment } from './take';

/** A line of a payment; `number` of one in a bulk, from 0. */
interface Line {
  kind: LineKind;
  playerId: string | null;
  consumptionId?: string;
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
    return { kind, playerId, amount, number, ...(kind === 'consumption' && { consumptionId: id }) };
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
  const ofBooking = lines.filter((line) => line.consumptionId === undefined);
  checkLines(await moneyOf(tx, clubId, bookingId, price), price, ofBooking);
  for (const { playerId, amount } of ofBooking) {
    await takePayment(tx, clubId, { bookingId, playerId, method, amount, notes, by });
  }
  for (const { consumptionId, amount, number } of lines) {
    if (consumptionId === undefined) continue;
    const { open, player_id: playerId } = await lockConsumption(tx, clubId, { bookingId, consumptionId });
    const problem = checkAmount(amount, open);
    if (problem) throw AppError.of(paymentErrors[problem], { remaining: open, line: number });
    await takePayment(tx, clubId, { consumptionId, playerId, method, amount, notes, by });
  }
  if (ofBooking.length < lines.length) {
    await appendEvent(tx, clubId, consumptionEvents.changed, { booking_id: bookingId });
  }
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
