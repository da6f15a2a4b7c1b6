import { bookingErrors } from '@canchero/shared-contracts/booking';
import {
  type BookingConsumptions,
  type Consumption,
  type ConsumptionChange,
  type ConsumptionCharge,
  type ConsumptionPage,
  type ConsumptionRemoval,
  type ConsumptionsQuery,
  consumptionErrors,
  type NewConsumptions,
} from '@canchero/shared-contracts/consumption';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { paymentErrors } from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { pageOf } from '../../platform/db/paging';
import { selectBooking } from '../bookings/reads';
import { checkUnitPrice, checkWorth } from '../items/reads';
import { presentDebtors, recordPayment } from '../payments/writes';
import { restock, retakeStock, settleStock } from '../stock/writes';
import { addToBooking, publishChange } from './add-to-booking';
import {
  type ConsumptionPlace,
  lockBookingState,
  lockConsumptions,
  markRemoved,
  markRestored,
  selectByIds,
  selectConsumptions,
  selectOfBooking,
  selectTotals,
  updateConsumption,
} from './sql';
import { lockConsumption } from './writes';

const PAGE = 50;

/** Lists the consumptions that a filter finds, newest first; the totals come with the first page only. */
export async function listConsumptions(tx: Tx, clubId: string, query: ConsumptionsQuery): Promise<ConsumptionPage> {
  const page = pageOf(await selectConsumptions(tx, clubId, query, PAGE), PAGE);
  return { ...page, totals: query.cursor ? null : await selectTotals(tx, clubId, query) };
}

/** Returns the consumptions of a booking with their totals. @throws not_found */
export async function consumptionsOfBooking(tx: Tx, clubId: string, bookingId: string): Promise<BookingConsumptions> {
  if (!(await selectBooking(tx, clubId, bookingId))) throw AppError.of(commonErrors.not_found);
  return listed(tx, clubId, bookingId);
}

async function listed(tx: Tx, clubId: string, bookingId: string): Promise<BookingConsumptions> {
  const items = await selectOfBooking(tx, clubId, bookingId);
  return { items, totals: await selectTotals(tx, clubId, { booking_id: bookingId }) };
}

/** Adds consumptions to a booking and returns all it has. @throws those of `addToBooking` */
export async function addConsumptions(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { lines }: NewConsumptions,
): Promise<BookingConsumptions> {
  await addToBooking(tx, actor, bookingId, lines);
  return listed(tx, actor.clubId, bookingId);
}

/**
 * Changes quantity, price or player of a consumption; the stock follows the quantity. At a cancelled booking nothing is
 * sold any more: neither quantity nor price rises there.
 * @throws not_found, stale_version {current}, booking_cancelled, consumption_has_payments {paid},
 *   insufficient_stock {item_id, name, stock, wanted}, comes_to_too_much {max, path}
 */
export async function changeConsumption(
  tx: Tx,
  actor: Actor,
  place: ConsumptionPlace,
  change: ConsumptionChange,
): Promise<Consumption> {
  const { clubId, actorId: by } = actor;
  const { bookingId, consumptionId } = place;
  // first, as payments do; so that it is not cancelled meanwhile
  const state = await lockBookingState(tx, clubId, bookingId);
  const locked = await lockConsumption(tx, clubId, place);
  const before = await one(tx, clubId, consumptionId);
  if (locked.version !== change.version) throw AppError.of(commonErrors.stale_version, { current: before });
  const { quantity = before.quantity, unit_price = before.unit_price, player_id = before.player_id } = change;
  checkUnitPrice(change.unit_price, 'unit_price');
  checkWorth(quantity * unit_price, 'quantity');
  if (state === 'cancelled' && (quantity > before.quantity || unit_price > before.unit_price)) {
    throw AppError.of(bookingErrors.booking_cancelled);
  }
  if (quantity * unit_price < locked.paid) {
    throw AppError.of(consumptionErrors.consumption_has_payments, { paid: locked.paid });
  }
  await updateConsumption(tx, clubId, consumptionId, { quantity, unit_price, player_id });
  await settleStock(tx, clubId, { consumptionId, by }, [locked], [{ ...locked, quantity }]);
  await presentDebtors(tx, actor, { consumption_id: consumptionId });
  await publishChange(tx, actor, bookingId, { action: 'consumption.change', amount: quantity * unit_price });
  return one(tx, clubId, consumptionId);
}

