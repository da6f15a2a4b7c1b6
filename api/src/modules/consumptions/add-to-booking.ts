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
 * Adds what was consumed at a booking, and takes the stock; `had`: items that may be off sale by now.
 * @throws not_found, booking_cancelled, item_unavailable {item_id}, insufficient_stock {item_id, name, stock, wanted}
 */
export async function addToBooking(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  lines: readonly NewConsumption[],
  had: readonly string[] = [],
): Promise<void> {
  const { clubId, actorId: by } = actor;
  const state = await lockBookingState(tx, clubId, bookingId);
  if (state === null) throw AppError.of(commonErrors.not_found);
  if (state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
  const priced = await priceSale(tx, clubId, lines, had);
  // by item, so that two who add several things at once do not wait for each other in a circle
  const inOrder = priced.toSorted((a, b) => (a.item_id ?? '').localeCompare(b.item_id ?? ''));
  for (const line of inOrder) {
    const row = { ...line, player_id: line.player_id ?? null };
    const consumptionId = await insertConsumption(tx, clubId, bookingId, row, by);
    await takeStock(tx, clubId, { consumptionId, by }, [line]);
  }
  const amount = priced.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  await publishChange(tx, actor, bookingId, { action: 'consumption.add', amount });
}

/** What happened at a booking, publishChange to the club's open screens and the audit. */
export async function publishChange(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  entry: { action: string; amount: number },
): Promise<void> {
  await appendEvent(tx, actor.clubId, consumptionEvents.changed, { booking_id: bookingId });
  await audit(tx, { ...actor, ...entry, object: { type: 'booking', id: bookingId } });
}
