import fc from 'fast-check';
import { cancellationTerms, type DepositRule, depositOf } from './cancellation';

const NOW = Date.parse('2031-01-08T12:00:00.000Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

test.each<[string, DepositRule['deposit_type'], number, number, number, { inTime: boolean; kept: number }]>([
  ['in time, to the minute', 'percent', 50, 24, 24, { inTime: true, kept: 0 }],
  ['a minute late', 'percent', 50, 24, 24 - 1 / 60, { inTime: false, kept: 5000 }],
  ['a fixed deposit', 'fixed', 3000, 24, 3, { inTime: false, kept: 3000 }],
  ['a deposit above what was paid', 'fixed', 900_000, 24, 3, { inTime: false, kept: 8000 }],
  ['no deposit', 'none', 0, 24, 3, { inTime: false, kept: 0 }],
  ['a club that gives back until the start', 'fixed', 3000, 0, 0, { inTime: true, kept: 0 }],
  ['after the start', 'fixed', 3000, 0, -1, { inTime: false, kept: 3000 }],
])('%s', (_, deposit_type, deposit_value, cancel_hours, hours, terms) => {
  const booking = { start: at(hours), price: 10_000, paid: 8000 };
  const rule = { deposit_type, deposit_value, cancel_hours, currency: 'ARS' };
  expect(cancellationTerms(rule, booking, NOW)).toMatchObject({ ...terms, left: Math.round(hours * 3_600_000) });
});

test.each<[DepositRule['deposit_type'], number, number, number]>([
  ['none', 0, 10_000, 0],
  ['fixed', 3000, 10_000, 3000],
  ['fixed', 30_000, 10_000, 10_000],
  ['percent', 50, 10_001, 5001],
  ['percent', 100, 10_000, 10_000],
  ['percent', 30, 0, 0],
])('a deposit %s of %d for a price of %d is %d', (deposit_type, deposit_value, price, deposit) => {
  expect(depositOf({ deposit_type, deposit_value, currency: 'ARS' }, price)).toBe(deposit);
});

test.each<[DepositRule['deposit_type'], number, number, number]>([
  ['percent', 30, 9_990_00, 2_997_00],
  ['percent', 33, 9_990_00, 3_297_00],
  ['percent', 50, 9_995_00, 4_998_00],
  // of a club that had a currency with decimals
  ['fixed', 3_000_50, 10_000_00, 3_001_00],
])('in Chile a deposit %s of %d for a price of %d is %d', (deposit_type, deposit_value, price, deposit) => {
  expect(depositOf({ deposit_type, deposit_value, currency: 'CLP' }, price)).toBe(deposit);
});

test('what is kept is whole centavos between nothing and what was paid', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(99_999_999), fc.integer({ min: 1, max: 100 }), (price, paid, percent) => {
      const rule = { deposit_type: 'percent' as const, deposit_value: percent, cancel_hours: 24, currency: 'ARS' };
      const { kept } = cancellationTerms(rule, { start: at(1), price, paid }, NOW);
      expect(Number.isInteger(kept)).toBe(true);
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(paid);
    }),
  );
});
