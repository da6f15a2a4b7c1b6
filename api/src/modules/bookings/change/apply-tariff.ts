import { randomUUID } from 'node:crypto';
import { bookingErrors, type ChangeScope, endOf } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { presentDebtors } from '../../payments/writes';
import { selectQuote } from '../../pricing/reads';
import { lockCurrent } from '../current-booking';
import { lockOccurrences, lockSeriesOf, updateOccurrences } from '../series/sql';
import { selectBooking, updateBooking } from '../sql';
import { undoSql } from '../undo/stored-undo';
import { placeOf } from './place';
import { selectFirstPlayers } from './price-by-players';

/**
 * Prices a booking by the club's rules. Money paid above the new price is the booking's surplus. Returns its JSON text.
 * @throws not_found also if the court is gone
 * @throws stale_version {current}
 * @throws booking_cancelled
 */
export async function applyTariff(tx: Tx, actor: Actor, bookingId: string, version: number): Promise<string> {
  const { clubId } = actor;
  const before = await lockCurrent(tx, clubId, bookingId, version);
  const quote = await selectQuote(tx, clubId, placeOf(before), before.first_player);
  if (!quote) throw AppError.of(commonErrors.not_found, { resource: 'court' });
  const { price } = quote;
  const action = 'booking.tariff';
  await audit(tx, { ...actor, action, object: { type: 'booking', id: bookingId }, fields: ['price'], amount: price });
  const set = sql`price = ${price}::bigint, price_agreed = false, undo = ${undoSql(actor, action)}`;
  const booking = await updateBooking(tx, clubId, bookingId, { name: 'tariff', set });
  await presentDebtors(tx, actor, { booking_id: bookingId });
  return booking;
}

/**
 * Prices a booking by the club's rules, together with the later or the future occurrences of its series, as one change.
 * Others with payments or a price set by hand keep theirs. Returns the JSON text of the booking, with `series`.
 * @throws not_found also if the court of one is gone
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws not_in_series
 */
export async function applySeriesTariff(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { version, scope, now }: { version: number; scope: Exclude<ChangeScope, 'one'>; now: Date },
): Promise<string> {
  const { clubId } = actor;
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  const here = await lockCurrent(tx, clubId, bookingId, version);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  const start = new Date(here.starts_at);
  const after = scope === 'from' && start > now ? start : now;
  const others = (await lockOccurrences(tx, clubId, seriesId, after)).filter((o) => o.id !== bookingId);
  const open = others.filter((o) => o.paid === 0);
  const wanted = [{ ...here, id: bookingId }, ...open.filter((o) => !o.price_agreed)];
  const ids = wanted.map((o) => o.id);
  const first = await selectFirstPlayers(tx, clubId, ids);
  const places = wanted.map(placeOf);
  const prices: number[] = [];
  for (const [i, place] of places.entries()) {
    const quote = await selectQuote(tx, clubId, place, first.get(ids[i] as string) ?? null);
    if (!quote) throw AppError.of(commonErrors.not_found, { resource: 'court' });
    prices.push(quote.price);
  }
  const action = 'booking.tariff';
  await updateOccurrences(tx, clubId, {
    ids,
    courtIds: places.map((p) => p.court_id),
    starts: places.map((p) => p.start),
    ends: places.map(endOf),
    eventType: null,
    description: null,
    prices,
    agreed: false,
    undo: undoSql(actor, action, { many: { change: randomUUID(), count: ids.length } }),
  });
  await presentDebtors(tx, actor, { booking_id: bookingId });
  const amount = prices[0] as number;
  await audit(tx, { ...actor, action, object: { type: 'series', id: seriesId }, fields: ['price'], amount });
  const booking = JSON.parse(found(await selectBooking(tx, clubId, bookingId))) as object;
  const series = { changed: ids.length, kept: 0, paid: others.length - open.length };
  return JSON.stringify({ ...booking, series });
}
