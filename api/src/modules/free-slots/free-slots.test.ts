import { type OpeningStretch, overlappingWeekday, stretchMinutes } from '@canchero/shared-contracts/club';
import fc from 'fast-check';
import { freeSlots, type SlotSearch } from './free-slots';

/** Monday; its midnight in Buenos Aires is 03:00 UTC. */
const FROM = '2026-03-02';
const ORIGIN = Date.UTC(2026, 2, 2, 3);
const QUARTER = 15 * 60_000;
const at = (quarter: number) => new Date(ORIGIN + quarter * QUARTER).toISOString();
const everyDay = (open: string, close: string): OpeningStretch[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close }));
const club = (given: object = {}) => ({
  timezone: 'America/Argentina/Buenos_Aires',
  opening_hours: everyDay('08:00', '23:00'),
  closed_days: [] as { date: string; name: string }[],
  slot_minutes: 30,
  ...given,
});
const court = (id: string, ...busy: [number, number][]) => ({
  id,
  busy: busy.map(([from, to]) => ({ start: at(from), end: at(to) })),
});
const hour = (h: number) => h * 4;

test('an evening is offered in slots that follow each other, with the courts that are free', () => {
  const courts = [court('a', [hour(20), hour(21)]), court('b')];
  const search = { from: FROM, days: 1, duration: 90, after: '19:00', before: '22:30' };
  expect(freeSlots(club(), courts, search, 0)).toEqual([
    { date: FROM, start: at(hour(19)), courtIds: ['b'] },
    { date: FROM, start: at(hour(20.5)), courtIds: ['b'] },
    { date: FROM, start: at(hour(21)), courtIds: ['a'] },
  ]);
});

test('the same hour on other days is asked for by a window as long as the booking', () => {
  const closed_days = [{ date: '2026-03-03', name: 'Feriado' }];
  const search = { from: FROM, days: 4, duration: 90, after: '20:00', before: '21:30' };
  const found = freeSlots(club({ closed_days }), [court('a', [96 * 2 + hour(21), 96 * 2 + hour(22)])], search, 0);
  expect(found.map((s) => s.date)).toEqual(['2026-03-02', '2026-03-05']);
});

test('late hours belong to the day on which the club opened', () => {
  const late = club({ opening_hours: everyDay('18:00', '02:00') });
  const search = { from: FROM, days: 1, duration: 60, after: '00:00', before: '02:00' };
  expect(freeSlots(late, [court('a')], search, 0).map((s) => [s.date, s.start])).toEqual([
    [FROM, at(96)],
    [FROM, at(100)],
  ]);
});

test('on the night of a clock change a slot lasts its real minutes', () => {
  const madrid = { ...club({ opening_hours: everyDay('20:00', '04:00') }), timezone: 'Europe/Madrid' };
  const search = { from: '2026-03-28', days: 1, duration: 60, after: '00:00', before: '04:00' };
  // 02:00 does not exist that night
  expect(freeSlots(madrid, [court('a')], search, 0).map((s) => s.start)).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T01:00:00.000Z',
  ]);
});

test('an hour that occurs twice is offered twice', () => {
  const santiago = { ...club({ opening_hours: everyDay('22:00', '01:00') }), timezone: 'America/Santiago' };
  const search = { from: '2027-04-03', days: 1, duration: 60 };
  const starts = freeSlots(santiago, [court('a')], search, 0).map((s) => s.start);
  // 23:00 is at 02:00 UTC and again at 03:00 UTC
  expect(starts).toEqual([1, 2, 3, 4].map((hour) => `2027-04-04T0${hour}:00:00.000Z`));
  expect(freeSlots(santiago, [court('a')], { ...search, after: '23:00', before: '00:00' }, 0)).toHaveLength(2);
});

const wallTime = fc
  .integer({ min: 0, max: 95 })
  .map((q) => `${String(Math.floor(q / 4)).padStart(2, '0')}:${String((q % 4) * 15).padStart(2, '0')}`);
const stretch = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), open: wallTime, close: wallTime });
const DAYS = 3;
const span = fc
  .tuple(fc.integer({ min: -8, max: (DAYS + 1) * 96 }), fc.integer({ min: 2, max: 24 }))
  .map(([from, length]): [number, number] => [from, from + length]);

test('agrees with trying every quarter of an hour: valid, without overlaps, as many as fit', () => {
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 6 }).filter((hours) => overlappingWeekday(hours) === null),
      fc.subarray([0, 1, 2]),
      fc.constantFrom(15, 30, 60),
      fc.array(span, { maxLength: 12 }),
      fc.integer({ min: 2, max: 10 }),
      fc.option(wallTime, { nil: undefined }),
      fc.option(wallTime, { nil: undefined }),
      fc.integer({ min: -4, max: DAYS * 96 }),
      (hours, closed, slot, busy, quarters, after, before, nowQuarter) => {
        const closed_days = closed.map((n) => ({ date: `2026-03-0${n + 2}`, name: '' }));
        const search: SlotSearch = { from: FROM, days: DAYS, duration: quarters * 15, after, before };
        const facts = club({ opening_hours: hours, closed_days, slot_minutes: slot });
        const found = freeSlots(facts, [court('a', ...busy)], search, ORIGIN + nowQuarter * QUARTER);

        const taken = new Set(busy.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)));
        for (let day = 0; day < DAYS; day++) {
          const open = new Set<number>();
          const own = hours.length === 0 ? everyDay('00:00', '24:00') : hours;
          for (const h of own.filter(({ weekday }) => weekday === day + 1)) {
            const { from, to } = stretchMinutes(h);
            if (!closed.includes(day)) for (let q = from / 15; q < to / 15; q++) open.add(q);
          }
          const fits = (q: number) => {
            const span = Array.from({ length: quarters }, (_, i) => q + i);
            const onLine = (q * 15) % slot === 0 || !open.has(q - 1);
            return (
              onLine &&
              span.every((one) => open.has(one) && !taken.has(day * 96 + one)) &&
              day * 96 + q >= nowQuarter &&
              isWanted(q * 15, (q + quarters) * 15, after, before)
            );
          };
          const valid = Array.from({ length: 192 }, (_, q) => q).filter(fits);
          const offered = found
            .filter(({ date }) => date === `2026-03-0${day + 2}`)
            .map(({ start }) => (Date.parse(start) - ORIGIN) / QUARTER - day * 96);
          expect(offered.filter((q) => !valid.includes(q))).toEqual([]);
          expect(offered.every((q, i) => i === 0 || q - (offered[i - 1] as number) >= quarters)).toBe(true);
          expect(offered.length).toBe(mostApart(valid, quarters));
        }
      },
    ),
    { numRuns: 400 },
  );
});

function isWanted(from: number, to: number, after: string | undefined, before: string | undefined): boolean {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  if (before === undefined) return after === undefined || from >= minutes(after);
  const start = after === undefined ? 0 : minutes(after);
  const end = minutes(before) > start ? minutes(before) : minutes(before) + 1440;
  return [0, 1440].some((shift) => from >= start + shift && to <= end + shift);
}

/** Returns the largest number of starts that lie `length` apart, by trying each first one. */
function mostApart(starts: readonly number[], length: number): number {
  const best = new Map<number, number>();
  for (const start of [...starts].reverse()) {
    const later = starts.filter((other) => other >= start + length).map((other) => best.get(other) ?? 0);
    best.set(start, 1 + Math.max(0, ...later));
  }
  return Math.max(0, ...best.values());
}
