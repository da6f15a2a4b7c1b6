import fc from 'fast-check';
import { DateTime } from 'luxon';
import {
  checkOpeningHours,
  clubDateAt,
  instantsFrom,
  isTimezone,
  minutesOf,
  overlappingWeekday,
  stretchMinutes,
} from './rules';
import type { OpeningStretch } from './schema';

const everyDay = (open: string, close: string): OpeningStretch[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close }));
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
/** The first one of a wall time that happens twice. */
const at = (wall: string, zone: string) =>
  DateTime.fromISO(wall, { zone }).getPossibleOffsets()[0]?.toUTC().toISO() ?? '';

const hh = fc.integer({ min: 0, max: 23 });
const wallTime = fc
  .tuple(hh, fc.constantFrom(0, 15, 30, 45))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const stretch = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), open: wallTime, close: wallTime });

describe('stretchMinutes', () => {
  test.each([
    ['08:00', '22:30', 480, 1350],
    ['08:00', '24:00', 480, 1440],
    ['08:00', '00:00', 480, 1440],
    ['18:00', '02:00', 1080, 1560],
    ['00:00', '00:00', 0, 1440],
  ])('%s to %s', (open, close, from, to) => {
    expect(stretchMinutes({ weekday: 1, open, close })).toEqual({ from, to });
  });

  test('minutesOf reads the end of a day', () => expect(minutesOf('24:00')).toBe(1440));
});

describe('overlappingWeekday', () => {
  test.each<[string, OpeningStretch[], number | null]>([
    ['nothing', [], null],
    ['one', everyDay('08:00', '00:00').slice(0, 1), null],
    [
      'siesta',
      [
        { weekday: 3, open: '08:00', close: '13:00' },
        { weekday: 3, open: '13:00', close: '22:00' },
      ],
      null,
    ],
    [
      'same day',
      [
        { weekday: 3, open: '08:00', close: '13:15' },
        { weekday: 3, open: '13:00', close: '22:00' },
      ],
      3,
    ],
    [
      'late into the next day',
      [
        { weekday: 5, open: '20:00', close: '03:00' },
        { weekday: 6, open: '02:00', close: '10:00' },
      ],
      5,
    ],
    [
      'Sunday into Monday',
      [
        { weekday: 1, open: '01:00', close: '10:00' },
        { weekday: 7, open: '20:00', close: '02:00' },
      ],
      7,
    ],
    [
      'Sunday up to Monday',
      [
        { weekday: 1, open: '02:00', close: '10:00' },
        { weekday: 7, open: '20:00', close: '02:00' },
      ],
      null,
    ],
    ['always open', everyDay('00:00', '24:00'), null],
  ])('%s', (_name, hours, weekday) => expect(overlappingWeekday(hours)).toBe(weekday));

  test('finds an overlap exactly when some minute of the week is covered twice', () => {
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 2, maxLength: 5 }), (hours) => {
        const covered = new Map<number, number>();
        for (const h of hours) {
          const { from, to } = stretchMinutes(h);
          for (let m = from; m < to; m += 15) {
            const minute = ((h.weekday - 1) * 1440 + m) % (7 * 1440);
            covered.set(minute, (covered.get(minute) ?? 0) + 1);
          }
        }
        expect(overlappingWeekday(hours) !== null).toBe([...covered.values()].some((n) => n > 1));
      }),
    );
  });
});

test.each([
  ['2026-11-21T20:00', '2026-11-21'],
  ['2026-11-22T00:30', '2026-11-21'],
  ['2026-11-22T01:59', '2026-11-21'],
  ['2026-11-22T02:00', '2026-11-22'],
])('%s is of the club’s day %s', (wall, date) => {
  expect(clubDateAt(everyDay('14:00', '02:00'), BUENOS_AIRES, at(wall, BUENOS_AIRES))).toBe(date);
  expect(clubDateAt([], BUENOS_AIRES, at(wall, BUENOS_AIRES))).toBe(wall.slice(0, 10));
});