/**
 * Removes a consumption for which nothing was paid, and restocks it, unless another version of it was shown to whoever
 * removes it.
 * @throws not_found, consumption_has_payments {paid}, stale_version {current}
 */
export async function removeConsumption(
  tx: Tx,
  actor: Actor,
  place: ConsumptionPlace,
  { version: shown }: ConsumptionRemoval,
): Promise<void> {
  const { clubId, actorId: by } = actor;
  // first, as payments do; the trigger that keeps `has_consumptions` locks it too
  await lockBookingState(tx, clubId, place.bookingId);
  const locked = await lockConsumption(tx, clubId, place);
  const { paid, open, version } = locked;
  if (paid > 0) throw AppError.of(consumptionErrors.consumption_has_payments, { paid });
  if (shown !== undefined && shown !== version) {
    throw AppError.of(commonErrors.stale_version, { current: await one(tx, clubId, place.consumptionId) });
  }
  await restock(tx, clubId, { consumptionId: place.consumptionId, by }, [locked]);
  await markRemoved(tx, clubId, place.consumptionId);
  await publishChange(tx, actor, place.bookingId, { action: 'consumption.remove', amount: open });
}

/**
 * Takes back the removal of a consumption and returns all that the booking has. The line comes back as it was, also of
 * an item that is off sale by now and of a cancelled booking. One that is there already stays.
 * @throws not_found, insufficient_stock {item_id, name, stock, wanted}
 */
export async function restoreConsumption(tx: Tx, actor: Actor, place: ConsumptionPlace): Promise<BookingConsumptions> {
  const { clubId, actorId: by } = actor;
  await lockBookingState(tx, clubId, place.bookingId);
  const restored = await markRestored(tx, clubId, place);
  if (restored) {
    await retakeStock(tx, clubId, { consumptionId: place.consumptionId, by }, restored);
    await publishChange(tx, actor, place.bookingId, { action: 'consumption.add', amount: restored.total });
  } else await lockConsumption(tx, clubId, place);
  return listed(tx, clubId, place.bookingId);
}

/**
 * Records a payment of all that is open of each consumption, unless another `total` was shown to whoever charges.
 * @throws not_found, stale_version {current}, amount_not_positive {remaining}, credit_needs_player,
 *   insufficient_credit {credit}, cash_session_needed {desk}
 */
export async function payConsumptions(
  tx: Tx,
  actor: Actor,
  { method, ids, total }: ConsumptionCharge,
): Promise<Consumption[]> {
  const { clubId, actorId: by } = actor;
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const locked = await lockConsumptions(tx, clubId, wanted);
  if (locked.length < wanted.length) throw AppError.of(commonErrors.not_found);
  if (total !== undefined && total !== sumOf(locked)) {
    throw AppError.of(commonErrors.stale_version, { current: await selectByIds(tx, clubId, wanted) });
  }
  for (const { id: consumptionId, player_id: playerId, open: amount } of locked) {
    if (amount === 0) throw AppError.of(paymentErrors.amount_not_positive, { remaining: 0 });
    await recordPayment(tx, clubId, { consumptionId, playerId, method, amount, notes: '', by });
  }
  for (const bookingId of new Set(locked.map((c) => c.booking_id))) {
    const amount = sumOf(locked.filter((c) => c.booking_id === bookingId));
    await publishChange(tx, actor, bookingId, { action: 'consumption.pay', amount });
  }
  return selectByIds(tx, clubId, wanted);
}

const sumOf = (locked: readonly { open: number }[]) => locked.reduce((sum, { open }) => sum + open, 0);

async function one(tx: Tx, clubId: string, consumptionId: string): Promise<Consumption> {
  const [consumption] = await selectByIds(tx, clubId, [consumptionId]);
  if (!consumption) throw new Error('a locked consumption is gone');
  return consumption;
}
