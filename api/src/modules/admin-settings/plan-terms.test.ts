import type { PlanTerms } from '@canchero/shared-contracts/admin-setting';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import { changesBetween, checkPrices } from './plan-terms';

const price = (ars: number | null) => ({ ars, usd: null, discount_percent: 0 });
const pricing = (monthly: number | null, annual: number | null): PlanTerms['pricing'] => ({
  monthly: price(monthly),
  annual: price(annual),
});

test.each<[PlanId, number | null, number | null, boolean]>([
  ['starter', 0, 0, true],
  ['starter', 100, 0, false],
  ['starter', null, null, false],
  ['premium', 4_420_000, 3_315_000, true],
  ['premium', 4_420_000, 4_420_000, true],
  ['premium', 4_420_000, 4_420_001, false],
  ['premium', 0, 0, false],
  ['premium_plus', null, 100, false],
  ['enterprise', null, null, true],
  ['enterprise', 100, null, false],
])('%s at %s a month and %s by the year: %s', (plan, monthly, annual, fits) => {
  const check = () => checkPrices(plan, pricing(monthly, annual));
  if (fits) expect(check).not.toThrow();
  else expect(check).toThrow('impossible_price');
});

test('changes name the path of each value that differs, added and removed ones too', () => {
  expect(changesBetween({ a: 1, b: { c: 2, d: [1] } }, { a: 1, b: { c: 3, d: [1, 2] }, e: null, f: false })).toEqual([
    { path: 'b.c', before: '2', after: '3' },
    { path: 'b.d', before: '[1]', after: '[1,2]' },
    { path: 'f', before: 'null', after: 'false' },
  ]);
});
