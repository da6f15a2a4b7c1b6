import { randomInt, randomUUID } from 'node:crypto';
import type { GatewayStatus } from '@canchero/shared-contracts/online-payment';
import { z } from 'zod';
import type { Answer } from './oauth';
import {
  type PaidCharge,
  paymentJson,
  preferenceJson,
  refundedOf,
  refundJson,
  type SimulatedPayment,
  type SimulatedPreference,
} from './records';

const Url = z.string().max(1000);
const PreferenceRequest = z.looseObject({
  items: z
    .array(
      z.looseObject({
        title: z.string().min(1),
        quantity: z.number().int().positive(),
        unit_price: z.number().positive(),
        currency_id: z.string().optional(),
      }),
    )
    .min(1),
  back_urls: z.looseObject({ success: Url.optional(), pending: Url.optional(), failure: Url.optional() }).optional(),
  auto_return: z.enum(['approved', 'all']).optional(),
  notification_url: Url.optional(),
  external_reference: z.string().max(256).optional(),
  expires: z.boolean().optional(),
  expiration_date_to: z.coerce.date().optional(),
});

export const failure = (status: number, error: string, message: string): Answer => ({
  status,
  body: { message, error, status, cause: [] },
});
const notFound = () => failure(404, 'not_found', 'Payment not found');

/** Statuses from which a payment still becomes approved or not. */
const OPEN: readonly GatewayStatus[] = ['pending', 'in_process', 'authorized'];
/** Statuses of a payment after which its checkout offers no further payment. */
export const RECEIVED_OR_OPEN: readonly GatewayStatus[] = [...OPEN, 'approved', 'in_mediation'];
/** Statuses that a new payment may have. */
export const FIRST_STATUSES = ['approved', 'rejected', 'pending', 'in_process'] as const;
/** Statuses to which a payment may go on from each. */
export const NEXT_STATUSES = {
  pending: ['approved', 'rejected', 'cancelled'],
  authorized: ['approved', 'cancelled'],
  in_process: ['approved', 'rejected', 'cancelled'],
  approved: ['refunded', 'in_mediation', 'charged_back'],
  in_mediation: ['approved', 'charged_back'],
  rejected: [],
  cancelled: [],
  refunded: [],
  charged_back: [],
} as const satisfies Record<GatewayStatus, readonly GatewayStatus[]>;
const DETAILS: Partial<Record<GatewayStatus, string>> = {
  approved: 'accredited',
  rejected: 'cc_rejected_insufficient_amount',
  pending: 'pending_waiting_payment',
  in_process: 'pending_review_manual',
  charged_back: 'settled',
  cancelled: 'expired',
};

/** Simulates preferences, payments and refunds of all sellers in memory. */
export class SimulatedCheckout {
  private readonly preferences = new Map<string, SimulatedPreference>();
  private readonly payments = new Map<number, SimulatedPayment>();
  private readonly answered = new Map<string, Answer>();
  private lastId = randomInt(1_000_000_000, 2_000_000_000);

  constructor(
    private readonly publicUrl: string,
    private readonly clock: () => Date,
  ) {}

  /** Answers a write once for each key of a seller: the same answer for the same key. */
  once(sellerId: number, key: string | undefined, answer: () => Answer): Answer {
    const name = key && `${sellerId} ${key}`;
    const known = name ? this.answered.get(name) : undefined;
    if (known) return known;
    const made = answer();
    if (name && made.status < 300) this.answered.set(name, made);
    return made;
  }

