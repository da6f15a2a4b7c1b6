/** Statuses of an agreement at the gateway. */
export const AGREEMENT_STATUSES = ['pending', 'authorized', 'paused', 'cancelled'] as const;
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];

/** Charge of an agreement as the gateway describes it. Amount in centavos. */
export interface AgreementCharge {
  id: string;
  agreementId: string;
  /** `recycling`: it failed and is tried again; `cancelled`: it was given up. */
  status: 'scheduled' | 'processed' | 'recycling' | 'cancelled';
  statusDetail: string;
  amount: number;
  currency: string;
  reference: string | null;
  /** Payment that it became, or the last that failed; null without one. */
  paymentId: string | null;
  /** Number of retries. */
  retries: number;
  debitAt: Date;
  updatedAt: Date;
}

export interface Agreement {
  id: string;
  status: AgreementStatus;
  /** Amount of the next charge, in centavos. */
  amount: number;
  currency: string;
  collector: string;
  reference: string | null;
}

/** Agreement to ask the payer for. */
export interface AgreementRequest {
  /** Reference that its charges repeat, and idempotency key of the call. */
  reference: string;
  title: string;
  payerEmail: string;
  /** Centavos of the first charge. */
  amount: number;
  currency: string;
  /** Months between charges. */
  months: number;
  /** Address for the payer to return to. */
  resultUrl: string;
}

/**
 * Charges that repeat, by an agreement of the payer with the gateway. `token` is that of the account that receives the
 * money. All calls may be repeated.
 * @throws MercadoPagoError
 */
export interface AgreementGateway {
  createAgreement(token: string, request: AgreementRequest): Promise<{ id: string; initPoint: string }>;
  /** Null if the account has no such agreement. */
  getAgreement(token: string, id: string): Promise<Agreement | null>;
  /** Changes the amount of the next charges, in centavos, or the status; a cancelled one stays so. */
  updateAgreement(token: string, id: string, change: { status?: AgreementStatus; amount?: number }): Promise<void>;
  getCharge(token: string, id: string): Promise<AgreementCharge | null>;
  /** Returns the charges of an agreement, oldest first. */
  findCharges(token: string, agreementId: string): Promise<AgreementCharge[]>;
}
