import { aCourt } from '../testing/fixtures';
import { byDay, durationsWith, queryOf, sportsByCourts, usualDurationOf } from './slot-search';

test('the sport with the most courts that take bookings is the first', () => {
  const courts = [aCourt(), aCourt({ sport: 'tennis' }), aCourt({ sport: 'tennis' })];
  expect(sportsByCourts(courts)).toEqual(['tennis', 'padel']);
  expect(sportsByCourts([...courts, aCourt({ sport: 'squash', status: 'inactive' })])).not.toContain('squash');
});

test('the usual duration is that of most courts of the sport, and without courts that of the sport', () => {
  const courts = [
    aCourt({ usual_duration: null }),
    aCourt({ usual_duration: 75 }),
    aCourt({ usual_duration: 75 }),
    ...[1, 2, 3].map(() => aCourt({ usual_duration: 120, status: 'inactive' })),
  ];
  expect([usualDurationOf('padel', courts), usualDurationOf('tennis', courts)]).toEqual([75, 60]);
  expect(usualDurationOf('padel', [])).toBe(90);
  expect(durationsWith(75)).toEqual([30, 60, 75, 90, 120, 180]);
});

test('empty fields are left out of the query', () => {
  const search = { sport: null, duration: 60, from: '2026-11-25', after: '', before: '22:00' };
  expect(queryOf(search)).toEqual({ from: '2026-11-25', days: 14, duration: 60, before: '22:00' });
});

test('slots are grouped by the day of the club', () => {
  const slot = (date: string, start: string) => ({ date, start, courts: [] });
  const late = slot('2026-11-25', '2026-11-26T03:30:00.000Z');
  const next = slot('2026-11-26', '2026-11-26T22:00:00.000Z');
  expect(byDay([late, next])).toEqual([
    ['2026-11-25', [late]],
    ['2026-11-26', [next]],
  ]);
});