  createPreference(sellerId: number, body: unknown): Answer {
    const parsed = PreferenceRequest.safeParse(body);
    if (!parsed.success) return failure(400, 'invalid_items', parsed.error.issues[0]?.message ?? 'invalid');
    const { data } = parsed;
    if (data.auto_return && !data.back_urls?.success) {
      return failure(400, 'invalid_auto_return', 'auto_return invalid. back_url.success must be defined');
    }
    const preference: SimulatedPreference = {
      id: `${sellerId}-${randomUUID()}`,
      sellerId,
      total:
        Math.round(data.items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price * 100, 0)) / 100,
      currency: data.items[0]?.currency_id ?? 'ARS',
      reference: data.external_reference ?? null,
      notificationUrl: data.notification_url ?? null,
      backUrls: (data.back_urls ?? {}) as SimulatedPreference['backUrls'],
      expiresAt: data.expires ? (data.expiration_date_to ?? null) : null,
      title: data.items[0]?.title ?? '',
      request: data,
    };
    this.preferences.set(preference.id, preference);
    return { status: 201, body: preferenceJson(preference, this.publicUrl) };
  }

  readPreference(sellerId: number, id: string): Answer {
    const preference = this.preferences.get(id);
    if (preference?.sellerId !== sellerId) return failure(404, 'not_found', 'preference_id not found');
    return { status: 200, body: preferenceJson(preference, this.publicUrl) };
  }

  readPayment(sellerId: number, id: string): Answer {
    const payment = this.ofSeller(sellerId, id);
    return payment ? { status: 200, body: paymentJson(payment) } : notFound();
  }

  search(sellerId: number, reference: string | undefined): Answer {
    const results = [...this.payments.values()]
      .filter((p) => p.sellerId === sellerId && (reference === undefined || p.preference.reference === reference))
      .toReversed()
      .map(paymentJson);
    return { status: 200, body: { paging: { total: results.length, limit: 30, offset: 0 }, results } };
  }

  change(sellerId: number, id: string, body: unknown): Answer {
    const payment = this.ofSeller(sellerId, id);
    if (!payment) return notFound();
    if ((body as { status?: string } | null)?.status !== 'cancelled' || !OPEN.includes(payment.status)) {
      return failure(400, 'bad_request', 'The payment cannot be changed to this status');
    }
    this.move(payment, 'cancelled', 'by_collector');
    return { status: 200, body: paymentJson(payment) };
  }

  refund(sellerId: number, id: string, body: unknown): Answer {
    const payment = this.ofSeller(sellerId, id);
    if (!payment) return notFound();
    const left = Math.round((payment.amount - refundedOf(payment)) * 100) / 100;
    const { amount = left } = (body ?? {}) as { amount?: number };
    if (payment.status !== 'approved') {
      return failure(400, 'bad_request', 'Payment status is not valid to refund');
    }
    if (!(amount > 0) || amount > left) return failure(400, 'bad_request', 'Amount to refund is not valid');
    const refund = { id: ++this.lastId, amount, createdAt: this.clock() };
    payment.refunds.push(refund);
    const whole = refundedOf(payment) === payment.amount;
    this.move(payment, whole ? 'refunded' : 'approved', whole ? 'refunded' : 'partially_refunded');
    return { status: 201, body: refundJson(payment, refund) };
  }

  refunds(sellerId: number, id: string): Answer {
    const payment = this.ofSeller(sellerId, id);
    if (!payment) return notFound();
    return { status: 200, body: payment.refunds.map((refund) => refundJson(payment, refund)) };
  }

  /** Returns a preference for its page; null if there is none. */
  preference(id: string): SimulatedPreference | null {
    return this.preferences.get(id) ?? null;
  }

  /** Returns the preferences of a reference; retries must not make a second one. */
  preferencesOf = (reference: string): SimulatedPreference[] =>
    [...this.preferences.values()].filter((preference) => preference.reference === reference);

  /** Tells whether a preference can no longer be paid. */
  hasExpired({ expiresAt }: SimulatedPreference): boolean {
    return expiresAt !== null && expiresAt <= this.clock();
  }

  /** Returns the payments that were made with a preference, oldest first. */
  paymentsOf(preference: SimulatedPreference): SimulatedPayment[] {
    return [...this.payments.values()].filter((p) => p.preference === preference);
  }

  /** Pays as a buyer; `given` differs from the preference for payments that somebody tampered with. */
  pay(preference: SimulatedPreference, status: GatewayStatus, given: Partial<SimulatedPayment> = {}): SimulatedPayment {
    const now = this.clock();
    const payment: SimulatedPayment = {
      id: ++this.lastId,
      sellerId: preference.sellerId,
      preference,
      status,
      statusDetail: DETAILS[status] ?? '',
      amount: preference.total,
      currency: preference.currency,
      createdAt: now,
      updatedAt: now,
      refunds: [],
      ...given,
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  /** Records the payment of a charge, which is read and refunded as one of a checkout is. */
  receive({ paymentId, amount, agreement }: PaidCharge): void {
    const { id, sellerId, currency, reference, title } = agreement;
    const asked = { id, sellerId, total: amount, currency, reference, title, request: {} };
    this.pay({ ...asked, notificationUrl: null, backUrls: {}, expiresAt: null }, 'approved', { id: paymentId });
  }

  /** Moves a payment to another status, later than whatever happened to it before. */
  move(payment: SimulatedPayment, status: GatewayStatus, detail = DETAILS[status] ?? ''): void {
    payment.status = status;
    payment.statusDetail = detail;
    payment.updatedAt = new Date(Math.max(this.clock().getTime(), payment.updatedAt.getTime() + 1));
  }

  private ofSeller(sellerId: number, id: string): SimulatedPayment | null {
    const payment = this.payments.get(Number(id));
    return payment?.sellerId === sellerId ? payment : null;
  }
}
