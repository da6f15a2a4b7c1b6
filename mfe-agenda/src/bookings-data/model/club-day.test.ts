import { hours } from '@canchero/shared-contracts/testing/records';
import fc from 'fast-check';
import { type ClubHours, clubDateOf, clubDay, sameTimeOn, shiftDate } from './club-day';

const iso = (instant: number) => new Date(instant).toISOString();
const argentina = (open: string, close: string): ClubHours => ({
  timezone: 'America/Argentina/Buenos_Aires',
  opening_hours: hours(open, close),
});

test.each([
  [
    'closes before midnight',
    argentina('08:00', '23:00'),
    '2026-11-21T03:00',
    '2026-11-22T03:00',
    '2026-11-21T11:00',
    '2026-11-22T02:00',
  ],
  [
    'closes past midnight',
    argentina('08:00', '02:00'),
    '2026-11-21T05:00',
    '2026-11-22T05:00',
    '2026-11-21T11:00',
    '2026-11-22T05:00',
  ],
  [
    'open all day',
    argentina('00:00', '24:00'),
    '2026-11-21T03:00',
    '2026-11-22T03:00',
    '2026-11-21T03:00',
    '2026-11-22T03:00',
  ],
  // Chile moves its clocks forward at midnight of 6 September 2026: the day has 23 hours and no 00:00
  [
    'clock goes forward',
    { timezone: 'America/Santiago', opening_hours: hours('08:00', '23:00') },
    '2026-09-06T04:00',
    '2026-09-07T03:00',
    '2026-09-06T11:00',
    '2026-09-07T02:00',
  ],
  // and back at midnight of 5 April 2026: the day before has 25 hours
  [
    'clock goes back',
    { timezone: 'America/Santiago', opening_hours: hours('08:00', '23:00') },
    '2026-04-04T03:00',
    '2026-04-05T04:00',
    '2026-04-04T11:00',
    '2026-04-05T02:00',
  ],
])('%s', (_, club, from, to, open, close) => {
  const date = { '2026-09-06T04:00': '2026-09-06', '2026-04-04T03:00': '2026-04-04' }[from] ?? '2026-11-21';
  const day = clubDay(club, date);
  expect([iso(day.from), iso(day.to), iso(day.usual.from), iso(day.usual.to)]).toEqual(
    [from, to, open, close].map((text) => `${text}:00.000Z`),
  );
});

test('a closed day shows the usual hours of the week, none of them open', () => {
  const club = { ...argentina('08:00', '23:00') };
  club.opening_hours = club.opening_hours.filter((h) => h.weekday !== 7);
  const sunday = clubDay(club, '2026-11-22');
  expect(sunday.open).toEqual([]);
  expect(iso(sunday.usual.from)).toBe('2026-11-22T11:00:00.000Z');
});

test('without hours the club is always open', () => {
  const day = clubDay({ timezone: 'UTC', opening_hours: [] }, '2026-11-21');
  expect(day.open).toEqual([{ from: day.from, to: day.to }]);
});

test('after midnight it is still the day that is open', () => {
  const club = argentina('08:00', '02:00');
  expect(clubDateOf(club, Date.parse('2026-11-22T04:30:00Z'))).toBe('2026-11-21');
  expect(clubDateOf(club, Date.parse('2026-11-22T05:30:00Z'))).toBe('2026-11-22');
});

const zones = fc.constantFrom(
  'America/Santiago',
  'America/Havana',
  'America/Argentina/Buenos_Aires',
  'Europe/Madrid',
  'Australia/Lord_Howe',
);
const dates = fc.integer({ min: 0, max: 800 }).map((n) => shiftDate('2026-01-01', n));

test('days follow each other without gap or overlap, also when clocks change', () => {
  fc.assert(
    fc.property(zones, dates, fc.constantFrom('23:00', '24:00', '02:30'), (timezone, date, close) => {
      const club = { timezone, opening_hours: hours('08:00', close) };
      expect(clubDay(club, date).to).toBe(clubDay(club, shiftDate(date, 1)).from);
      expect(clubDateOf(club, clubDay(club, date).from)).toBe(date);
      expect(clubDateOf(club, clubDay(club, date).to - 1)).toBe(date);
    }),
    // midnight of 1 November comes twice there, that of 8 March never
    {
      examples: [
        ['America/Havana', '2026-11-01', '24:00'],
        ['America/Havana', '2026-10-31', '24:00'],
        ['America/Havana', '2026-03-08', '24:00'],
      ],
    },
  );
});

test('the same wall time on another day', () => {
  const club = { timezone: 'Europe/Madrid', opening_hours: hours('08:00', '02:00') };
  expect(sameTimeOn(club, '2026-10-24T18:00:00.000Z', '2026-10-26')).toBe('2026-10-26T19:00:00.000Z');
  // 00:30 belongs to the evening before
  expect(sameTimeOn(club, '2026-11-20T23:30:00.000Z', '2026-11-21')).toBe('2026-11-21T23:30:00.000Z');
});

test('a closed day keeps its usual hours to show, and has none open', () => {
  const club = { timezone: 'America/Argentina/Buenos_Aires', opening_hours: hours('08:00', '02:00') };
  const closed_days = [{ date: '2026-12-25', name: 'Navidad' }];
  const [open, closed] = [clubDay(club, '2026-12-25'), clubDay({ ...club, closed_days }, '2026-12-25')];
  expect(closed).toEqual({ ...open, closure: 'Navidad', open: [] });
  expect(clubDay({ ...club, closed_days }, '2026-12-26')).toEqual(clubDay(club, '2026-12-26'));
});
