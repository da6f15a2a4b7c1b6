import { catalogueView, PLAN_SWITCHES } from './plan-view';
import type { Plan, PlanCatalogue } from './schema';

const same = (text: string) => ({ es: text, en: `${text} (en)`, pt: `${text} (pt)` });
const plan = (id: Plan['id'], ars: number | null, change: Partial<Plan> = {}): Plan => ({
  id,
  name: id,
  description: same('Para crecer'),
  pricing: {
    monthly: { ars, usd: ars === null ? null : 3600, discount_percent: 0 },
    annual: { ars: ars === null ? null : ars * 0.75, usd: ars === null ? null : 2700, discount_percent: ars ? 25 : 0 },
  },
  features: {
    agenda: true,
    canchas: same('2-3 canchas'),
    reservasOnline: true,
    jugadores: true,
    resumenEventos: true,
    consumosCancha: true,
    buffet: false,
    almacenStock: false,
    estadisticas: true,
    multiusuario: false,
    multiSede: false,
    soporte: same('48 h'),
  },
  limits: {
    max_clubs: 1,
    max_courts_per_club: 3,
    max_players_per_club: -1,
    max_events_per_day: -1,
    max_events_per_month: 15_000,
  },
  recommended: id === 'premium',
  contact_message: same('Hola, quiero más.'),
  ...change,
});
const catalogue: PlanCatalogue = {
  plans: [plan('starter', 0), plan('premium', 4_420_000), plan('enterprise', null)],
  sales_whatsapp: '+54 9 11 5555-0000',
  claimed_clubs: 15_000,
};

test('a plan is in one of three states, and only a priced one has figures', () => {
  const { plans, free } = catalogueView(catalogue, 'es');
  const states = plans.map(({ is_free, is_priced, is_on_request, monthly }) => [
    is_free,
    is_priced,
    is_on_request,
    monthly.figure,
  ]);
  expect(states).toEqual([
    [true, false, false, ''],
    [false, true, false, '$\u00a044.200'],
    [false, false, true, ''],
  ]);
  expect(free?.id).toBe('starter');
});

test.each([
  ['es', '$\u00a033.150', 'US$\u00a027', '15.000', '2-3 canchas'],
  ['en', '$\u00a033.150', 'US$\u00a027', '15,000', '2-3 canchas (en)'],
  ['pt', 'R$\u00a033.150', 'US$\u00a027', '15.000', '2-3 canchas (pt)'],
] as const)('texts and figures are the reader\u2019s: %s', (language, figure, usd, number, courts) => {
  const view = catalogueView(catalogue, language);
  const [, premium] = view.plans;
  expect(premium).toMatchObject({ annual: { figure, usd }, bookings: number, players: '', courts });
  expect(premium?.annual.before).toContain('44.200');
  expect([view.claimed_clubs, view.discount]).toEqual([number, '25']);
});

test('without a number, a claim or a discount their texts are empty, which a template takes for no', () => {
  const bare = { plans: [plan('enterprise', null)], sales_whatsapp: '', claimed_clubs: 0 };
  const { plans, ...rest } = catalogueView(bare, 'es');
  expect(rest).toEqual({ claimed_clubs: '', sales_whatsapp: '', discount: '', free: null });
  expect(plans[0]?.chat).toBe('');
});

test('the chat about a plan holds its message', () => {
  expect(catalogueView(catalogue, 'en').plans[1]?.chat).toBe(
    'https://wa.me/5491155550000?text=Hola%2C%20quiero%20m%C3%A1s.%20(en)',
  );
});

test('every feature that a plan may lack is listed', () => {
  const switches = Object.entries(plan('starter', 0).features).filter(([, value]) => typeof value === 'boolean');
  const always = ['agenda', 'jugadores'];
  expect([...PLAN_SWITCHES].sort()).toEqual(
    switches
      .map(([key]) => key)
      .filter((key) => !always.includes(key))
      .sort(),
  );
});
