import { z } from 'zod';
import { CentavosSchema, ClubParams, Id, Instant, Text } from '../core/schema';
import { PAYMENT_METHODS } from '../payment/vocabulary';
import { CASH_SOURCES } from './vocabulary';

/** Centavos by method; a method that is absent is 0. More may have gone back than came in. */
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
  /** Payments that belong to it. */
  payments: z.int(),
  /** Null while it is open: whoever counts does not know what should be there. */
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
/** A session with where its money came from; that is null while it is open, as `expected` is. */
export const CashReport = z.object({ session: CashSession, sources: z.array(CashSource).nullable() });
export type CashReport = z.output<typeof CashReport>;

export const CurrentCashSession = z.object({
  session: CashSession.nullable(),
  /** Whether cash can be taken only in an open session. */
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
