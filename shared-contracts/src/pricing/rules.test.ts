import fc from 'fast-check';
import { DateTime } from 'luxon';
import { compareRules, quoteOf, type Tariff } from './rules';
import type { PriceRule } from './schema';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const COURT = 'court-1';
let made = 0;
const rule = (given: Partial<PriceRule> = {}): PriceRule => ({
  id: `rule-${String(++made).padStart(4, '0')}`,
  court_ids: [],
  weekdays: [],
  from: '00:00',
  to: '24:00',
  duration: null,
  price: 100_00,
  member_price: null,
  valid_from: null,
  valid_to: null,
  priority: 0,
  version: 1,
  ...given,
});
const tariff = (rules: PriceRule[], given: Partial<Tariff> = {}): Tariff => ({
  rules,
  basePrice: 60_00,
  timezone: BUENOS_AIRES,
  currency: 'ARS',
  ...given,
});
/** 2026-03-04 is a Wednesday. */
const slot = (wall: string, duration: number, court_id = COURT, zone = BUENOS_AIRES) => ({
  court_id,
  start: DateTime.fromISO(wall, { zone }).toUTC().toISO() as string,
  duration,
});

describe('which rule counts', () => {
  test.each<[string, Partial<PriceRule>[], string, number, number]>([
    ['none: the price of the court', [], '2026-03-04T10:00', 90, 90_00],
    ['by the hour', [{ price: 100_00 }], '2026-03-04T10:00', 90, 150_00],
    ['for a whole duration', [{ duration: 90, price: 130_00 }], '2026-03-04T10:00', 90, 130_00],
    ['for another duration: not', [{ duration: 60, price: 130_00 }], '2026-03-04T10:00', 90, 90_00],
    ['its weekday', [{ weekdays: [3] }], '2026-03-04T10:00', 60, 100_00],
    ['another weekday: not', [{ weekdays: [4, 5] }], '2026-03-04T10:00', 60, 60_00],
    ['its court', [{ court_ids: [COURT] }], '2026-03-04T10:00', 60, 100_00],
    ['another court: not', [{ court_ids: ['court-2'] }], '2026-03-04T10:00', 60, 60_00],
    ['up to its end', [{ from: '08:00', to: '11:00' }], '2026-03-04T10:00', 60, 100_00],
    ['before it begins: not', [{ from: '11:00', to: '12:00' }], '2026-03-04T10:00', 60, 60_00],
    [
      'over midnight, of the day before',
      [{ weekdays: [2], from: '22:00', to: '02:00' }],
      '2026-03-04T01:00',
      60,
      100_00,
    ],
    [
      'over midnight, of the day itself: not',
      [{ weekdays: [3], from: '22:00', to: '02:00' }],
      '2026-03-04T01:00',
      60,
      60_00,
    ],
    ['first and last day', [{ valid_from: '2026-03-04', valid_to: '2026-03-04' }], '2026-03-04T10:00', 60, 100_00],
    ['not yet', [{ valid_from: '2026-03-05' }], '2026-03-04T10:00', 60, 60_00],
    ['no longer', [{ valid_to: '2026-03-03' }], '2026-03-04T10:00', 60, 60_00],
    [
      'priority beats what is specific',
      [
        { priority: 1, price: 1_00 },
        { court_ids: [COURT], price: 2_00 },
      ],
      '2026-03-04T10:00',
      60,
      1_00,
    ],
    [
      'a court beats a duration',
      [
        { duration: 60, price: 1_00 },
        { court_ids: [COURT], price: 2_00 },
      ],
      '2026-03-04T10:00',
      60,
      2_00,
    ],
    [
      'a duration beats a day',
      [
        { weekdays: [3], price: 1_00 },
        { duration: 60, price: 2_00 },
      ],
      '2026-03-04T10:00',
      60,
      2_00,
    ],
    [
      'a day beats two days',
      [
        { weekdays: [3, 4], price: 1_00 },
        { weekdays: [3], price: 2_00 },
      ],
      '2026-03-04T10:00',
      60,
      2_00,
    ],
    [
      'short hours beat long ones',
      [
        { from: '08:00', to: '20:00', price: 1_00 },
        { from: '09:00', to: '12:00', price: 2_00 },
      ],
      '2026-03-04T10:00',
      60,
      2_00,
    ],
    [
      'a season beats the year',
      [{ price: 1_00 }, { valid_from: '2026-01-01', price: 2_00 }],
      '2026-03-04T10:00',
      60,
      2_00,
    ],
  ])('%s', (_name, rules, wall, duration, price) => {
    expect(quoteOf(slot(wall, duration), tariff(rules.map(rule))).price).toBe(price);
  });

  test('members pay their price where there is one', () => {
    const both = [rule({ from: '08:00', to: '10:00', member_price: 80_00 }), rule({ from: '10:00', to: '12:00' })];
    expect(quoteOf(slot('2026-03-04T09:00', 120), tariff(both), true)).toMatchObject({ price: 180_00, member: true });
    expect(quoteOf(slot('2026-03-04T09:00', 120), tariff(both), false).price).toBe(200_00);
  });
});

