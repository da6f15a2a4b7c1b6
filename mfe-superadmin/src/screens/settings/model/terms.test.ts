import type { Plan } from '@canchero/shared-contracts/subscription';
import { somePlan } from '../../../testing/records';
import { termsOf, typedOf } from './terms';

const { pricing, limits, recommended } = somePlan();
const { agenda: _, canchas: __, jugadores: ___, soporte: ____, ...switches } = somePlan().features;

test('what is typed unchanged is what stands', () => {
  expect(termsOf(typedOf(somePlan()))).toEqual({ pricing, limits, switches, recommended });
});

test('an empty limit is none, and an empty price is on request', () => {
  const onRequest: Plan['pricing'] = {
    monthly: { ars: null, usd: null, discount_percent: 0 },
    annual: { ars: null, usd: null, discount_percent: 0 },
  };
  const typed = typedOf(somePlan({ pricing: onRequest, limits: { ...limits, max_clubs: -1 } }));
  expect([typed.prices.monthly.ars, typed.limits.max_clubs]).toEqual(['', '']);
  expect(termsOf(typed)).toMatchObject({ pricing: onRequest, limits: { max_clubs: -1 } });
});

test.each([
  ['an amount', { ars: 'mucho' }],
  ['dollars', { usd: '1,2,3' }],
  ['a discount', { discount: '-5' }],
])('%s that is no number is refused', (_name, part) => {
  const typed = typedOf(somePlan());
  expect(termsOf({ ...typed, prices: { ...typed.prices, monthly: { ...typed.prices.monthly, ...part } } })).toBeNull();
});

test('a limit that is no number is refused', () => {
  const typed = typedOf(somePlan());
  for (const max_clubs of ['-1', '2.5', 'muchos']) {
    expect(termsOf({ ...typed, limits: { ...typed.limits, max_clubs } })).toBeNull();
  }
});
