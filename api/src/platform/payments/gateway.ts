import type { GatewayStatus } from '@canchero/shared-contracts/online-payment';
import type { PaymentMethod } from '@canchero/shared-contracts/payment';

/** Payment as the gateway describes it. Amounts in centavos. */
export interface GatewayPayment {
  id: string;
  status: GatewayStatus;
  statusDetail: string;
  amount: number;
  /** Sum of its refunds. */
  refunded: number;
  currency: string;
  /** Account that received the money. */
  collector: string;
  /** Reference of the checkout; null if the payment was not made in one of ours. */
  reference: string | null;
  method: PaymentMethod;
  updatedAt: Date;
}

/** Money to collect. */
export interface CheckoutRequest {
  /** Reference that payments repeat, and idempotency key of the call. */
  reference: string;
  title: string;
  /** Centavos. */
  amount: number;
  currency: string;
  expiresAt: Date;
  /** Addresses for the payer to return to, and for messages. */
  resultUrl: string;
  notificationUrl: string;
}

/**
 * Calls that payments need of a gateway. `token` is that of the account that receives the money. All calls may be
 * repeated: a write with the same key has its effect once.
 * @throws MercadoPagoError
 */
export interface PaymentGateway {
  createCheckout(token: string, request: CheckoutRequest): Promise<{ id: string; initPoint: string }>;
  /** Null if the account has no such payment. */
  getPayment(token: string, id: string): Promise<GatewayPayment | null>;
  findPayments(token: string, reference: string): Promise<GatewayPayment[]>;
  /**
   * Refunds a payment, whole or in part. `pending`: the gateway has not decided yet; the same call asks again.
   * @param amount centavos
   */
  refund(
    token: string,
    refund: { paymentId: string; amount: number; key: string },
  ): Promise<'confirmed' | 'pending' | 'failed'>;
}
