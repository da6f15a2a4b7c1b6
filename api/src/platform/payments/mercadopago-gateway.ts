import { GATEWAY_STATUSES } from '@canchero/shared-contracts/online-payment';
import type { PaymentMethod } from '@canchero/shared-contracts/payment';
import { z } from 'zod';
import type { CheckoutRequest, GatewayPayment, PaymentGateway } from './gateway';
import { MercadoPagoError, type MercadoPagoSettings } from './mercadopago';
import { callMercadoPago, readAnswer } from './mercadopago-call';

const Id = z.union([z.string(), z.number()]).transform(String);
const Pesos = z.number().transform((pesos) => Math.round(pesos * 100));

const Preference = z.object({ id: z.string(), init_point: z.string() });
const PaymentAnswer = z.object({
  id: Id,
  status: z.enum(GATEWAY_STATUSES),
  status_detail: z.string().nullish(),
  transaction_amount: Pesos,
  transaction_amount_refunded: Pesos.nullish(),
  currency_id: z.string(),
  collector_id: Id.nullish(),
  external_reference: z.string().nullish(),
  payment_type_id: z.string().nullish(),
  date_created: z.coerce.date().nullish(),
  date_last_updated: z.coerce.date().nullish(),
});
const RefundAnswer = z.object({ id: Id, status: z.string().default('approved') });
const Found = z.object({ results: z.array(PaymentAnswer) });

/** Types of payment by their names there; others, such as the balance of an account, count as `other`. */
const METHODS: Readonly<Record<string, PaymentMethod>> = {
  credit_card: 'credit_card',
  debit_card: 'debit_card',
  prepaid_card: 'debit_card',
  bank_transfer: 'transfer',
};

/**
 * Payments over Mercado Pago's Checkout Pro. `send` is `fetch` or the simulator's.
 * @see https://www.mercadopago.com.ar/developers/en/reference/preferences/_checkout_preferences/post
 * @see https://www.mercadopago.com.ar/developers/en/reference/payments/_payments_id/get
 */
export class MercadoPagoGateway implements PaymentGateway {
  constructor(
    private readonly settings: Pick<MercadoPagoSettings, 'apiUrl'>,
    private readonly send: typeof fetch = fetch,
  ) {}

  async createCheckout(token: string, request: CheckoutRequest): Promise<{ id: string; initPoint: string }> {
    const { reference, title, amount, currency, expiresAt, resultUrl, notificationUrl } = request;
    const answer = await this.call(token, {
      method: 'POST',
      path: '/checkout/preferences',
      key: reference,
      body: {
        items: [{ id: reference, title, quantity: 1, unit_price: amount / 100, currency_id: currency }],
        back_urls: { success: resultUrl, pending: resultUrl, failure: resultUrl },
        // the gateway returns by itself to addresses that everyone can reach only
        ...(resultUrl.startsWith('https:') && { auto_return: 'approved' }),
        notification_url: notificationUrl,
        external_reference: reference,
        expires: true,
        expiration_date_to: expiresAt.toISOString(),
        date_of_expiration: expiresAt.toISOString(),
      },
    });
    const { id, init_point } = readAnswer(Preference, answer);
    return { id, initPoint: init_point };
  }

  async getPayment(token: string, id: string): Promise<GatewayPayment | null> {
    const answer = await this.call(token, { method: 'GET', path: `/v1/payments/${encodeURIComponent(id)}` });
    return answer === null ? null : paymentOf(readAnswer(PaymentAnswer, answer));
  }

  async findPayments(token: string, reference: string): Promise<GatewayPayment[]> {
    const query = new URLSearchParams({ external_reference: reference, sort: 'date_created', criteria: 'desc' });
    const answer = await this.call(token, { method: 'GET', path: `/v1/payments/search?${query}` });
    return readAnswer(Found, answer).results.map(paymentOf);
  }

  async refund(token: string, { paymentId, amount, key }: { paymentId: string; amount: number; key: string }) {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds`;
    const answer = await this.call(token, { method: 'POST', path, key, body: { amount: amount / 100 } });
    if (answer === null) throw new MercadoPagoError('refused', `${path} answered 404`, 'not_found');
    const { status } = readAnswer(RefundAnswer, answer);
    if (status === 'rejected' || status === 'cancelled') return 'failed';
    return status === 'approved' ? 'confirmed' : 'pending';
  }

  private call = (token: string, call: Parameters<typeof callMercadoPago>[3]) =>
    callMercadoPago(this.settings.apiUrl, this.send, token, call);
}

const paymentOf = (p: z.output<typeof PaymentAnswer>): GatewayPayment => ({
  id: p.id,
  status: p.status,
  statusDetail: p.status_detail ?? '',
  amount: p.transaction_amount,
  refunded: p.transaction_amount_refunded ?? 0,
  currency: p.currency_id,
  collector: p.collector_id ?? '',
  reference: p.external_reference ?? null,
  method: METHODS[p.payment_type_id ?? ''] ?? 'other',
  updatedAt: p.date_last_updated ?? p.date_created ?? new Date(0),
});
