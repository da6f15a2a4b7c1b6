import type { ChangePreview, Plan, PlanCatalogue, SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';

const same = (text: string) => ({ es: text, en: text, pt: text });

const aPlan = (id: Plan['id'], name: string, monthly: number | null, annual: number | null): Plan => ({
  id,
  name,
  description: same(`Para un club ${name}`),
  pricing: {
    monthly: { ars: monthly, usd: monthly && 3600, discount_percent: 0 },
    annual: { ars: annual, usd: annual && 4050, discount_percent: annual ? 25 : 0 },
  },
  features: {
    agenda: true,
    canchas: same(`Canchas de ${name}`),
    reservasOnline: true,
    jugadores: true,
    resumenEventos: true,
    consumosCancha: true,
    buffet: id === 'premium_plus' || id === 'enterprise',
    almacenStock: id === 'premium_plus' || id === 'enterprise',
    estadisticas: id !== 'starter',
    multiusuario: id === 'premium_plus' || id === 'enterprise',
    multiSede: id === 'enterprise',
    soporte: same('Soporte en 48 h'),
  },
  limits: {
    max_clubs: 1,
    max_courts_per_club: 3,
    max_players_per_club: -1,
    max_events_per_day: -1,
    max_events_per_month: id === 'starter' ? 100 : -1,
  },
  recommended: id === 'premium',
  contact_message: same(`Hola, quiero ${name}.`),
});

export const aCatalogue = (): PlanCatalogue => ({
  plans: [
    aPlan('starter', 'Starter (Freemium)', 0, 0),
    aPlan('premium', 'Premium', 4_420_000, 3_315_000),
    aPlan('premium_plus', 'Premium Plus', 7_055_000, 5_291_250),
    aPlan('enterprise', 'Enterprise', null, null),
  ],
  sales_whatsapp: '+54 9 11 5555-0000',
  claimed_clubs: 500,
});

/** Returns the subscription of an owner who pays for Premium every month. */
export const someDetails = (given: Partial<SubscriptionDetails> = {}): SubscriptionDetails => ({
  subscription: { plan: 'premium', status: 'active' },
  is_trial: false,
  trial_days_left: 0,
  limits: {
    max_clubs: 1,
    max_courts_per_club: 3,
    max_players_per_club: -1,
    max_events_per_day: -1,
    max_events_per_month: -1,
    max_bookings_per_day: -1,
  },
  can_manage: true,
  owner_name: 'Ana Duarte',
  period: 'monthly',
  ends_at: '2026-12-23T15:00:00.000Z',
  trial_available: false,
  next_charge: { at: '2026-12-23T15:00:00.000Z', amount: 4_420_000, currency: 'ARS' },
  agreed_price: null,
  gateway_url: 'https://gateway.test/agreement',
  overdue: null,
  planned: null,
  pending: null,
  usage: {
    clubs: { used: 1, max: 1 },
    by_club: [
      {
        club_id: CLUB_ID,
        name: 'Club del Río',
        courts: { used: 3, max: 3 },
        players: { used: 12_400, max: -1 },
        events_today: { used: 12, max: -1 },
        events_month: { used: 80, max: 100 },
      },
    ],
  },
  team: { waiting: 0, waits_from: null },
  history: [],
  ...given,
});

/** Returns the subscription of an owner who never paid. */
export const aStarter = (given: Partial<SubscriptionDetails> = {}): SubscriptionDetails =>
  someDetails({
    subscription: { plan: 'starter', status: 'active' },
    period: null,
    ends_at: null,
    next_charge: null,
    trial_available: true,
    ...given,
  });

/** Returns what an upgrade from Premium to Premium Plus does after some days. */
export const aPreview = (given: Partial<ChangePreview> = {}): ChangePreview => ({
  kind: 'upgrade',
  plan: 'premium_plus',
  period: 'monthly',
  currency: 'ARS',
  at: '2026-11-23T15:00:00.000Z',
  price: 7_055_000,
  credit: 1_234_567,
  charged_today: 5_820_433,
  next_charge: { at: '2026-12-23T15:00:00.000Z', amount: 7_055_000 },
  monthly_cost: 7_055_000,
  lost_features: [],
  clubs: [],
  members: [],
  ...given,
});

/** Returns what leaving Premium Plus for Premium does at the period's end. */
export const aDowngrade = (given: Partial<ChangePreview> = {}): ChangePreview =>
  aPreview({
    kind: 'later',
    plan: 'premium',
    at: '2026-12-23T15:00:00.000Z',
    price: 4_420_000,
    credit: 0,
    charged_today: 0,
    next_charge: { at: '2026-12-23T15:00:00.000Z', amount: 4_420_000 },
    monthly_cost: 4_420_000,
    lost_features: ['buffet', 'multiusuario'],
    clubs: [
      {
        club_id: CLUB_ID,
        name: 'Club del Río',
        max_courts: 1,
        courts: [
          { id: uuid(1), name: 'Pádel 1', waits: false },
          { id: uuid(2), name: 'Pádel 2', waits: true },
        ],
      },
    ],
    members: [{ user_id: uuid(9), name: 'Bruno Díaz', club_name: 'Club del Río' }],
    ...given,
  });
