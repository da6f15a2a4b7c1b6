import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { CsvFile, Id, Instant } from '../core/schema';
import { PLANS } from '../subscription/vocabulary';
import { MOVEMENT_KINDS, REVENUE_TABLES } from './vocabulary';

/** Month of the platform's calendar, as YYYY-MM. */
export const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** Centavos of the month's movements, by kind; those that lower the revenue are negative. */
const RevenueMonth = z.object({
  month: Month,
  /** Monthly recurring revenue when the month began. */
  opening: z.int(),
  new: z.int(),
  reactivation: z.int(),
  expansion: z.int(),
  contraction: z.int(),
  churn: z.int(),
  /** Monthly recurring revenue when it ended, or now. Always the opening and the movements. */
  closing: z.int(),
  /** Owners who paid when it ended, or now, and the revenue by each, rounded; null without one. */
  owners: z.int(),
  arpa: z.int().nullable(),
  /** Revenue lost by churn as a share of the opening; null if that was 0. */
  churn_rate: z.number().nullable(),
  /** Charges of the gateway in the month, less what was refunded in it. */
  collected: z.int(),
});
export type RevenueMonth = z.output<typeof RevenueMonth>;

/** Owners of a plan who paid when a month ended, or now, and what they were worth. */
const PlanMonth = z.object({ month: Month, plan: z.enum(PLANS), owners: z.int(), mrr: z.int() });

/** Owners who first paid in a month, and what is left of them in each month since. */
const Cohort = z.object({
  month: Month,
  kept: z.array(z.object({ month: Month, owners: z.int(), mrr: z.int() })),
});
export type Cohort = z.output<typeof Cohort>;

export const Revenue = z.object({
  /** Monthly recurring revenue now, in centavos. */
  mrr: z.int(),
  /** Number of owners who pay. */
  owners: z.int(),
  /** Revenue by paying owner, in centavos, rounded; null without one. */
  arpa: z.int().nullable(),
  by_plan: z.array(z.object({ plan: z.enum(PLANS), owners: z.int(), mrr: z.int() })),
  /** The oldest month first; the present one is the last. */
  by_month: z.array(RevenueMonth),
  /** The oldest month first; plans that nobody paid are left out. */
  by_plan_month: z.array(PlanMonth),
  cohorts: z.array(Cohort),
});
export type Revenue = z.output<typeof Revenue>;

export const RevenueQuery = z.strictObject({
  /** Number of months, the present one among them. */
  months: z.coerce.number().int().min(1).max(36).default(12),
});

export const Movement = z.object({
  id: z.string(),
  at: Instant,
  owner_id: Id,
  owner_name: z.string(),
  owner_email: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  plan: z.enum(PLANS),
  /** Centavos by which the monthly revenue changed. */
  delta: z.int(),
  /** Centavos that the owner is worth a month since. */
  mrr: z.int(),
});
export type Movement = z.output<typeof Movement>;

export const MovementsQuery = z.strictObject({ month: Month, kind: z.enum(MOVEMENT_KINDS).optional() });
/** All movements of a month, the newest first. */
export const Movements = z.array(Movement);
export const MovementsExport = MovementsQuery.extend({ language: z.enum(LANGUAGES) });
export const MovementsFile = CsvFile;

/** Owner who paid when a month ended, or now. */
export const PayingOwner = z.object({
  owner_id: Id,
  owner_name: z.string(),
  owner_email: z.string(),
  plan: z.enum(PLANS),
  /** Month in which they first paid. */
  cohort: Month,
  /** Centavos that they were worth a month. */
  mrr: z.int(),
});
export type PayingOwner = z.output<typeof PayingOwner>;

export const PayingOwnersQuery = z.strictObject({
  month: Month,
  plan: z.enum(PLANS).optional(),
  cohort: Month.optional(),
});
/** Those who are worth most first. */
export const PayingOwners = z.array(PayingOwner);
export const PayingOwnersExport = PayingOwnersQuery.extend({ language: z.enum(LANGUAGES) });
export const PayingOwnersFile = CsvFile;

export const FiguresExport = RevenueQuery.extend({ table: z.enum(REVENUE_TABLES), language: z.enum(LANGUAGES) });
export const FiguresFile = CsvFile;
