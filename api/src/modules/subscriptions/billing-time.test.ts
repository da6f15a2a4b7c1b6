import fc from 'fast-check';
import {
  creditOf,
  firstCharge,
  LEAST_CHARGE,
  nextAttempt,
  periodOf,
  periodPrice,
  trialEnd,
  trialWarning,
  unusedRest,
} from './billing-time';

const at = (text: string) => new Date(`${text}T00:00:00Z`);
const DAY = 86_400_000;
const moments = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
const billings = fc.constantFrom('monthly', 'annual');

test('a month that begins on the 31st ends with the shorter ones and comes back to it', () => {
  const ends = [0, 1, 2].map((n) => periodOf(at('2026-01-31'), 'monthly', n).endsAt.toISOString().slice(0, 10));
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(periodOf(at('2028-02-29'), 'annual', 0).endsAt).toEqual(at('2029-02-28'));
});

test('periods follow each other without a gap and without a day in two of them', () => {
  fc.assert(
    fc.property(moments, billings, fc.nat(40), (anchor, billing, n) => {
      const [one, next] = [periodOf(anchor, billing, n), periodOf(anchor, billing, n + 1)];
      expect(next.startsAt).toEqual(one.endsAt);
      expect(one.endsAt.getTime()).toBeGreaterThan(one.startsAt.getTime());
    }),
  );
});

test('the rest of a period falls from its whole worth to nothing, in whole centavos', () => {
  const span = periodOf(at('2026-06-01'), 'monthly', 0);
  expect(unusedRest(4_420_000, span, at('2026-06-16'))).toBe(2_210_000);
  expect(unusedRest(4_420_000, span, at('2026-06-30'))).toBe(147_333);
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), moments, billings, fc.nat(1000), fc.nat(1000), (amount, anchor, b, x, y) => {
      const one = periodOf(anchor, b, 0);
      const when = (part: number) =>
        new Date(one.startsAt.getTime() + ((one.endsAt.getTime() - one.startsAt.getTime()) * part) / 1000);
      const [early, late] = [Math.min(x, y), Math.max(x, y)];
      const [more, less] = [unusedRest(amount, one, when(early)), unusedRest(amount, one, when(late))];
      expect(Number.isInteger(more)).toBe(true);
      expect(less).toBeLessThanOrEqual(more);
      expect(unusedRest(amount, one, one.startsAt)).toBe(amount);
      expect(unusedRest(amount, one, one.endsAt)).toBe(0);
    }),
  );
});

test('a first charge and what is taken off make the price', () => {
  expect(periodPrice(3_315_000, 'annual')).toBe(39_780_000);
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (price, credit) => {
      expect(firstCharge(price, credit)).toBe(credit > price ? 0 : price - credit);
    }),
  );
});

test('the unused rest takes off as much as leaves the least charge, and nothing of a price below it', () => {
  expect([creditOf(4_420_000, 4_000_000), creditOf(100, 4_000_000)]).toEqual([4_000_000 - LEAST_CHARGE, 100]);
  expect(creditOf(4_420_000, LEAST_CHARGE - 1)).toBe(0);
});

test('a failed charge is tried again after 1, 3 and 7 days, then no more', () => {
  const failed = at('2026-03-01');
  const days = [1, 2, 3, 4].map((n) => {
    const next = nextAttempt(failed, n);
    return next && (next.getTime() - failed.getTime()) / DAY;
  });
  expect(days).toEqual([1, 3, 7, null]);
});

test('a trial lasts seven days, with a warning two days before', () => {
  expect(trialEnd(at('2026-03-01'))).toEqual(at('2026-03-08'));
  expect(trialWarning(at('2026-03-08'))).toEqual(at('2026-03-06'));
});
