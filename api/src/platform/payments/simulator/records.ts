import type { GatewayStatus } from '@canchero/shared-contracts/online-payment';

/** Preference as a seller made it: what it asked for, and what was added. */
export interface SimulatedPreference {
  id: string;
  sellerId: number;
  /** Sum of the items, in pesos. */
  total: number;
  currency: string;
  reference: string | null;
  notificationUrl: string | null;
  backUrls: { success?: string; pending?: string; failure?: string };
  expiresAt: Date | null;
  title: string;
  request: Record<string, unknown>;
}

/** Charge of an agreement that was paid; amount in pesos. */
export interface PaidCharge {
  paymentId: number;
  amount: number;
  agreement: Pick<SimulatedPreference, 'id' | 'sellerId' | 'currency' | 'reference' | 'title'>;
}

export interface SimulatedRefund {
  id: number;
  amount: number;
  createdAt: Date;
}

export interface SimulatedPayment {
  id: number;
  sellerId: number;
  preference: SimulatedPreference;
  status: GatewayStatus;
  statusDetail: string;
  /** Amount in pesos, like refunds. */
  amount: number;
  currency: string;
  createdAt: Date;
  updatedAt: Date;
  refunds: SimulatedRefund[];
}

/** Returns what was refunded of a payment, in pesos. */
export const refundedOf = ({ refunds }: SimulatedPayment): number =>
  Math.round(refunds.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;

/** Describes a payment in the form of Mercado Pago. */
export const paymentJson = (p: SimulatedPayment): Record<string, unknown> => ({
  id: p.id,
  date_created: p.createdAt.toISOString(),
  date_approved: p.status === 'approved' ? p.updatedAt.toISOString() : null,
  date_last_updated: p.updatedAt.toISOString(),
  operation_type: 'regular_payment',
  payment_method_id: 'visa',
  payment_type_id: 'credit_card',
  status: p.status,
  status_detail: p.statusDetail,
  currency_id: p.currency,
  description: p.preference.title,
  live_mode: false,
  collector_id: p.sellerId,
  external_reference: p.preference.reference,
  transaction_amount: p.amount,
  transaction_amount_refunded: refundedOf(p),
  installments: 1,
  refunds: p.refunds.map((refund) => refundJson(p, refund)),
});

export const refundJson = (p: SimulatedPayment, { id, amount, createdAt }: SimulatedRefund) => ({
  id,
  payment_id: p.id,
  amount,
  status: 'approved',
  date_created: createdAt.toISOString(),
});

export const preferenceJson = (p: SimulatedPreference, publicUrl: string): Record<string, unknown> => {
  const address = `${publicUrl}/checkout/v1/redirect?pref_id=${p.id}`;
  return { ...p.request, id: p.id, collector_id: p.sellerId, init_point: address, sandbox_init_point: address };
};
