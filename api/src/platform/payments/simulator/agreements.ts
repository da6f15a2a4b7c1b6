import { randomInt, randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import { z } from 'zod';
import type { AgreementCharge, AgreementStatus } from '../agreement-gateway';
import { failure } from './checkout';
import type { Answer } from './oauth';

const DAY_MS = 86_400_000;
/** Days after a failed charge on which it is tried again. */
const RETRY_DAYS = [1, 3, 7];

const PreapprovalRequest = z.looseObject({
  reason: z.string().min(1),
  external_reference: z.string().max(256).optional(),
  payer_email: z.email(),
  auto_recurring: z.looseObject({
    frequency: z.number().int().positive(),
    frequency_type: z.literal('months'),
    transaction_amount: z.number().positive(),
    currency_id: z.string(),
  }),
  back_url: z.url(),
  status: z.literal('pending'),
});
const PreapprovalChange = z.looseObject({
  status: z.enum(['authorized', 'paused', 'cancelled']).optional(),
  auto_recurring: z.looseObject({ transaction_amount: z.number().positive().optional() }).optional(),
});

export interface SimulatedAgreement {
  id: string;
  sellerId: number;
  reference: string | null;
  title: string;
  backUrl: string;
  months: number;
  /** Amount in pesos, like charges. */
  amount: number;
  currency: string;
  status: AgreementStatus;
  /** True if the payer's card accepts charges. */
  cardWorks: boolean;
  /** True if messages about it are lost on their way. */
  isUnheard: boolean;
  /** First charge, from which the others count; null before the payer agreed. */
  anchor: Date | null;
  charges: SimulatedCharge[];
}

export interface SimulatedCharge {
  id: number;
  paymentId: number;
  agreement: SimulatedAgreement;
  status: AgreementCharge['status'];
  amount: number;
  debitAt: Date;
  updatedAt: Date;
  retries: number;
}

/** Simulates agreements whose charges come by the clock, are retried when they fail, and end the agreement then. */
export class SimulatedAgreements {
  private readonly agreements = new Map<string, SimulatedAgreement>();
  private readonly charges = new Map<number, SimulatedCharge>();
  private lastId = randomInt(2_000_000_000, 3_000_000_000);
  /** Called for each change of a charge or an agreement. */
  changed: (
    topic: 'subscription_preapproval' | 'subscription_authorized_payment',
    id: string,
    sellerId: number,
  ) => void = () => undefined;

  constructor(
    private readonly publicUrl: string,
    private readonly clock: () => Date,
    /** Called for each charge that was paid. */
    private readonly paid: (charge: SimulatedCharge) => void = () => undefined,
  ) {}

  create(sellerId: number, body: unknown): Answer {
    const parsed = PreapprovalRequest.safeParse(body);
    if (!parsed.success) return failure(400, 'bad_request', parsed.error.issues[0]?.message ?? 'invalid');
    const { reason, external_reference, auto_recurring, back_url } = parsed.data;
    const agreement: SimulatedAgreement = {
      id: randomUUID().replaceAll('-', ''),
      sellerId,
      reference: external_reference ?? null,
      title: reason,
      backUrl: back_url,
      months: auto_recurring.frequency,
      amount: auto_recurring.transaction_amount,
      currency: auto_recurring.currency_id,
      status: 'pending',
      cardWorks: true,
      isUnheard: false,
      anchor: null,
      charges: [],
    };
    this.agreements.set(agreement.id, agreement);
    return { status: 201, body: this.json(agreement) };
  }

  read(sellerId: number, id: string): Answer {
    const agreement = this.ofSeller(sellerId, id);
    return agreement ? { status: 200, body: this.json(agreement) } : notFound();
  }

  change(sellerId: number, id: string, body: unknown): Answer {
    const agreement = this.ofSeller(sellerId, id);
    const parsed = PreapprovalChange.safeParse(body);
    if (!agreement) return notFound();
    if (!parsed.success) return failure(400, 'bad_request', parsed.error.issues[0]?.message ?? 'invalid');
    const { status, auto_recurring } = parsed.data;
    if (agreement.status === 'cancelled') {
      return failure(400, 'bad_request', 'You can not modify a cancelled preapproval.');
    }
    if (auto_recurring?.transaction_amount) agreement.amount = auto_recurring.transaction_amount;
    if (status && agreement.status !== status && (status === 'cancelled' || agreement.anchor)) {
      agreement.status = status;
    }
    return { status: 200, body: this.json(agreement) };
  }

  readCharge(sellerId: number, id: string): Answer {
    const charge = this.charges.get(Number(id));
    return charge?.agreement.sellerId === sellerId ? { status: 200, body: chargeJson(charge) } : notFound();
  }

  searchCharges(sellerId: number, agreementId: string | undefined): Answer {
    const results = this.ofSeller(sellerId, agreementId ?? '')?.charges.map(chargeJson) ?? [];
    return { status: 200, body: { paging: { total: results.length, limit: 100, offset: 0 }, results } };
  }

  /** Returns an agreement for its page; null if there is none. */
  agreement(id: string): SimulatedAgreement | null {
    return this.agreements.get(id) ?? null;
  }

  /** Returns the agreements of a reference; retries must not make a second one. */
  ofReference = (reference: string): SimulatedAgreement[] =>
    [...this.agreements.values()].filter((agreement) => agreement.reference === reference);

  /** Agrees as the payer, and charges at once. */
  agree(agreement: SimulatedAgreement, { cardWorks = true, isUnheard = false } = {}): void {
    if (agreement.status !== 'pending') return;
    Object.assign(agreement, { status: 'authorized', anchor: this.clock(), cardWorks, isUnheard });
    this.tell('subscription_preapproval', agreement.id, agreement);
    this.chargeDue();
  }

  /** Changes the status as the payer does at the gateway. */
  decide(agreement: SimulatedAgreement, status: AgreementStatus): void {
    agreement.status = status;
    this.tell('subscription_preapproval', agreement.id, agreement);
  }

  /** Charges what is due by the clock. */
  chargeDue(): void {
    for (const agreement of this.agreements.values()) {
      if (agreement.status === 'authorized') this.chargeDueOf(agreement);
    }
  }

  private chargeDueOf(agreement: SimulatedAgreement): void {
    const now = this.clock();
    const last = agreement.charges.at(-1);
    if (last?.status === 'recycling') {
      const days = RETRY_DAYS[last.retries];
      if (days !== undefined && last.debitAt.getTime() + days * DAY_MS <= now.getTime()) {
        last.retries += 1;
        this.attempt(last);
      }
      if (last.status === 'recycling') return;
    }
    const due = dueAt(agreement, agreement.charges.length);
    if (!due || due > now || agreement.status !== 'authorized') return;
    const charge: SimulatedCharge = {
      id: ++this.lastId,
      paymentId: ++this.lastId,
      agreement,
      status: 'scheduled',
      amount: agreement.amount,
      debitAt: due,
      updatedAt: now,
      retries: 0,
    };
    agreement.charges.push(charge);
    this.charges.set(charge.id, charge);
    this.attempt(charge);
  }

  private attempt(charge: SimulatedCharge): void {
    const { agreement } = charge;
    charge.updatedAt = this.clock();
    charge.status = agreement.cardWorks ? 'processed' : charge.retries < RETRY_DAYS.length ? 'recycling' : 'cancelled';
    if (charge.status === 'cancelled') agreement.status = 'cancelled';
    if (charge.status === 'processed') this.paid(charge);
    this.tell('subscription_authorized_payment', String(charge.id), agreement);
  }

  private tell(topic: Parameters<typeof this.changed>[0], id: string, { sellerId, isUnheard }: SimulatedAgreement) {
    if (!isUnheard) this.changed(topic, id, sellerId);
  }

  private ofSeller(sellerId: number, id: string): SimulatedAgreement | null {
    const agreement = this.agreements.get(id);
    return agreement?.sellerId === sellerId ? agreement : null;
  }

  private json = (a: SimulatedAgreement): Record<string, unknown> => ({
    id: a.id,
    status: a.status,
    reason: a.title,
    external_reference: a.reference,
    collector_id: a.sellerId,
    back_url: a.backUrl,
    init_point: `${this.publicUrl}/subscriptions/checkout?preapproval_id=${a.id}`,
    next_payment_date: dueAt(a, a.charges.length)?.toISOString() ?? null,
    auto_recurring: {
      frequency: a.months,
      frequency_type: 'months',
      transaction_amount: a.amount,
      currency_id: a.currency,
    },
  });
}

const notFound = () => failure(404, 'not_found', 'resource not found');

const dueAt = ({ anchor, months }: SimulatedAgreement, n: number): Date | null =>
  anchor &&
  DateTime.fromJSDate(anchor, { zone: 'utc' })
    .plus({ months: months * n })
    .toJSDate();

const ACCEPTED = { status: 'approved', status_detail: 'accredited' };
const REJECTED = { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' };
const chargeJson = (c: SimulatedCharge): Record<string, unknown> => ({
  id: c.id,
  type: 'recurring',
  preapproval_id: c.agreement.id,
  external_reference: c.agreement.reference,
  status: c.status,
  transaction_amount: c.amount,
  currency_id: c.agreement.currency,
  debit_date: c.debitAt.toISOString(),
  last_modified: c.updatedAt.toISOString(),
  retry_attempt: c.retries,
  payment: c.status === 'scheduled' ? null : { id: c.paymentId, ...(c.status === 'processed' ? ACCEPTED : REJECTED) },
});
