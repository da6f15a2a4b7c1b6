import type { Plan } from '@canchero/shared-contracts/subscription';
import { planFeatures } from './plan-features';

const localized = (es: string) => ({ es, en: `${es} (en)`, pt: `${es} (pt)` });
const plan: Pick<Plan, 'features' | 'limits'> = {
  features: {
    agenda: true,
    canchas: localized('2-3 canchas'),
    reservasOnline: true,
    jugadores: true,
    resumenEventos: true,
    consumosCancha: true,
    buffet: false,
    almacenStock: false,
    estadisticas: true,
    multiusuario: false,
    multiSede: false,
    soporte: localized('Soporte en 48 h'),
  },
  limits: {
    max_clubs: 1,
    max_courts_per_club: 3,
    max_players_per_club: 50,
    max_events_per_day: -1,
    max_events_per_month: -1,
  },
};
const find = (key: string, language: 'es' | 'en' = 'es') => planFeatures(plan, language).find((f) => f.key === key);

test.each([
  ['canchas', { included: true, text: '2-3 canchas' }],
  ['soporte', { included: true, text: 'Soporte en 48 h' }],
  ['jugadores', { included: true, text: { id: 'landing.plan.players', values: { max: 50 } } }],
  ['turnos', { included: true, text: { id: 'landing.plan.bookings.unlimited' } }],
  ['estadisticas', { included: true, text: { id: 'landing.plan.estadisticas' } }],
  ['buffet', { included: false, text: { id: 'landing.plan.buffet' } }],
])('%s', (key, expected) => {
  expect(find(key)).toMatchObject(expected);
});

test('the catalogue\u2019s own texts are in the reader\u2019s language', () => {
  expect(find('canchas', 'en')?.text).toBe('2-3 canchas (en)');
});

test('every plan lists the same lines, courts first and support last', () => {
  const keys = planFeatures(plan, 'es').map((feature) => feature.key);
  expect(keys).toHaveLength(12);
  expect(new Set(keys).size).toBe(12);
  expect([keys[0], keys.at(-1)]).toEqual(['canchas', 'soporte']);
});