describe('a slot over a border', () => {
  test('pays each rule in proportion, rounded for each', () => {
    const night = rule({ from: '18:00', to: '23:00', price: 100_01 });
    expect(quoteOf(slot('2026-03-04T17:40', 90), tariff([night]))).toEqual({
      price: 136_68,
      member: false,
      lines: [
        { rule_id: null, minutes: 20, amount: 20_00 },
        { rule_id: night.id, minutes: 70, amount: 116_68 },
      ],
    });
  });

  test('one line a rule, also when the slot comes back to it', () => {
    const lunch = rule({ from: '12:00', to: '13:00', price: 0 });
    expect(quoteOf(slot('2026-03-04T11:00', 180), tariff([lunch])).lines).toEqual([
      { rule_id: null, minutes: 120, amount: 120_00 },
      { rule_id: lunch.id, minutes: 60, amount: 0 },
    ]);
  });

  test.each([
    // Santiago: 2026-04-04 24:00 becomes 23:00 again, 2026-09-06 00:00 becomes 01:00. Madrid: 2026-10-25 03:00 becomes
    // 02:00.
    ['America/Santiago', '2026-04-04T22:00', 180, { from: '23:00', to: '24:00' }, 120],
    ['America/Santiago', '2026-09-05T23:00', 120, { from: '00:00', to: '01:00' }, 0],
    ['Europe/Madrid', '2026-10-25T01:00', 240, { from: '02:00', to: '03:00' }, 120],
    ['America/Havana', '2026-03-07T23:00', 120, { from: '01:00', to: '02:00' }, 60],
  ])('goes by the clock on the wall: %s %s', (timezone, wall, duration, hours, minutes) => {
    const special = rule({ ...hours, price: 1 });
    const { lines } = quoteOf(slot(wall, duration, COURT, timezone), tariff([special], { timezone }));
    expect(lines.find((line) => line.rule_id === special.id)?.minutes ?? 0).toBe(minutes);
  });
});

