import { z } from 'zod';
import { CentavosSchema, ClubParams, Id, Instant, Text } from '../core/schema';
import { PAYMENT_METHODS } from '../payment/vocabulary';
import { CASH_SOURCES } from './vocabulary';

/** Centavos by method; a missing method is 0. Negative if refunds exceed payments. */
export const ByMethod = z.partialRecord(z.enum(PAYMENT_METHODS), z.int());
export type ByMethod = z.output<typeof ByMethod>;

export const CashMovement = z.object({
  id: Id,
  type: z.enum(['in', 'out']),
  amount: CentavosSchema,
  reason: z.string(),
  created_by_name: z.string().nullable(),
  created_at: Instant,
});
export type CashMovement = z.output<typeof CashMovement>;

export const CashSession = z.object({
  id: Id,
  opening_amount: CentavosSchema,
  opened_by: Id.nullable(),
  opened_by_name: z.string().nullable(),
  opened_at: Instant,
  closed_by: Id.nullable(),
  closed_by_name: z.string().nullable(),
  closed_at: Instant.nullable(),
  movements: z.array(CashMovement),
  /** Number of payments in the session. */
  payments: z.int(),
  /** Null while the session is open, so that nobody counts towards a known sum. */
  expected: ByMethod.nullable(),
  counted: ByMethod.nullable(),
  note: z.string(),
});
export type CashSession = z.output<typeof CashSession>;

/** Payments of one source and method, and their refunds. In centavos. */
export const CashSource = z.object({
  source: z.enum(CASH_SOURCES),
  method: z.enum(PAYMENT_METHODS),
  count: z.int(),
  received: CentavosSchema,
  refunded: CentavosSchema,
});
export type CashSource = z.output<typeof CashSource>;
/** Session with the sources of its money; they are null while it is open, like `expected`. */
export const CashReport = z.object({ session: CashSession, sources: z.array(CashSource).nullable() });
export type CashReport = z.output<typeof CashReport>;

export const CurrentCashSession = z.object({
  session: CashSession.nullable(),
  /** True if cash can be taken only in an open session. */
  needed: z.boolean(),
});
export type CurrentCashSession = z.output<typeof CurrentCashSession>;

export const CashOpening = z.strictObject({ opening_amount: CentavosSchema });
export const NewCashMovement = z.strictObject({
  type: z.enum(['in', 'out']),
  amount: z.int().min(1).max(100_000_000_00),
  reason: Text(200, 1),
});
export type NewCashMovement = z.output<typeof NewCashMovement>;
export const CashCount = z.strictObject({
  counted: z.partialRecord(z.enum(PAYMENT_METHODS), CentavosSchema),
  note: Text(500).optional(),
});
export type CashCount = z.output<typeof CashCount>;
export const CashSessionsQuery = z.strictObject({ cursor: Id.optional() });
export const CashSessionPage = z.object({ items: z.array(CashSession), next_cursor: Id.nullable() });
export type CashSessionPage = z.output<typeof CashSessionPage>;
export const CashSessionParams = ClubParams.extend({ cashSessionId: Id });
