import fc from 'fast-check';
import { type Sharer, settle, sharesOf, splitEqually, spread } from './settlement';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const amount = fc.nat({ max: 10 ** 9 });
const people = (n: number): Sharer[] => Array.from({ length: n }, (_, i) => ({ id: `p${i}`, agreed: null }));

test.each([
  [2_400_000, 4, [600_000, 600_000, 600_000, 600_000]],
  [10, 3, [4, 3, 3]],
  [2, 4, [1, 1, 0, 0]],
  [0, 2, [0, 0]],
  [100, 0, []],
])('%i between %i is %j', (total, n, parts) => expect(splitEqually(total, n, 1)).toEqual(parts));

test('an equal split loses nothing, and nobody pays more than a centavo above another', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 60 }), (total, n) => {
      const parts = splitEqually(total, n, 1);
      expect(sum(parts)).toBe(total);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      expect(parts.every(Number.isInteger)).toBe(true);
    }),
  );
});

test.each([
  [10_000_00, 3, [3_334_00, 3_333_00, 3_333_00]],
  [2_00, 4, [1_00, 1_00, 0, 0]],
  // from before the club changed its currency
  [10_000_50, 3, [3_333_50, 3_333_50, 3_333_50]],
])('%i between %i in whole units is %j', (total, n, parts) => expect(splitEqually(total, n, 100)).toEqual(parts));

test('in a currency without decimals shares and what is open of them can be paid, and nothing is lost', () => {
  const whole = fc.nat({ max: 10 ** 7 }).map((units) => units * 100);
  const sharers = fc
    .array(fc.option(whole), { minLength: 1, maxLength: 8 })
    .map((all) => all.map((agreed, i) => ({ id: `p${i}`, agreed })));
  const payments = fc.array(fc.record({ player_id: fc.constantFrom(null, 'p0', 'p1'), amount: whole }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(whole, sharers, payments, (price, given, paid) => {
      const people = [...given, { id: 'last', agreed: null }];
      const { remaining, shares } = settle(price, people, paid, 100);
      expect(shares.flatMap(({ amount, open }) => [amount, open]).every((n) => n % 100 === 0)).toBe(true);
      expect(sum(shares.map(({ amount }) => amount))).toBe(price);
      expect(sum(shares.map(({ open }) => open))).toBeLessThanOrEqual(remaining);
      expect(sum(sharesOf(price, people, 100))).toBe(price);
    }),
  );
});

test('a spread respects every cap and deals out all that the caps allow', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 12 }), (total, caps) => {
      const parts = spread(total, caps, 1);
      expect(sum(parts)).toBe(Math.min(total, sum(caps)));
      expect(parts.every((part, i) => part >= 0 && part <= (caps[i] ?? 0))).toBe(true);
    }),
  );
});

test('agreed shares stand, the others split the rest', () => {
  const [a, b, c] = people(3) as [Sharer, Sharer, Sharer];
  expect(sharesOf(1000, [{ ...a, agreed: 700 }, b, c], 1)).toEqual([700, 150, 150]);
  expect(sharesOf(1000, [a, { ...b, agreed: 1200 }, c], 1)).toEqual([0, 1000, 0]);
  expect(sharesOf(1000, [{ ...a, agreed: 300 }], 1)).toEqual([300]);
});

describe('settle', () => {
  test('four shares, one paid in part, one in full', () => {
    const { remaining, surplus, shares } = settle(
      2400,
      people(4),
      [
        { player_id: 'p0', amount: 600 },
        { player_id: 'p1', amount: 200 },
      ],
      1,
    );
    expect([remaining, surplus]).toEqual([1600, 0]);
    expect(shares.map((s) => [s.open, s.status])).toEqual([
      [0, 'paid'],
      [400, 'partially_paid'],
      [600, 'pending'],
      [600, 'pending'],
    ]);
  });

  test('what one pays for all leaves less for the others', () => {
    const { shares } = settle(2400, people(4), [{ player_id: 'p0', amount: 1200 }], 1);
    expect(shares.map((s) => s.open)).toEqual([0, 400, 400, 400]);
    expect(shares[0]).toMatchObject({ status: 'overpaid', surplus: 600 });
    expect(settle(2400, people(2), [{ player_id: null, amount: 2400 }], 1).shares.map((s) => s.status)).toEqual([
      'paid',
      'paid',
    ]);
  });

  test('after a lower price the surplus belongs to those who paid too much', () => {
    const payments = people(4).map((p) => ({ player_id: p.id, amount: 600 }));
    const { surplus, shares } = settle(2000, people(4), payments, 1);
    expect(surplus).toBe(400);
    expect(shares.map((s) => [s.surplus, s.status])).toEqual(Array(4).fill([100, 'overpaid']));
  });

  test('sums are conserved whatever was agreed and paid', () => {
    const sharers = fc
      .array(fc.option(amount), { maxLength: 8 })
      .map((all) => all.map((agreed, i) => ({ id: `p${i}`, agreed })));
    const payments = fc.array(
      fc.record({
        player_id: fc.option(fc.nat({ max: 9 }).map((i) => `p${i}`)),
        amount: fc.integer({ min: 1, max: 10 ** 8 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(amount, sharers, payments, (price, who, what) => {
        const { paid, remaining, surplus, shares } = settle(price, who, what, 1);
        expect(price + surplus).toBe(paid + remaining);
        expect(remaining * surplus).toBe(0);
        expect(sum(shares.map((s) => s.amount))).toBeLessThanOrEqual(price);
        expect(sum(shares.map((s) => s.open))).toBeLessThanOrEqual(remaining);
        expect(shares.every((s) => s.surplus * (s.amount - s.paid) <= 0)).toBe(true);
        // with somebody who takes the rest, every open centavo has a name
        if (who.some((s) => s.agreed === null)) expect(sum(shares.map((s) => s.open))).toBe(remaining);
      }),
    );
  });
});
