import { z } from 'zod';
import {
  AGREEMENT_STATUSES,
  type Agreement,
  type AgreementCharge,
  type AgreementGateway,
  type AgreementRequest,
  type AgreementStatus,
} from './agreement-gateway';
import { MercadoPagoError, type MercadoPagoSettings } from './mercadopago';
import { callMercadoPago, readAnswer } from './mercadopago-call';

const Id = z.union([z.string(), z.number()]).transform(String);
const Pesos = z.number().transform((pesos) => Math.round(pesos * 100));

const Preapproval = z.object({
  id: z.string(),
  status: z.enum(AGREEMENT_STATUSES),
  /** Address at which the payer agrees, and later changes the payment method. */
  init_point: z.string().optional(),
  collector_id: Id,
  external_reference: z.string().nullish(),
  auto_recurring: z.object({ transaction_amount: Pesos, currency_id: z.string() }),
});
const AuthorizedPayment = z.object({
  id: Id,
  preapproval_id: z.string(),
  status: z.enum(['scheduled', 'processed', 'recycling', 'cancelled']),
  transaction_amount: Pesos,
  currency_id: z.string(),
  external_reference: z.string().nullish(),
  retry_attempt: z.number().int().default(0),
  debit_date: z.coerce.date(),
  last_modified: z.coerce.date(),
  payment: z.object({ id: Id, status: z.string(), status_detail: z.string().nullish() }).nullish(),
});
const Found = z.object({ results: z.array(AuthorizedPayment) });

/**
 * Agreements over Mercado Pago's subscriptions without a plan of its own, with a payment that waits for the payer.
 * @see https://www.mercadopago.com.ar/developers/en/reference/subscriptions/_preapproval/post
 * @see https://www.mercadopago.com.ar/developers/en/reference/subscriptions/_authorized_payments_id/get
 */
export class MercadoPagoAgreements implements AgreementGateway {
  constructor(
    private readonly settings: Pick<MercadoPagoSettings, 'apiUrl'>,
    private readonly send: typeof fetch = fetch,
  ) {}

  async createAgreement(token: string, request: AgreementRequest): Promise<{ id: string; initPoint: string }> {
    const { reference, title, payerEmail, amount, currency, months, resultUrl } = request;
    const answer = await this.call(token, {
      method: 'POST',
      path: '/preapproval',
      key: reference,
      body: {
        reason: title,
        external_reference: reference,
        payer_email: payerEmail,
        auto_recurring: {
          frequency: months,
          frequency_type: 'months',
          transaction_amount: amount / 100,
          currency_id: currency,
        },
        back_url: resultUrl,
        status: 'pending',
      },
    });
    const { id, init_point } = readAnswer(Preapproval, answer);
    if (!init_point) throw new MercadoPagoError('unavailable', 'an answer has another form');
    return { id, initPoint: init_point };
  }

  async getAgreement(token: string, id: string): Promise<Agreement | null> {
    const answer = await this.call(token, { method: 'GET', path: `/preapproval/${encodeURIComponent(id)}` });
    if (answer === null) return null;
    const { status, collector_id, external_reference, auto_recurring } = readAnswer(Preapproval, answer);
    return {
      id,
      status,
      amount: auto_recurring.transaction_amount,
      currency: auto_recurring.currency_id,
      collector: collector_id,
      reference: external_reference ?? null,
    };
  }

  async updateAgreement(
    token: string,
    id: string,
    { status, amount }: { status?: AgreementStatus; amount?: number },
  ): Promise<void> {
    const path = `/preapproval/${encodeURIComponent(id)}`;
    const body = { status, ...(amount !== undefined && { auto_recurring: { transaction_amount: amount / 100 } }) };
    const answer = await this.call(token, { method: 'PUT', path, body });
    if (answer === null) throw new MercadoPagoError('refused', `${path} answered 404`, 'not_found');
  }

  async getCharge(token: string, id: string): Promise<AgreementCharge | null> {
    const answer = await this.call(token, { method: 'GET', path: `/authorized_payments/${encodeURIComponent(id)}` });
    return answer === null ? null : chargeOf(readAnswer(AuthorizedPayment, answer));
  }

  async findCharges(token: string, agreementId: string): Promise<AgreementCharge[]> {
    const path = `/authorized_payments/search?${new URLSearchParams({ preapproval_id: agreementId })}`;
    const answer = await this.call(token, { method: 'GET', path });
    return readAnswer(Found, answer)
      .results.map(chargeOf)
      .sort((a, b) => a.debitAt.getTime() - b.debitAt.getTime());
  }

  private call = (token: string, call: Parameters<typeof callMercadoPago>[3]) =>
    callMercadoPago(this.settings.apiUrl, this.send, token, call);
}

const chargeOf = (c: z.output<typeof AuthorizedPayment>): AgreementCharge => ({
  id: c.id,
  agreementId: c.preapproval_id,
  status: c.status,
  statusDetail: c.payment?.status_detail ?? '',
  amount: c.transaction_amount,
  currency: c.currency_id,
  reference: c.external_reference ?? null,
  paymentId: c.payment?.id ?? null,
  retries: c.retry_attempt,
  debitAt: c.debit_date,
  updatedAt: c.last_modified,
});
