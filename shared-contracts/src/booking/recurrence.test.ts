import fc from 'fast-check';
import { DateTime } from 'luxon';
import { MAX_OCCURRENCES } from './limits';
import { atWallTime, localDate, nthWeekdayOf, type Occurrences, occurrencesOf } from './recurrence';
import { FREQUENCIES } from './vocabulary';

const ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'America/Bogota',
  'Europe/Madrid',
  'America/Havana',
];

const occurrences = (start: string, zone: string, frequency: 'weekly' | 'monthly', end_date: string) => {
  const found = occurrencesOf(start, zone, { frequency, end_date });
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const local = (starts: readonly string[], zone: string) =>
  starts.map((s) => DateTime.fromISO(s, { zone }).toFormat('yyyy-MM-dd HH:mm'));

describe('properties, in every zone', () => {
  const scenes = fc.record({
    zone: fc.constantFrom(...ZONES),
    // years with many rules: Brazil and Mexico gave up clock changes, Chile and Cuba keep moving theirs
    minute: fc.integer({ min: Date.UTC(2010, 0, 1) / 60_000, max: Date.UTC(2036, 0, 1) / 60_000 }),
    frequency: fc.constantFrom(...FREQUENCIES),
    days: fc.integer({ min: 1, max: 700 }),
  });
  const each = (check: (s: { zone: string; start: DateTime; end: string; frequency: string } & Occurrences) => void) =>
    fc.assert(
      fc.property(scenes, ({ zone, minute, frequency, days }) => {
        const start = DateTime.fromMillis(minute * 60_000, { zone });
        const end = start.plus({ days }).toFormat('yyyy-MM-dd');
        check({ zone, start, end, frequency, ...occurrences(start.toUTC().toISO() as string, zone, frequency, end) });
      }),
      { numRuns: 150 },
    );

  test('it begins with its start and ascends, on one weekday, never after the end date', () =>
    each(({ zone, start, end, starts }) => {
      expect(Date.parse(starts[0] as string)).toBe(start.toMillis());
      const at = starts.map((s) => DateTime.fromISO(s, { zone }));
      at.forEach((time, i) => {
        expect(time.weekday).toBe(start.weekday);
        expect(time.toFormat('yyyy-MM-dd') <= end).toBe(true);
        if (i > 0) expect(time.toMillis()).toBeGreaterThan((at[i - 1] as DateTime).toMillis());
      });
    }));

  test('wall time is kept, but where the clocks skip it: then it is later by what they skip', () =>
    each(({ zone, start, starts }) => {
      for (const s of starts.slice(1)) {
        const time = DateTime.fromISO(s, { zone });
        const before = time.minus({ hours: 3 }).offset;
        const gap = Math.max(0, time.offset - before);
        const wall = (t: DateTime) => t.hour * 60 + t.minute;
        expect([wall(start), wall(start) + gap]).toContain(wall(time));
        const exists = DateTime.fromObject({ ...time.toObject(), hour: start.hour, minute: start.minute }, { zone });
        if (exists.hour === start.hour && exists.minute === start.minute) expect(wall(time)).toBe(wall(start));
      }
    }));

  test('of a wall time that happens twice the first is taken', () =>
    each(({ zone, starts }) => {
      for (const s of starts.slice(1)) {
        const time = DateTime.fromISO(s, { zone });
        expect(time.toMillis()).toBe(Math.min(...time.getPossibleOffsets().map((t) => t.toMillis())));
      }
    }));

  test('every week has one; every month one, or is named as skipped', () =>
    each(({ zone, start, end, frequency, starts, skippedMonths }) => {
      const dates = starts.map((s) => localDate(s, zone));
      if (frequency === 'weekly') {
        const days = DateTime.fromISO(end).diff(DateTime.fromISO(localDate(starts[0] as string, zone)), 'days').days;
        expect(dates).toHaveLength(1 + Math.floor(days / 7));
        expect(skippedMonths).toEqual([]);
        return;
      }
      const { nth } = nthWeekdayOf(start.toFormat('yyyy-MM-dd'));
      for (const date of dates) expect(nthWeekdayOf(date).nth).toBe(nth);
      const months = [...dates.map((d) => d.slice(0, 7)), ...skippedMonths].sort();
      months.forEach((month, i) => {
        expect(month).toBe(start.startOf('month').plus({ months: i }).toFormat('yyyy-MM'));
      });
      if (nth < 5) expect(skippedMonths).toEqual([]);
    }));
});

test.each([
  // Chile puts its clocks on at midnight of a Sunday in September: 00:30 does not exist on 2026-09-06
  ['America/Santiago', '2026-08-30T04:30:00Z', ['2026-08-30 00:30', '2026-09-06 01:30', '2026-09-13 00:30']],
  // and back in April: 23:30 of 2027-04-03 happens twice
  ['America/Santiago', '2027-03-28T02:30:00Z', ['2027-03-27 23:30', '2027-04-03 23:30', '2027-04-10 23:30']],
  ['Europe/Madrid', '2027-03-21T01:30:00Z', ['2027-03-21 02:30', '2027-03-28 03:30', '2027-04-04 02:30']],
  ['America/Havana', '2027-03-07T05:30:00Z', ['2027-03-07 00:30', '2027-03-14 01:30', '2027-03-21 00:30']],
  [
    'America/Argentina/Buenos_Aires',
    '2027-02-21T23:00:00Z',
    ['2027-02-21 20:00', '2027-02-28 20:00', '2027-03-07 20:00'],
  ],
])('weekly over a clock change in %s from %s', (zone, start, expected) => {
  const end = (expected.at(-1) as string).slice(0, 10);
  expect(local(occurrences(start, zone, 'weekly', end).starts, zone)).toEqual(expected);
});

test('a time that happens twice is an hour later in real time than a week before, and the first of the two', () => {
  const [, twice] = occurrences('2027-03-28T02:30:00Z', 'America/Santiago', 'weekly', '2027-04-03').starts;
  expect(twice).toBe('2027-04-04T02:30:00.000Z');
});

test.each([
  [
    'a fifth Tuesday',
    '2027-03-30T15:00:00Z',
    '2027-08-31',
    ['2027-03-30', '2027-06-29', '2027-08-31'],
    ['2027-04', '2027-05', '2027-07'],
  ],
  [
    '29 February',
    '2028-02-29T15:00:00Z',
    '2028-06-30',
    ['2028-02-29', '2028-05-30'],
    ['2028-03', '2028-04', '2028-06'],
  ],
  ['day 31', '2027-01-31T15:00:00Z', '2027-05-31', ['2027-01-31', '2027-05-30'], ['2027-02', '2027-03', '2027-04']],
  ['a third Wednesday', '2027-01-20T15:00:00Z', '2027-04-20', ['2027-01-20', '2027-02-17', '2027-03-17'], []],
])('monthly on %s', (_, start, end, dates, skipped) => {
  const zone = 'America/Argentina/Buenos_Aires';
  const found = occurrences(start, zone, 'monthly', end);
  expect(found.starts.map((s) => localDate(s, zone))).toEqual(dates);
  expect(found.skippedMonths).toEqual(skipped);
});

test.each([
  ['2027-01-20', 'series_ends_before_start'],
  ['2027-01-19', 'series_ends_before_start'],
  ['2031-01-20', 'series_too_long'],
] as const)('until %s: %s', (end_date, problem) => {
  const zone = 'America/Argentina/Buenos_Aires';
  expect(occurrencesOf('2027-01-20T15:00:00Z', zone, { frequency: 'weekly', end_date })).toBe(problem);
  expect(occurrences('2027-01-20T15:00:00Z', zone, 'weekly', '2029-05-01').starts.length).toBeLessThanOrEqual(
    MAX_OCCURRENCES,
  );
});

test('another wall time on the date of an occurrence', () => {
  expect(atWallTime('2027-01-20T23:30:00Z', 'Europe/Madrid', '2027-07-21')).toBe('2027-07-20T22:30:00.000Z');
});
