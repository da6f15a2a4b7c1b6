import { z } from 'zod';
import { CentavosSchema, CentavosSum, ClubParams, Id, Instant, Text } from '../core/schema';
import { PAYMENT_METHODS } from '../payment/vocabulary';
import { MAX_CASH_LENGTH } from './limits';
import { CASH_DESKS, CASH_SOURCES } from './vocabulary';

/** Centavos by method; a missing method is 0. Negative if refunds exceed payments. */
export const ByMethod = z.partialRecord(z.enum(PAYMENT_METHODS), z.int());
export type ByMethod = z.output<typeof ByMethod>;

export const CashMovement = z.object({
  id: Id,
  type: z.enum(['in', 'out']),
  amount: CentavosSum,
  reason: z.string(),
  created_by_name: z.string().nullable(),
  created_at: Instant,
});
export type CashMovement = z.output<typeof CashMovement>;

export const CashSession = z.object({
  id: Id,
  desk: z.enum(CASH_DESKS),
  opening_amount: CentavosSum,
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

/** Payments of one source and method, and their refunds; in centavos. */
export const CashSource = z.object({
  source: z.enum(CASH_SOURCES),
  method: z.enum(PAYMENT_METHODS),
  count: z.int(),
  received: CentavosSum,
  refunded: CentavosSum,
});
export type CashSource = z.output<typeof CashSource>;
/** Centavos that one person took and gave back by one method. */
export const CashTaker = z.object({
  /** Null for an account that is gone. */
  name: z.string().nullable(),
  method: z.enum(PAYMENT_METHODS),
  count: z.int(),
  received: CentavosSum,
  refunded: CentavosSum,
});
export type CashTaker = z.output<typeof CashTaker>;
/** Session with the sources of its money and who took it; they are null while it is open, like `expected`. */
export const CashReport = z.object({
  session: CashSession,
  sources: z.array(CashSource).nullable(),
  takers: z.array(CashTaker).nullable(),
});
export type CashReport = z.output<typeof CashReport>;

export const CurrentCashSession = z.object({
  /** Open session of the desk. */
  session: CashSession.nullable(),
  /** True if cash can be taken only in an open session. */
  needed: z.boolean(),
  /** Open session in which the caller takes money at this desk: its own, else one of another desk; null for none. */
  taking: z.object({ id: Id, desk: z.enum(CASH_DESKS) }).nullable(),
  /** True if the plan no longer has the desk of the open session, which whoever counts the reception's cash closes. */
  left_by_plan: z.boolean().optional(),
  /** Number of unpaid orders of a buffet that the plan no longer has, which the reception settles; none: absent. */
  left_orders: z.int().optional(),
});
export type CurrentCashSession = z.output<typeof CurrentCashSession>;

/** Default desk: the buffet. */
export const CashOpening = z.strictObject({ opening_amount: CentavosSchema, desk: z.enum(CASH_DESKS).optional() });
export const NewCashMovement = z.strictObject({
  type: z.enum(['in', 'out']),
  amount: CentavosSchema.min(1),
  reason: Text(MAX_CASH_LENGTH.reason, 1),
});
export type NewCashMovement = z.output<typeof NewCashMovement>;
export const CashCount = z.strictObject({
  counted: z.partialRecord(z.enum(PAYMENT_METHODS), CentavosSchema),
  note: Text(MAX_CASH_LENGTH.note).optional(),
});
export type CashCount = z.output<typeof CashCount>;
/** Default desk: all that the caller may read. */
export const CashSessionsQuery = z.strictObject({ cursor: Id.optional(), desk: z.enum(CASH_DESKS).optional() });
/** Default desk: the buffet. */
export const CurrentCashQuery = z.strictObject({ desk: z.enum(CASH_DESKS).optional() });
export const CashSessionPage = z.object({ items: z.array(CashSession), next_cursor: Id.nullable() });
export type CashSessionPage = z.output<typeof CashSessionPage>;
export const CashSessionParams = ClubParams.extend({ cashSessionId: Id });
