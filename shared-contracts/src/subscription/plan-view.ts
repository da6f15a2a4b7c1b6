import { chatLink } from '../core/chat-link';
import type { Language } from '../core/language';
import { annualDiscount, formatPlanPrice, formatUsd, planPrice } from './price';
import type { Plan, PlanCatalogue } from './schema';
import { type Billing, type PlanId, UNLIMITED } from './vocabulary';

/** Features that a plan has or lacks, in the order in which they are listed. */
export const PLAN_SWITCHES = [
  'resumenEventos',
  'reservasOnline',
  'consumosCancha',
  'estadisticas',
  'buffet',
  'almacenStock',
  'multiusuario',
  'multiSede',
] as const;
export type PlanSwitch = (typeof PLAN_SWITCHES)[number];

/** Price of a month in the reader's notation; its texts are empty if the plan has none. */
export interface PriceView {
  figure: string;
  usd: string;
  /** Monthly price that annual billing undercuts. */
  before: string;
}

/** Plan as a page shows it: ready texts and yes or no, so that a template without logic can hold it. */
export interface PlanView {
  id: PlanId;
  name: string;
  description: string;
  recommended: boolean;
  is_free: boolean;
  is_priced: boolean;
  is_on_request: boolean;
  monthly: PriceView;
  annual: PriceView;
  courts: string;
  support: string;
  /** Largest numbers; empty for no limit. */
  players: string;
  bookings: string;
  features: Record<PlanSwitch, boolean>;
  /** Chat with sales about this plan; empty if sales has none. */
  chat: string;
}

/** Plans and figures of marketing as a page shows them. */
export interface CatalogueView {
  /** Number in the claim "more than N clubs"; empty for none. */
  claimed_clubs: string;
  /** Digits of the sales chat; empty for none. */
  sales_whatsapp: string;
  /** Percent that annual billing saves; empty for none. */
  discount: string;
  plans: PlanView[];
  /** Plan that costs nothing; null if there is none. */
  free: PlanView | null;
}

/** Returns the catalogue in the reader's language and notation. */
export function catalogueView(catalogue: PlanCatalogue, language: Language): CatalogueView {
  const figure = (value: number) => (value > 0 ? new Intl.NumberFormat(language).format(value) : '');
  const plans = catalogue.plans.map((plan) => planView(plan, catalogue.sales_whatsapp, language));
  return {
    claimed_clubs: figure(catalogue.claimed_clubs),
    sales_whatsapp: catalogue.sales_whatsapp.replace(/\D/g, ''),
    discount: figure(annualDiscount(catalogue.plans)),
    plans,
    free: plans.find((plan) => plan.is_free) ?? null,
  };
}

function planView(plan: Plan, sales: string, language: Language): PlanView {
  const { features, limits, pricing } = plan;
  const { kind } = planPrice(pricing, 'monthly');
  const limit = (max: number) => (max === UNLIMITED ? '' : new Intl.NumberFormat(language).format(max));
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description[language],
    recommended: plan.recommended,
    is_free: kind === 'free',
    is_priced: kind === 'amount',
    is_on_request: kind === 'on-request',
    monthly: priceView(pricing, 'monthly', language),
    annual: priceView(pricing, 'annual', language),
    courts: features.canchas[language],
    support: features.soporte[language],
    players: limit(limits.max_players_per_club),
    bookings: limit(limits.max_events_per_month),
    features: Object.fromEntries(PLAN_SWITCHES.map((key) => [key, features[key]])) as PlanView['features'],
    chat: chatLink(sales, plan.contact_message[language]) ?? '',
  };
}

function priceView(pricing: Plan['pricing'], billing: Billing, language: Language): PriceView {
  const price = planPrice(pricing, billing);
  if (price.kind !== 'amount') return { figure: '', usd: '', before: '' };
  return {
    figure: formatPlanPrice(price.ars, language),
    usd: price.usd === null ? '' : formatUsd(price.usd, language),
    before: price.before === null ? '' : formatPlanPrice(price.before, language),
  };
}
