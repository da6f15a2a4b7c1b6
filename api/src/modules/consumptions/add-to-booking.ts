import { bookingErrors } from '@canchero/shared-contracts/booking';
import { consumptionEvents, type NewConsumption } from '@canchero/shared-contracts/consumption';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { priceSale } from '../items/reads';
import { takeStock } from '../stock/writes';
import { insertConsumption, lockBookingState } from './sql';

/**
 * Locks a booking to which something is sold, so that it is not cancelled meanwhile.
 * @throws not_found, booking_cancelled
 */
export async function lockBookingForSale(tx: Tx, clubId: string, bookingId: string): Promise<void> {
  const state = await lockBookingState(tx, clubId, bookingId);
  if (state === null) throw AppError.of(commonErrors.not_found);
  if (state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
}

/**
 * Adds consumptions to a booking and takes their goods out of the stock. Items in `known` may be off sale.
 * @param uncounted pieces by item that were handed out before, when they were not counted: the stock is without them
 * @throws not_found, booking_cancelled, item_unavailable {item_id}, insufficient_stock {item_id, name, stock, wanted},
 *   comes_to_too_much {max, path}
 */
export async function addToBooking(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  lines: readonly NewConsumption[],
  known: readonly string[] = [],
  uncounted: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const { clubId, actorId: by } = actor;
  await lockBookingForSale(tx, clubId, bookingId);
  const priced = await priceSale(tx, clubId, lines, known);
  // always in the same order, so that two callers with several items cannot deadlock
  const inOrder = priced.toSorted((a, b) => (a.item_id ?? '').localeCompare(b.item_id ?? ''));
  const uncountedLeft = new Map(uncounted);
  for (const line of inOrder) {
    const row = { ...line, player_id: line.player_id ?? null };
    const consumptionId = await insertConsumption(tx, clubId, bookingId, row, by);
    const left = uncountedLeft.get(line.item_id ?? '') ?? 0;
    const out = Math.min(left, line.quantity);
    uncountedLeft.set(line.item_id ?? '', left - out);
    await takeStock(tx, clubId, { consumptionId, by }, [{ ...line, quantity: line.quantity - out }]);
  }
  const amount = priced.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  await publishChange(tx, actor, bookingId, { action: 'consumption.add', amount });
}

/** Publishes that the consumptions of a booking changed, and writes the audit. */
export async function publishChange(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  entry: { action: string; amount: number },
): Promise<void> {
  await appendEvent(tx, actor.clubId, consumptionEvents.changed, { booking_id: bookingId });
  await audit(tx, { ...actor, ...entry, object: { type: 'booking', id: bookingId } });
}