describe('checkOpeningHours', () => {
  const day = everyDay('08:00', '22:00');
  const midnight = everyDay('08:00', '00:00');
  const late = everyDay('18:00', '02:00');
  test.each<[string, OpeningStretch[], string, number, ReturnType<typeof checkOpeningHours>]>([
    ['no hours', [], '2026-03-04T04:00', 60, null],
    ['from opening', day, '2026-03-04T08:00', 60, null],
    ['up to closing', day, '2026-03-04T20:30', 90, null],
    ['before opening', day, '2026-03-04T07:45', 60, 'outside_opening_hours'],
    ['at closing', day, '2026-03-04T22:00', 30, 'outside_opening_hours'],
    ['over closing', day, '2026-03-04T21:30', 60, 'ends_after_closing'],
    ['over closing and midnight', day, '2026-03-04T21:30', 180, 'passes_midnight'],
    ['up to midnight', midnight, '2026-03-04T22:30', 90, null],
    ['past midnight', midnight, '2026-03-04T23:30', 60, 'passes_midnight'],
    ['late hours over midnight', late, '2026-03-04T23:30', 120, null],
    ['late hours after midnight', late, '2026-03-05T01:00', 60, null],
    ['late hours, over closing', late, '2026-03-05T01:30', 60, 'ends_after_closing'],
    ['late hours, over closing from before midnight', late, '2026-03-04T23:30', 240, 'ends_after_closing'],
    ['between two days', late, '2026-03-05T02:00', 60, 'outside_opening_hours'],
    ['round the clock', everyDay('00:00', '24:00'), '2026-03-04T23:00', 180, null],
    [
      'two stretches that touch',
      [...everyDay('12:00', '22:00'), ...everyDay('08:00', '12:00')],
      '2026-03-04T11:30',
      60,
      null,
    ],
    [
      'two stretches of the next day, unsorted',
      [...everyDay('00:00', '02:00'), ...everyDay('20:00', '24:00')],
      '2026-03-04T23:30',
      150,
      null,
    ],
  ])('%s', (_name, hours, wall, duration, problem) => {
    expect(checkOpeningHours(hours, BUENOS_AIRES, at(wall, BUENOS_AIRES), duration)).toBe(problem);
  });

  // Santiago: 2026-09-06 00:00 -> 01:00, 2026-04-05 00:00 -> 23:00. Madrid: 2026-03-29 02:00 -> 03:00, 2026-10-25 03:00
  // -> 02:00. Havana: 2026-03-08 00:00 -> 01:00, 2026-11-01 01:00 -> 00:00.
  test.each<[string, string, OpeningStretch[], string, number, ReturnType<typeof checkOpeningHours>]>([
    ['Santiago, the hour before midnight twice', 'America/Santiago', midnight, '2026-04-04T22:00', 180, null],
    ['Santiago, and no longer', 'America/Santiago', midnight, '2026-04-04T22:00', 210, 'passes_midnight'],
    ['Santiago, midnight skipped', 'America/Santiago', midnight, '2026-09-05T23:00', 60, null],
    ['Santiago, midnight skipped, over it', 'America/Santiago', midnight, '2026-09-05T23:00', 90, 'passes_midnight'],
    ['Santiago, late hours one hour shorter', 'America/Santiago', late, '2026-09-05T23:00', 120, null],
    [
      'Santiago, late hours one hour shorter, over',
      'America/Santiago',
      late,
      '2026-09-05T23:00',
      150,
      'ends_after_closing',
    ],
    [
      'Madrid, a late night one hour longer',
      'Europe/Madrid',
      everyDay('20:00', '04:00'),
      '2026-10-25T01:00',
      240,
      null,
    ],
    [
      'Madrid, a late night one hour shorter',
      'Europe/Madrid',
      everyDay('20:00', '04:00'),
      '2026-03-29T01:00',
      150,
      'ends_after_closing',
    ],
    ['Havana, the first hour twice', 'America/Havana', everyDay('00:00', '02:00'), '2026-11-01T00:00', 180, null],
    ['Havana, the first hour skipped', 'America/Havana', everyDay('08:00', '02:00'), '2026-03-07T23:30', 90, null],
    [
      'Havana, the first hour skipped, over',
      'America/Havana',
      everyDay('08:00', '02:00'),
      '2026-03-07T23:30',
      120,
      'ends_after_closing',
    ],
  ])('%s', (_name, zone, hours, wall, duration, problem) => {
    expect(checkOpeningHours(hours, zone, at(wall, zone), duration)).toBe(problem);
  });

  test.each<[string, OpeningStretch[], string, number, ReturnType<typeof checkOpeningHours>]>([
    ['on the closed day', day, '2026-12-25T10:00', 60, 'club_closed'],
    ['on the eve, up to closing', day, '2026-12-24T20:30', 90, null],
    ['on the day after', day, '2026-12-26T08:00', 60, null],
    ['late hours of the eve, past midnight', late, '2026-12-25T00:30', 60, null],
    ['late hours of the closed day, past midnight', late, '2026-12-26T00:30', 60, 'club_closed'],
    ['from the eve into the closed day, round the clock', [], '2026-12-24T23:30', 60, 'passes_midnight'],
    ['round the clock, on the closed day', [], '2026-12-25T00:00', 60, 'club_closed'],
    ['round the clock, after it', [], '2026-12-26T00:00', 60, null],
    ['round the clock, between two open days', [], '2026-12-27T23:30', 120, null],
  ])('closed on 25 December: %s', (_name, hours, wall, duration, problem) => {
    const closed = [{ date: '2026-12-25' }];
    expect(checkOpeningHours(hours, BUENOS_AIRES, at(wall, BUENOS_AIRES), duration, closed)).toBe(problem);
  });

  test('whatever fits leaves every shorter booking from the same start fitting', () => {
    fc.assert(
      fc.property(
        fc.array(stretch, { minLength: 1, maxLength: 6 }).filter((hours) => overlappingWeekday(hours) === null),
        fc.constantFrom(BUENOS_AIRES, 'America/Santiago', 'Europe/Madrid', 'America/Havana'),
        fc.integer({ min: 0, max: 365 * 96 }),
        fc.integer({ min: 2, max: 96 }),
        (hours, zone, quarter, quarters) => {
          const start = new Date(Date.UTC(2026, 0, 1) + quarter * 900_000).toISOString();
          fc.pre(checkOpeningHours(hours, zone, start, quarters * 15) === null);
          for (let n = 1; n < quarters; n++) expect(checkOpeningHours(hours, zone, start, n * 15)).toBeNull();
        },
      ),
    );
  });

  test('in a zone without clock changes it agrees with counting quarters of an hour', () => {
    fc.assert(
      fc.property(
        fc.array(stretch, { minLength: 1, maxLength: 6 }).filter((hours) => overlappingWeekday(hours) === null),
        fc.integer({ min: 96, max: 8 * 96 - 1 }),
        fc.integer({ min: 2, max: 48 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
        (hours, quarter, quarters, closed) => {
          const open = new Set<number>();
          // ten days from Sunday 2026-03-01, whose midnight in Buenos Aires is 03:00 UTC
          for (let n = 0; n < 10; n++) {
            for (const h of hours.filter(({ weekday }) => weekday === (n === 0 ? 7 : ((n - 1) % 7) + 1))) {
              const { from, to } = stretchMinutes(h);
              if (!closed.includes(n)) for (let m = from; m < to; m += 15) open.add(n * 96 + m / 15);
            }
          }
          const start = new Date(Date.UTC(2026, 2, 1, 3) + quarter * 900_000).toISOString();
          const dates = closed.map((n) => ({ date: `2026-03-${String(n + 1).padStart(2, '0')}` }));
          const fits = Array.from({ length: quarters }, (_, i) => quarter + i).every((q) => open.has(q));
          expect(checkOpeningHours(hours, BUENOS_AIRES, start, quarters * 15, dates) === null).toBe(fits);
        },
      ),
    );
  });
});

test.each([
  ['America/Argentina/Buenos_Aires', true],
  ['America/Santiago', true],
  ['UTC', true],
  ['local', false],
  ['system', false],
  ['UTC+3', false],
  ['+03:00', false],
  ['Marte/Olimpo', false],
  ['', false],
])('isTimezone(%s)', (name, valid) => expect(isTimezone(name)).toBe(valid));

describe('instantsFrom', () => {
  const zone = fc.constantFrom('America/Argentina/Buenos_Aires', 'America/Santiago', 'America/Havana', 'Europe/Madrid');
  const date = fc
    .integer({ min: 0, max: 5 * 365 })
    .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));

  test('a minute is that of the wall, whatever the clocks do meanwhile', () => {
    fc.assert(
      fc.property(zone, date, fc.integer({ min: 0, max: 2 * 1440 }), (timezone, from, minutes) => {
        const wall = DateTime.fromISO(from, { zone: 'utc' }).plus({ minutes }).toFormat("yyyy-MM-dd'T'HH:mm");
        const expected = DateTime.fromISO(wall, { zone: timezone }).getPossibleOffsets();
        expect(instantsFrom(timezone, from)(minutes)).toBe(Math.min(...expected.map((at) => at.toMillis())));
      }),
      {
        numRuns: 300,
        examples: [
          ['Europe/Madrid', '2026-03-28', 1440 + 180],
          ['America/Santiago', '2026-09-05', 1440],
        ],
      },
    );
  });
});