const wallTime = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`;
});
const anyRule = fc
  .record({
    id: fc.uuid(),
    court_ids: fc.constantFrom<string[]>([], [COURT], ['court-2']),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
    from: wallTime,
    to: wallTime,
    duration: fc.constantFrom(null, null, 60, 90),
    price: fc.integer({ min: 0, max: 9_999_999 }),
    member_price: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
    priority: fc.integer({ min: 0, max: 2 }),
  })
  .map((given) => rule(given));
const anySlot = fc
  .record({ quarter: fc.integer({ min: 0, max: 365 * 96 }), quarters: fc.integer({ min: 2, max: 24 }) })
  .map(({ quarter, quarters }) => ({
    court_id: COURT,
    start: new Date(Date.UTC(2026, 0, 1) + quarter * 900_000).toISOString(),
    duration: quarters * 15,
  }));
const zone = fc.constantFrom(BUENOS_AIRES, 'America/Santiago', 'Europe/Madrid', 'America/Havana');

test('lines are whole centavos that add up to the price, and their minutes to the duration', () => {
  fc.assert(
    fc.property(anySlot, fc.array(anyRule, { maxLength: 6 }), zone, fc.boolean(), (wanted, rules, timezone, member) => {
      const quote = quoteOf(wanted, tariff(rules, { timezone }), member);
      expect(quote.lines.reduce((n, line) => n + line.minutes, 0)).toBe(wanted.duration);
      expect(quote.lines.reduce((n, line) => n + line.amount, 0)).toBe(quote.price);
      expect(quote.lines.every((line) => Number.isSafeInteger(line.amount) && line.amount >= 0)).toBe(true);
      expect(new Set(quote.lines.map((line) => line.rule_id)).size).toBe(quote.lines.length);
    }),
  );
});

test('the order of rules changes nothing, and comparing them is an order', () => {
  fc.assert(
    fc.property(anySlot, fc.uniqueArray(anyRule, { maxLength: 6, selector: (r) => r.id }), (wanted, rules) => {
      const byTime = (q: ReturnType<typeof quoteOf>) => q.lines;
      expect(byTime(quoteOf(wanted, tariff([...rules].reverse())))).toEqual(byTime(quoteOf(wanted, tariff(rules))));
      const sorted = [...rules].sort(compareRules);
      for (let i = 1; i < sorted.length; i++) {
        expect(compareRules(sorted[i - 1] as PriceRule, sorted[i] as PriceRule)).toBeLessThan(0);
      }
    }),
  );
});

test('a slot cut in two costs the same but for rounding, where no rule asks for a duration', () => {
  fc.assert(
    fc.property(anySlot, fc.array(anyRule, { maxLength: 6 }), fc.integer({ min: 1, max: 23 }), (wanted, rules, cut) => {
      const first = cut * 15;
      fc.pre(first < wanted.duration);
      const plain = tariff(rules.map((r) => ({ ...r, duration: null })));
      const whole = quoteOf(wanted, plain);
      const later = new Date(Date.parse(wanted.start) + first * 60_000).toISOString();
      const parts = [
        quoteOf({ ...wanted, duration: first }, plain),
        quoteOf({ ...wanted, start: later, duration: wanted.duration - first }, plain),
      ];
      const sum = parts.reduce((n, part) => n + part.price, 0);
      const lines = whole.lines.length + parts.reduce((n, part) => n + part.lines.length, 0);
      expect(Math.abs(sum - whole.price)).toBeLessThanOrEqual(lines / 2);
    }),
  );
});

test('a price is what its minutes cost, each by the strongest rule for its time on the wall', () => {
  const day = fc
    .integer({ min: 0, max: 364 })
    .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
  const seasonal = fc
    .record({ any: anyRule, valid_from: fc.option(day), valid_to: fc.option(day) })
    .map(({ any, ...season }) => ({ ...any, ...season }));
  fc.assert(
    fc.property(anySlot, fc.array(seasonal, { maxLength: 6 }), zone, (wanted, rules, timezone) => {
      const known = rules
        .filter((one) => one.court_ids.length === 0 || one.court_ids.includes(COURT))
        .filter((one) => one.duration === null || one.duration === wanted.duration)
        .sort(compareRules);
      const minutes = new Map<string | null, number>();
      for (let i = 0; i < wanted.duration; i++) {
        const wall = DateTime.fromMillis(Date.parse(wanted.start) + i * 60_000, { zone: timezone });
        const found = known.find((one) => countsAt(one, wall))?.id ?? null;
        minutes.set(found, (minutes.get(found) ?? 0) + 1);
      }
      const { lines } = quoteOf(wanted, tariff(rules, { timezone }));
      expect(new Map(lines.map((line) => [line.rule_id, line.minutes]))).toEqual(minutes);
    }),
    { numRuns: 300 },
  );
});

/** Checks whether a rule counts at a time on the wall, by its day or by the eve's hours past midnight. */
function countsAt({ weekdays, from, to, valid_from, valid_to }: PriceRule, wall: DateTime): boolean {
  const time = wall.toFormat('HH:mm');
  const isPastMidnight = to <= from;
  const isOn = (day: DateTime) =>
    (weekdays.length === 0 || weekdays.includes(day.weekday)) &&
    (!valid_from || day.toFormat('yyyy-MM-dd') >= valid_from) &&
    (!valid_to || day.toFormat('yyyy-MM-dd') <= valid_to);
  const own = time >= from && (isPastMidnight || time < to) && isOn(wall);
  return own || (isPastMidnight && time < to && isOn(wall.minus({ days: 1 })));
}

test('in a currency without decimals each line of a price can be paid', () => {
  const quote = (currency: string) =>
    quoteOf(
      slot('2026-03-04T17:40', 50),
      tariff([rule({ price: 25_000_00, from: '18:00' })], { basePrice: 19_990_00, currency }),
    );
  expect(quote('ARS').lines.map(({ amount }) => amount)).toEqual([6_663_33, 12_500_00]);
  expect(quote('CLP')).toMatchObject({ price: 19_163_00, lines: [{ amount: 6_663_00 }, { amount: 12_500_00 }] });
});
