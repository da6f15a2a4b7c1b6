import fc from 'fast-check';
import { midnightOf, spansOf } from '../spans';
import { measureCourtTime, type TimedCourt } from './court-time';
import { listOf } from './covered';
import { openCellsOf, type SlottedOpening } from './open-cells';

const HOUR = 3_600_000;
const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close }));
const club = (fields: Partial<SlottedOpening> = {}): SlottedOpening => ({
  timezone: 'America/Argentina/Buenos_Aires',
  opening_hours: everyDay('10:00', '20:00'),
  closed_days: [],
  slot_minutes: 60,
  ...fields,
});
const court = (fields: Partial<TimedCourt> = {}): TimedCourt => ({
  id: 'a',
  timezone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  base_price: 6000,
  price_rules: [],
  is_member: false,
  since: 0,
  blocked: [],
  booked: listOf([]),
  ...fields,
});
const openHours = (of: SlottedOpening, date: string) =>
  openCellsOf(of, date, []).reduce((sum, { from, to }) => sum + to - from, 0) / HOUR;

test.each([
  ['a plain day', 'America/Argentina/Buenos_Aires', '10:00', '20:00', '2031-01-08', 10],
  ['a whole day', 'America/Argentina/Buenos_Aires', '00:00', '24:00', '2031-01-08', 24],
  [
    'hours past midnight, of the eve and of its own',
    'America/Argentina/Buenos_Aires',
    '18:00',
    '02:00',
    '2031-01-08',
    8,
  ],
  ['the day on which Chile sets its clocks forward', 'America/Santiago', '00:00', '24:00', '2026-09-06', 23],
  ['the day on which Chile sets its clocks back', 'America/Santiago', '00:00', '24:00', '2026-04-04', 25],
  ['daytime of a day with a clock change', 'America/Santiago', '10:00', '20:00', '2026-09-06', 10],
])('%s is open as long as its clock runs', (_, timezone, open, close, date, hours) => {
  expect(openHours(club({ timezone, opening_hours: everyDay(open, close) }), date)).toBe(hours);
});

test('a closed day has no open time but what its eve left', () => {
  const closed_days = [{ date: '2031-01-08', name: 'Feriado' }];
  expect(openHours(club({ closed_days }), '2031-01-08')).toBe(0);
  expect(openHours(club({ closed_days, opening_hours: everyDay('18:00', '02:00') }), '2031-01-08')).toBe(2);
});

test('the cells of a year cover its open time once, whatever the clocks do', () => {
  const chile = club({ timezone: 'America/Santiago', opening_hours: everyDay('16:00', '03:00') });
  let until = 0;
  const wrong: string[] = [];
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const [first, last] = [midnightOf(chile.timezone, date), midnightOf(chile.timezone, date, 1)];
    for (const { from, to } of openCellsOf(chile, date, [])) {
      if (from < until || from < first || to > last) wrong.push(date);
      until = to;
    }
  }
  expect(wrong).toEqual([]);
  expect(until).toBe(midnightOf(chile.timezone, '2026-12-31', 1));
});

test('what has passed and was free is lost; the free rest counts by the mean of its hour', () => {
  const zone = club().timezone;
  // Monday the 2nd of December 2030, 15:00 of ten hours
  const now = new Date('2030-12-02T18:00:00Z');
  const spans = spansOf(zone, '2030-12-02', now);
  const at = (date: string, hour: number, hours: number) => {
    const from = midnightOf(zone, date) + hour * HOUR;
    return { from, to: from + hours * HOUR };
  };
  // each of the eight Mondays before, from 18:00 to 19:00
  const mondays = Array.from({ length: 8 }, (_, n) =>
    at(new Date(Date.UTC(2030, 11, 2) - (n + 1) * 7 * 24 * HOUR).toISOString().slice(0, 10), 18, 1),
  );
  const booked = listOf([at('2030-12-02', 11, 2), ...mondays]);
  const time = measureCourtTime(club(), [court({ booked })], spans, { from: '2030-10-01', to: '2030-12-31' });
  // the 1st: ten hours; the 2nd: five, two of them booked
  expect(time.month).toEqual({ open: 1200, potential: 31 * 10 * 6000, passed: 15 * 6000, lost: 13 * 6000 });
  // Mondays that are left, the 2nd among them: 2, 9, 16, 23, 30
  expect(time.rest).toBe(5 * 6000);
  expect(time.heat_map.find(({ weekday, hour }) => weekday === 1 && hour === 18)).toMatchObject({
    open: 480,
    booked: 480,
  });
});

test('a block takes its time out of the open time, and nothing is counted twice', () => {
  const zone = club().timezone;
  const spans = spansOf(zone, '2031-01-08', new Date('2031-01-20T00:00:00Z'));
  const midnight = midnightOf(zone, '2031-01-08');
  const span = (from: number, to: number) => ({ from: midnight + from * HOUR, to: midnight + to * HOUR });
  const one = court({ blocked: [span(8, 12), span(11, 13)], booked: listOf([span(12, 14), span(15, 16)]) });
  const time = measureCourtTime(club(), [one], spans, { from: '2031-01-08', to: '2031-01-08' });
  expect(time.today.get('a')).toBe(7 * 60);
  expect(time.month.lost).toBe((7 - 2) * 6000);
});

test('the worth of free and booked time is that of the open time, minute by minute', () => {
  const zone = 'America/Santiago';
  const date = '2026-09-05';
  const minute = 60_000;
  const midnight = midnightOf(zone, date);
  const part = fc.record({ from: fc.integer({ min: 0, max: 1500 }), length: fc.integer({ min: 15, max: 300 }) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom(15, 30, 60), (parts, slot_minutes) => {
      const spans = spansOf(zone, date, new Date(midnight + 30 * HOUR));
      const booked = parts.map(({ from, length }) => ({
        from: midnight + from * minute,
        to: midnight + (from + length) * minute,
      }));
      const open = club({ timezone: zone, slot_minutes, opening_hours: everyDay('09:00', '01:00') });
      const { month } = measureCourtTime(open, [court({ timezone: zone, booked: listOf(booked) })], spans, {
        from: date,
        to: date,
      });
      let [passed, lost] = [0, 0];
      for (let m = 0; m < 1440; m++) {
        if (m >= 60 && m < 540) continue;
        const instant = midnight + m * minute;
        passed++;
        if (!booked.some(({ from, to }) => from <= instant && instant < to)) lost++;
      }
      expect(month.passed).toBe(passed * 100);
      expect(month.lost).toBe(lost * 100);
    }),
    { numRuns: 40 },
  );
});
