import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { selectQuote } from '../../pricing/reads';
import { lockCurrent } from '../current-booking';
import { updateBooking } from '../sql';
import { undoSql } from '../undo/undo-sql';
import { placeOf } from './place';

/**
 * Prices a booking by the club's rules. What was paid above the new price is the booking's surplus. Returns its JSON
 * text.
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
  return updateBooking(tx, clubId, bookingId, { name: 'tariff', set });
}
