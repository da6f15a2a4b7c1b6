import fc from 'fast-check';
import { annualDiscount, formatPlanPrice, formatUsd, type PlanPrice, planPrice } from './price';
import type { Plan } from './schema';
import type { Billing } from './vocabulary';

const pricing = (monthly: number | null, annual: number | null): Plan['pricing'] => ({
  monthly: { ars: monthly, usd: monthly === null ? null : 5400, discount_percent: 0 },
  annual: { ars: annual, usd: annual === null ? null : 4050, discount_percent: 25 },
});

test.each<[string, Plan['pricing'], Billing, PlanPrice]>([
  ['no cost', pricing(0, 0), 'monthly', { kind: 'free' }],
  ['no cost by the year either', pricing(0, 0), 'annual', { kind: 'free' }],
  ['unknown', pricing(null, null), 'annual', { kind: 'on-request' }],
  ['a month', pricing(7_055_000, 5_291_250), 'monthly', { kind: 'amount', ars: 7_055_000, usd: 5400, before: null }],
  [
    'a month of a year',
    pricing(7_055_000, 5_291_250),
    'annual',
    { kind: 'amount', ars: 5_291_250, usd: 4050, before: 7_055_000 },
  ],
  ['a year that saves nothing', pricing(100, 100), 'annual', { kind: 'amount', ars: 100, usd: 4050, before: null }],
])('price: %s', (_, given, billing, expected) => {
  expect(planPrice(given, billing)).toEqual(expected);
});

test('a crossed price is always above the one beside it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (monthly, annual) => {
      const price = planPrice(pricing(monthly, annual), 'annual');
      return price.kind !== 'amount' || price.before === null || price.before > price.ars;
    }),
  );
});

test.each([
  [4_420_000, 'es', '$\u00a044.200'],
  [4_420_000, 'en', '$\u00a044.200'],
  [4_420_000, 'pt', 'R$\u00a044.200'],
  [5_291_250, 'es', '$\u00a052.913'],
  [99_900, 'es', '$\u00a0999'],
] as const)('%d centavos in %s read %s', (centavos, language, text) => {
  expect(formatPlanPrice(centavos, language)).toBe(text);
});

test.each([
  [3600, 'es', 'US$\u00a036'],
  [4050, 'es', 'US$\u00a040,50'],
  [4050, 'en', 'US$\u00a040.50'],
  [4050, 'pt', 'US$\u00a040,50'],
] as const)('%d cents in %s read %s', (cents, language, text) => {
  expect(formatUsd(cents, language)).toBe(text);
});

test.each([
  [[], 0],
  [[pricing(0, 0)], 25],
  [[{ ...pricing(0, 0), annual: { ars: 0, usd: 0, discount_percent: 0 } }], 0],
])('discount of %j', (plans, percent) => {
  expect(annualDiscount(plans.map((each) => ({ pricing: each })))).toBe(percent);
});
