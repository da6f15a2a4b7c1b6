import { z } from 'zod';
import { ActReason } from '../admin-audit/schema';
import { Email, Instant } from '../core/schema';
import { Plan } from '../subscription/schema';
import { PLANS } from '../subscription/vocabulary';
import { MAX_CLAIMED_CLUBS, MAX_TERMS } from './limits';
import { SALES_NUMBER } from './vocabulary';

/** Limit; -1 is unlimited. */
const Limit = z.int().min(-1).max(MAX_TERMS.limit);
/** Price of a month: `ars` in centavos, `usd` in cents; null is "on request". */
const Price = z.strictObject({
  ars: z.int().min(0).max(MAX_TERMS.ars).nullable(),
  usd: z.int().min(0).max(MAX_TERMS.usd).nullable(),
  discount_percent: z.int().min(0).max(MAX_TERMS.discount),
});

const PlanTerms = z.strictObject({
  pricing: z.strictObject({ monthly: Price, annual: Price }),
  limits: z.strictObject({
    max_clubs: Limit,
    max_courts_per_club: Limit,
    max_players_per_club: Limit,
    max_events_per_day: Limit,
    max_events_per_month: Limit,
  }),
  /** Features that the plan has or lacks; the others are in every plan. */
  switches: z.strictObject({
    resumenEventos: z.boolean(),
    reservasOnline: z.boolean(),
    consumosCancha: z.boolean(),
    estadisticas: z.boolean(),
    buffet: z.boolean(),
    almacenStock: z.boolean(),
    multiusuario: z.boolean(),
    multiSede: z.boolean(),
  }),
  recommended: z.boolean(),
});
export type PlanTerms = z.output<typeof PlanTerms>;

/** New terms of a plan. */
export const PlanChange = PlanTerms.extend({ version: z.int32(), reason: ActReason });
export type PlanChange = z.output<typeof PlanChange>;
export const PlanPreviewBody = PlanTerms;

/** Numbers of owners, clubs and teams that a change of a plan would affect. */
export const PlanPreview = z.object({
  /** Owners who have the plan now, and their clubs. */
  owners: z.int(),
  clubs: z.int(),
  /** Clubs with more courts, and with more players, than the new limits. */
  courts_over: z.int(),
  players_over: z.int(),
  /** Clubs whose team would wait. */
  teams_waiting: z.int(),
});
export type PlanPreview = z.output<typeof PlanPreview>;

export const General = z.object({
  /** Digits for the chat link; empty when sales has none. */
  sales_whatsapp: z.string(),
  /** Number in the marketing claim "more than N clubs". */
  claimed_clubs: z.int(),
  /** Address that mails come from; empty for the one of the installation. */
  mail_from: z.string(),
  /** True if new accounts can be opened. */
  sign_up: z.boolean(),
  /** True if players can book online. */
  online_booking: z.boolean(),
});
export type General = z.output<typeof General>;

/** Change of general settings; what is not given stays. */
export const GeneralChange = z.strictObject({
  sales_whatsapp: z.string().regex(SALES_NUMBER).optional(),
  claimed_clubs: z.int().min(0).max(MAX_CLAIMED_CLUBS).optional(),
  mail_from: z.union([z.literal(''), Email]).optional(),
  sign_up: z.boolean().optional(),
  online_booking: z.boolean().optional(),
  /** Version that was shown: the change is refused if it is another by now. Without it, it is made in any case. */
  version: z.int32().optional(),
  reason: ActReason,
});
export type GeneralChange = z.output<typeof GeneralChange>;

export const SettingChange = z.object({
  at: Instant,
  actor: z.string(),
  /** Key of a general setting, or `plan.` and a plan. */
  subject: z.string(),
  reason: z.string(),
  /** Changed values by their path, before and after, as JSON. */
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
});
export type SettingChange = z.output<typeof SettingChange>;

export const AdminSettings = z.object({
  plans: z.array(Plan.extend({ version: z.int32() })),
  general: General.extend({ version: z.int32() }),
  /** The last 100 changes, newest first. */
  history: z.array(SettingChange),
});
export type AdminSettings = z.output<typeof AdminSettings>;

export const PlanParams = z.strictObject({ planId: z.enum(PLANS) });
