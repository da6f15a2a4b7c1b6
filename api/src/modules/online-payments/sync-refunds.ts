import { storedReason } from '@canchero/shared-contracts/booking';
import type { Tx } from '../../platform/db/database';
import type { GatewayPayment } from '../../platform/payments/gateway';
import { lockForPlayer } from '../bookings/writes';
import { refundOnlinePayment } from '../payments/writes';
import type { Checkout } from './checkout-sql';
import { gatewayAgent } from './gateway-agent';
import { selectStored } from './payment-sql';
import { type GatewayRefund, selectRefunds, setRefundState } from './refund-sql';

/**
 * Brings the refunds of a payment in line with what the gateway has refunded: records what the club refunded there, and
 * confirms what was asked of it. Returns whether anything changed.
 */
export async function syncRefunds(tx: Tx, checkout: Checkout, payment: GatewayPayment): Promise<boolean> {
  const { club_id: clubId, booking_id: bookingId } = checkout;
  const stored = await selectStored(tx, clubId, payment.id);
  if (!stored?.payment_id || payment.refunded === 0) return false;
  await lockForPlayer(tx, clubId, bookingId);
  const known = sumOf(await selectRefunds(tx, clubId, payment.id));
  if (payment.refunded > known) {
    const amount = payment.refunded - known;
    await refundOnlinePayment(tx, gatewayAgent(clubId), stored.payment_id, {
      amount,
      reason: storedReason('refunded_at_gateway'),
    });
  }
  const refunds = await selectRefunds(tx, clubId, payment.id);
  let left = payment.refunded - sumOf(refunds.filter(({ state }) => state === 'confirmed'));
  let changed = false;
  for (const refund of refunds) {
    if (refund.state === 'confirmed' || refund.amount > left) continue;
    left -= refund.amount;
    changed = true;
    await setRefundState(tx, refund, 'confirmed');
  }
  return changed;
}

const sumOf = (refunds: readonly GatewayRefund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);
