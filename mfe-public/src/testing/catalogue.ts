import type { Plan, PlanCatalogue } from '@canchero/shared-contracts/subscription';

const same = (text: string) => ({ es: text, en: `${text} (en)`, pt: `${text} (pt)` });

const starter: Plan = {
  id: 'starter',
  name: 'Starter (Freemium)',
  description: same('Para empezar'),
  pricing: {
    monthly: { ars: 0, usd: 0, discount_percent: 0 },
    annual: { ars: 0, usd: 0, discount_percent: 0 },
  },
  features: {
    agenda: true,
    canchas: same('1 cancha'),
    reservasOnline: true,
    jugadores: true,
    resumenEventos: true,
    consumosCancha: true,
    buffet: false,
    almacenStock: false,
    estadisticas: false,
    multiusuario: false,
    multiSede: false,
    soporte: same('Soporte en 72 h'),
  },
  limits: {
    max_clubs: 1,
    max_courts_per_club: 1,
    max_players_per_club: 50,
    max_events_per_day: -1,
    max_events_per_month: 100,
  },
  recommended: false,
  contact_message: same('Hola, quiero Starter.'),
};

const unlimited = { ...starter.limits, max_players_per_club: -1, max_events_per_month: -1 };

/** Three plans as `GET /plans` returns them: free, priced, on request. */
export const catalogue: PlanCatalogue = {
  plans: [
    starter,
    {
      ...starter,
      id: 'premium',
      name: 'Premium',
      pricing: {
        monthly: { ars: 4_420_000, usd: 3600, discount_percent: 0 },
        annual: { ars: 3_315_000, usd: 2700, discount_percent: 25 },
      },
      features: { ...starter.features, canchas: same('2-3 canchas'), estadisticas: true },
      limits: unlimited,
      recommended: true,
      contact_message: same('Hola, quiero Premium.'),
    },
    {
      ...starter,
      id: 'enterprise',
      name: 'Enterprise',
      pricing: {
        monthly: { ars: null, usd: null, discount_percent: 0 },
        annual: { ars: null, usd: null, discount_percent: 0 },
      },
      limits: unlimited,
      contact_message: same('Hola, quiero Enterprise.'),
    },
  ],
  sales_whatsapp: '5491155550000',
  claimed_clubs: 640,
};
