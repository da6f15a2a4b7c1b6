import type { GatewayStatus, OnlinePayment, PaymentMismatch } from '@canchero/shared-contracts/online-payment';

/** Status of a payment at the gateway with what the gateway's own status does not say. */
export type ShownStatus = GatewayStatus | 'partly_refunded' | 'mismatch';

/** Returns the status that staff are shown: a dispute outweighs a mismatch, and that an approval or refund. */
export function shownStatus({ status, mismatch, amount, refunds }: OnlinePayment): ShownStatus {
  if (status === 'charged_back' || status === 'in_mediation') return status;
  if (mismatch && status === 'approved') return 'mismatch';
  if (status !== 'approved') return status;
  const made = refunds.reduce((sum, refund) => (refund.state === 'confirmed' ? sum + refund.amount : sum), 0);
  if (made === 0) return 'approved';
  return made >= amount ? 'refunded' : 'partly_refunded';
}

/** Money at the gateway that the club has to settle; `amount` in centavos. */
interface OnlinePaymentAlert {
  key: string;
  kind: 'charged_back' | 'in_mediation' | 'refund_failed' | `mismatch.${PaymentMismatch}`;
  gatewayId: string;
  amount: number;
}

/** Returns what of a payment the club has to settle. */
export function alertsOf(payment: OnlinePayment): OnlinePaymentAlert[] {
  const { gateway_id: gatewayId, amount, mismatch, refunds } = payment;
  const status = shownStatus(payment);
  const alerts: OnlinePaymentAlert[] = [];
  if (status === 'charged_back' || status === 'in_mediation') {
    alerts.push({ key: `${gatewayId} ${status}`, kind: status, gatewayId, amount });
  }
  if (status === 'mismatch' && mismatch) {
    alerts.push({ key: `${gatewayId} mismatch`, kind: `mismatch.${mismatch}`, gatewayId, amount });
  }
  for (const [i, refund] of refunds.entries()) {
    if (refund.state !== 'failed') continue;
    alerts.push({ key: `${gatewayId} refund ${i}`, kind: 'refund_failed', gatewayId, amount: refund.amount });
  }
  return alerts;
}
