import { z } from 'zod';
import { Id, Instant } from '../core/schema';
import { PLANS, SUBSCRIPTION_STATUSES } from './vocabulary';

const Localized = z.object({ es: z.string(), en: z.string(), pt: z.string() });

/** Limit; -1 is unlimited. */
export const PlanLimits = z.object({
  max_clubs: z.int(),
  max_courts_per_club: z.int(),
  max_players_per_club: z.int(),
  max_events_per_day: z.int(),
  max_events_per_month: z.int(),
});
export type PlanLimits = z.output<typeof PlanLimits>;

/** Price of a month: `ars` in centavos, `usd` in cents; null is "on request". */
const Price = z.object({ ars: z.int().nullable(), usd: z.int().nullable(), discount_percent: z.int() });

const PlanFeatures = z.object({
  agenda: z.boolean(),
  canchas: Localized,
  reservasOnline: z.boolean(),
  jugadores: z.boolean(),
  resumenEventos: z.boolean(),
  consumosCancha: z.boolean(),
  buffet: z.boolean(),
  almacenStock: z.boolean(),
  estadisticas: z.boolean(),
  multiusuario: z.boolean(),
  multiSede: z.boolean(),
  soporte: Localized,
});

export const Plan = z.object({
  id: z.enum(PLANS),
  name: z.string(),
  description: Localized,
  pricing: z.object({ monthly: Price, annual: Price }),
  features: PlanFeatures,
  limits: PlanLimits,
  recommended: z.boolean(),
  /** Prefilled text of the chat link. */
  contact_message: Localized,
});
export type Plan = z.output<typeof Plan>;
export const PlanCatalogue = z.object({
  plans: z.array(Plan),
  /** Digits for the chat link; empty when sales has none. */
  sales_whatsapp: z.string(),
  /** Number in the marketing claim "more than N clubs". */
  claimed_clubs: z.int(),
});
export type PlanCatalogue = z.output<typeof PlanCatalogue>;

/** `subscription.plan` beside `limits`, nested as clients have always read it. */
export const OwnSubscription = z.object({
  subscription: z.object({ plan: z.enum(PLANS), status: z.enum(SUBSCRIPTION_STATUSES) }),
  is_trial: z.boolean(),
  trial_days_left: z.int(),
  limits: PlanLimits.extend({ max_bookings_per_day: z.int() }),
});
export type OwnSubscription = z.output<typeof OwnSubscription>;

/** Number of courts of a club against the limit of its plan. */
export const CourtLimit = z.object({
  plan: z.enum(PLANS),
  /** Limit; -1 is unlimited. */
  max: z.int(),
  held: z.int(),
  /** Time since which the limit is exceeded; null if it is not. */
  exceeded_since: Instant.nullable(),
  /** Time from which surplus courts take no new bookings. */
  blocked_at: Instant.nullable(),
  /** Courts in the order in which they stay; those beyond `max` are surplus courts. */
  courts: z.array(z.object({ id: Id, name: z.string(), surplus: z.boolean() })),
});
export type CourtLimit = z.output<typeof CourtLimit>;
/** Courts that stay if the plan allows fewer; the oldest of the others fill up the rest. */
export const KeptCourts = z.strictObject({ court_ids: z.array(Id).max(500) });
