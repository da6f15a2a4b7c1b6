import { AppError } from '@canchero/shared-contracts/core';
import { onlineBookingErrors } from '@canchero/shared-contracts/online-booking';
import type { Tx } from '../../platform/db/database';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { collectorOf } from '../mercadopago/reads';
import { type Checkout, insertCheckout, openCheckoutRow, selectCheckoutOf } from './checkout-sql';
import { withToken } from './with-token';

/**
 * Milliseconds after which the job continues a checkout that a crash left right after its transaction; the caller has
 * given up by then.
 */
const TAKEN_OVER_AFTER_MS = 30_000;
/** Milliseconds between questions to the gateway about a checkout, in case its message was lost. */
export const RECONCILE_MS = 5 * 60_000;

export interface CheckoutStart {
  bookingId: string;
  /** Centavos. */
  amount: number;
  /** ISO-8601 UTC: the end of the place's hold. */
  expiresAt: string;
}

/**
 * Records that a booking is to be paid online. `openCheckout` passes it to the gateway once this transaction is
 * committed.
 * @throws online_payment_unavailable if the club has no connection that works
 */
export async function startCheckout(tx: Tx, clubId: string, start: CheckoutStart): Promise<void> {
  const collector = await collectorOf(tx, clubId);
  if (!collector) throw AppError.of(onlineBookingErrors.online_payment_unavailable);
  const { bookingId, amount, expiresAt } = start;
  const checkout = { club_id: clubId, booking_id: bookingId, amount, collector, expires_at: expiresAt };
  await insertCheckout(tx, checkout, TAKEN_OVER_AFTER_MS);
}

/**
 * Opens the checkout that was started for a booking, and returns the address at which it is paid; one that is open stays
 * as it is, so this may be called again.
 * @throws online_payment_unavailable if the gateway does not answer: the job tries again, and so may the caller
 */
export async function openCheckout(services: Services, clubId: string, bookingId: string): Promise<string> {
  const checkout = await services.db.tenant(clubId, (tx) => selectCheckoutOf(tx, clubId, bookingId));
  const unavailable = (cause?: unknown) => AppError.of(onlineBookingErrors.online_payment_unavailable, {}, { cause });
  if (!checkout) throw unavailable();
  try {
    const address = checkout.init_point ?? (await openAtGateway(services, checkout));
    if (address) return address;
  } catch (error) {
    if (!(error instanceof MercadoPagoError)) throw error;
    services.log.warn({ err: error, club: clubId }, 'a checkout was not opened');
    throw unavailable(error);
  }
  throw unavailable();
}

/**
 * Asks the gateway for a checkout and stores it. Two simultaneous calls may make two of the same reference; the payer
 * gets one of them. Returns null if the club is no longer connected with the account.
 * @throws MercadoPagoError
 */
export async function openAtGateway(services: Services, checkout: Checkout): Promise<string | null> {
  const { db, gateway, config } = services;
  const { club_id: clubId, id, title, amount, currency, collector, expires_at } = checkout;
  const made = await withToken(services, clubId, collector, (token) =>
    gateway.createCheckout(token, {
      reference: id,
      title,
      amount,
      currency,
      expiresAt: new Date(expires_at),
      resultUrl: `${config.publicUrl}/payment-result`,
      notificationUrl: `${config.publicUrl}/api/webhooks/mercadopago?source_news=webhooks&reference=${id}`,
    }),
  );
  if (!made) return null;
  return db.tenant(clubId, async (tx) => {
    await openCheckoutRow(tx, checkout, made, RECONCILE_MS);
    return (await selectCheckoutOf(tx, clubId, checkout.booking_id))?.init_point ?? null;
  });
}
