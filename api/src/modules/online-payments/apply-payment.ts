import { type Booking, storedReason } from '@canchero/shared-contracts/booking';
import {
  type GatewayStatus,
  onlinePaymentEvents,
  type PaymentMismatch,
} from '@canchero/shared-contracts/online-payment';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { sqlState } from '../../platform/db/pg-error';
import { appendEvent } from '../../platform/live/outbox';
import type { GatewayPayment } from '../../platform/payments/gateway';
import type { Services } from '../../platform/services';
import { confirmPaid, touchBooking } from '../bookings/writes';
import type { KnownType } from '../notifications/writes';
import { notifyOfPayment, recordOnlinePayment, refundOnlinePayment } from '../payments/writes';
import { type Checkout, lockCheckout, selectCheckout } from './checkout-sql';
import { gatewayAgent } from './gateway-agent';
import { putPayment, type StoredPayment, selectStored, settlePayment, tellPayer } from './payment-sql';
import { syncRefunds } from './sync-refunds';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Statuses in which the gateway has received the money, whatever became of it later. */
const RECEIVED: readonly GatewayStatus[] = ['approved', 'in_mediation', 'charged_back', 'refunded'];

/**
 * Applies what the gateway says of a payment now. It may be applied any number of times, at once and out of order: the
 * effect is that of its newest state, once.
 * @returns false if it belongs to no checkout of ours
 */
export async function applyPayment({ db }: Services, payment: GatewayPayment): Promise<boolean> {
  const { reference } = payment;
  if (!reference || !UUID.test(reference)) return false;
  const known = await db.platform((tx) => selectCheckout(tx, reference));
  if (!known) return false;
  const { club_id: clubId, id } = known;
  try {
    await db.tenant(clubId, async (tx) => apply(tx, await lockCheckout(tx, clubId, id), payment, true));
  } catch (error) {
    if (!isPlaceTaken(error)) throw error;
    await db.tenant(clubId, async (tx) => apply(tx, await lockCheckout(tx, clubId, id), payment, false));
  }
  return true;
}

/** Checks whether the database refused to give a place: another booking has it, it is blocked, or the club closed. */
const isPlaceTaken = (error: unknown) => ['23P01', 'CN409', 'CN404'].includes(sqlState(error)?.code ?? '');

/**
 * Stores what the gateway says of a payment, and takes or returns its money.
 * @param mayTake false if the place is known to be taken
 */
async function apply(tx: Tx, checkout: Checkout, payment: GatewayPayment, mayTake: boolean): Promise<void> {
  const { club_id: clubId } = checkout;
  const before = await selectStored(tx, clubId, payment.id);
  if (before && new Date(before.updated_at) > payment.updatedAt) return;
  const mismatch = mismatchOf(checkout, payment);
  await putPayment(tx, checkout, payment, mismatch);
  const received = RECEIVED.includes(payment.status);
  if (received && !mismatch && !before?.payment_id) await take(tx, checkout, payment, mayTake);
  const refunded = !mismatch && received && (await syncRefunds(tx, checkout, payment));
  const changed = before?.status !== payment.status || before.status_detail !== payment.statusDetail;
  if (changed || refunded) await report(tx, checkout, payment, before, mismatch);
}

/** Compares money at the gateway with what was asked for; null if it is that. */
function mismatchOf(checkout: Checkout, payment: GatewayPayment): PaymentMismatch | null {
  if (payment.collector !== checkout.collector) return 'collector';
  if (payment.currency !== checkout.currency) return 'currency';
  return payment.amount === checkout.amount ? null : 'amount';
}

/** Records received money as a payment of the booking. It is refunded if the booking has lost its place meanwhile. */
async function take(tx: Tx, checkout: Checkout, payment: GatewayPayment, mayTake: boolean): Promise<void> {
  const { club_id: clubId, booking_id: bookingId, amount } = checkout;
  const agent = gatewayAgent(clubId);
  const kept = payment.status === 'approved' || payment.status === 'in_mediation';
  const place = !kept ? 'stands' : mayTake ? await confirmPaid(tx, agent, bookingId) : 'gone';
  const row = { bookingId, playerId: null, method: payment.method, amount, notes: '', by: null };
  const recorded = await recordOnlinePayment(tx, clubId, row, kept && place !== 'gone');
  if (!recorded) throw new Error('a checkout has lost its booking');
  await settlePayment(tx, clubId, payment.id, recorded.paymentId);
  await audit(tx, { ...agent, action: 'payment.online', object: { type: 'booking', id: bookingId }, amount });
  if (place !== 'gone') return;
  await refundOnlinePayment(tx, agent, recorded.paymentId, { amount, reason: storedReason('late_payment') });
  await notifyOfPayment(
    tx,
    recorded.booking,
    { amount, method: payment.method, gateway: 'online', by: null },
    'payment.late',
  );
}

const NOTIFIED: Partial<Record<GatewayStatus, KnownType>> = {
  rejected: 'payment.failed',
  cancelled: 'payment.failed',
  charged_back: 'payment.charged_back',
};

/** Publishes a change to the club's screens; members are notified of what they have to know of. */
async function report(
  tx: Tx,
  { club_id: clubId, booking_id }: Checkout,
  { status, amount, method }: GatewayPayment,
  before: StoredPayment | null,
  mismatch: PaymentMismatch | null,
): Promise<void> {
  await appendEvent(tx, clubId, onlinePaymentEvents.changed, { booking_id, status, amount });
  const type = mismatch && RECEIVED.includes(status) ? 'payment.mismatch' : NOTIFIED[status];
  if (!type || before?.status === status) return;
  const booking = JSON.parse(await touchBooking(tx, clubId, booking_id)) as Booking;
  if (type === 'payment.failed') await tellPayer(tx, clubId, booking_id);
  await notifyOfPayment(tx, booking, { amount, method, gateway: 'online', by: null }, type);
  if (mismatch) {
    const object = { type: 'booking', id: booking_id };
    const reason = storedReason(`other_${mismatch}`);
    await audit(tx, { ...gatewayAgent(clubId), action: 'payment.online', object, outcome: 'refused', reason, amount });
  }
}
