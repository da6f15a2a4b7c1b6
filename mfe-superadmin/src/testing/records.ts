import type { AdminSettings } from '@canchero/shared-contracts/admin-setting';
import type { AdminSubscription } from '@canchero/shared-contracts/admin-subscription';
import type { AdminUser } from '@canchero/shared-contracts/admin-user';

/** Returns an account that never signed in and works nowhere. */
export const someUser = (given: Partial<AdminUser> = {}): AdminUser => ({
  id: 'u1',
  name: 'Bruno Díaz',
  email: 'bruno@volea.test',
  roles: [],
  created_at: '2026-11-01T12:00:00.000Z',
  email_verified_at: '2026-11-01T12:05:00.000Z',
  last_seen_at: null,
  clubs: 0,
  block: null,
  ...given,
});

/** Returns a subscription to Premium that the gateway charges every month. */
export const someSubscription = (given: Partial<AdminSubscription> = {}): AdminSubscription => ({
  owner_id: 'u1',
  owner_name: 'Bruno Díaz',
  owner_email: 'bruno@volea.test',
  clubs: 2,
  plan: 'premium',
  status: 'active',
  billing: 'monthly',
  ends_at: '2026-12-20T15:00:00.000Z',
  is_charged: true,
  mrr: 4_420_000,
  agreed_price: null,
  ...given,
});

/** Returns the plan Premium as the catalogue first had it. */
export const somePlan = (given: Partial<AdminSettings['plans'][number]> = {}): AdminSettings['plans'][number] => ({
  id: 'premium',
  name: 'Premium',
  description: { es: '', en: '', pt: '' },
  pricing: {
    monthly: { ars: 4_420_000, usd: 3_600, discount_percent: 0 },
    annual: { ars: 3_315_000, usd: 2_700, discount_percent: 25 },
  },
  features: {
    agenda: true,
    canchas: { es: '2-3 canchas', en: '2-3 courts', pt: '2-3 quadras' },
    reservasOnline: true,
    jugadores: true,
    resumenEventos: true,
    consumosCancha: true,
    buffet: false,
    almacenStock: false,
    estadisticas: true,
    multiusuario: false,
    multiSede: false,
    soporte: { es: '', en: '', pt: '' },
  },
  limits: {
    max_clubs: 1,
    max_courts_per_club: 3,
    max_players_per_club: -1,
    max_events_per_day: -1,
    max_events_per_month: -1,
  },
  recommended: true,
  contact_message: { es: '', en: '', pt: '' },
  version: 1,
  ...given,
});
