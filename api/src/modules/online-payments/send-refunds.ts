import type { Booking } from '@canchero/shared-contracts/booking';
import { onlinePaymentEvents } from '@canchero/shared-contracts/online-payment';
import { appendEvent } from '../../platform/live/outbox';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { touchBooking } from '../bookings/writes';
import { isConnectedWith } from '../mercadopago/reads';
import { notifyOfPayment } from '../payments/writes';
import { applyPayment } from './apply-payment';
import { backoff } from './backoff';
import { lockCheckout } from './checkout-sql';
import {
  claimRefunds,
  delayRefund,
  type GatewayRefund,
  selectRefunded,
  selectRefunds,
  setRefundState,
} from './refund-sql';
import { withToken } from './with-token';

const LEASE_MS = 60_000;

/**
 * Sends the refunds that are due. Each has a key of its own, so one that is sent again is made once. Those of an account
 * that the club has disconnected from fail: only the club can make them, at the gateway.
 */
export async function sendRefunds(services: Services): Promise<void> {
  const due = await services.db.platform((tx) => claimRefunds(tx, LEASE_MS));
  for (const refund of due) await sendRefund(services, refund);
}

async function sendRefund(services: Services, refund: GatewayRefund): Promise<void> {
  const { db, gateway, log } = services;
  const { club_id: clubId, gateway_id: paymentId, refund_id: key, amount } = refund;
  const { collector } = await db.tenant(clubId, async (tx) => {
    const { checkout_id } = await selectRefunded(tx, clubId, paymentId);
    return lockCheckout(tx, clubId, checkout_id);
  });
  const delay = () => db.tenant(clubId, (tx) => delayRefund(tx, refund, backoff(refund.attempts)));
  try {
    const status = await withToken(services, clubId, collector, (token) =>
      gateway.refund(token, { paymentId, amount, key }),
    );
    if (status === 'confirmed') await confirm(services, refund);
    else if (status === 'failed' || (status === null && !(await mayBeSent(services, clubId, collector)))) {
      await fail(services, refund);
    } else await delay();
  } catch (error) {
    log.warn({ err: error, club: clubId }, 'a refund was not made');
    if (!(error instanceof MercadoPagoError && error.kind === 'refused')) return void (await delay());
    await readAgain(services, refund, collector);
    await fail(services, refund);
  }
}

/** Checks whether a refund for which there is no token now may get one: the club is still connected with the account. */
const mayBeSent = ({ db }: Services, clubId: string, collector: string): Promise<boolean> =>
  db.platform((tx) => isConnectedWith(tx, clubId, collector));

/** Reads the payment again: perhaps it was refunded at the gateway itself, which this refund then is. */
async function readAgain(services: Services, refund: GatewayRefund, collector: string): Promise<void> {
  const { gateway } = services;
  const payment = await withToken(services, refund.club_id, collector, (token) =>
    gateway.getPayment(token, refund.gateway_id),
  );
  if (payment) await applyPayment(services, payment);
}

const confirm = ({ db }: Services, refund: GatewayRefund): Promise<void> =>
  db.tenant(refund.club_id, async (tx) => {
    const { booking_id } = await selectRefunded(tx, refund.club_id, refund.gateway_id);
    await setRefundState(tx, refund, 'confirmed');
    await appendEvent(tx, refund.club_id, onlinePaymentEvents.changed, {
      booking_id,
      status: 'refunded',
      amount: refund.amount,
    });
  });

/** Marks a refund as failed, unless it turned out to be made, and notifies the club. */
const fail = ({ db }: Services, refund: GatewayRefund): Promise<void> =>
  db.tenant(refund.club_id, async (tx) => {
    const { club_id: clubId, gateway_id, refund_id, amount } = refund;
    const { booking_id, checkout_id } = await selectRefunded(tx, clubId, gateway_id);
    await lockCheckout(tx, clubId, checkout_id);
    const [now] = (await selectRefunds(tx, clubId, gateway_id)).filter((one) => one.refund_id === refund_id);
    if (now?.state !== 'pending') return;
    await setRefundState(tx, refund, 'failed');
    const booking = JSON.parse(await touchBooking(tx, clubId, booking_id)) as Booking;
    await notifyOfPayment(tx, booking, { amount, gateway: 'online', by: null }, 'payment.refund_failed');
  });
