import { hours } from '@canchero/shared-contracts/testing/records';
import { aPublicClub, at } from '../../../testing/booking-server';
import { daysAround, durationsOf, offeredDays, readChoice } from './choice';
import { hoursOn, weekOf } from './hours';
import { readPlace } from './place';

const NOW = at('2031-03-04', '12:00');
const read = (query: string, club = aPublicClub()) =>
  readChoice(club, new URLSearchParams(query), offeredDays(club, NOW));

test('the days go from the present one to the horizon', () => {
  const days = offeredDays(aPublicClub({ horizon_days: 3 }), NOW);
  expect(days.map(({ date }) => date)).toEqual(['2031-03-04', '2031-03-05', '2031-03-06', '2031-03-07']);
});

test.each([
  ['the first', 0, 0, 27],
  ['a near one', 14, 0, 27],
  ['a far one', 100, 86, 113],
  ['the last', 365, 338, 365],
])('of a year the strip has four weeks around %s day', (_, chosen, first, last) => {
  const days = offeredDays(aPublicClub({ horizon_days: 365 }), NOW);
  expect(daysAround(days, days[chosen]?.date ?? '')).toEqual(days.slice(first, last + 1));
});

test('a short horizon is shown in whole', () => {
  const days = offeredDays(aPublicClub({ horizon_days: 3 }), NOW);
  expect(daysAround(days, '2031-03-07')).toEqual(days);
});

test('after midnight the first day is the one on which the club opened, as long as it is open', () => {
  const late = aPublicClub({ opening_hours: hours('14:00', '02:00'), horizon_days: 1 });
  const dates = (time: string) => offeredDays(late, at('2031-03-05', time)).map(({ date }) => date);
  expect(dates('01:30')).toEqual(['2031-03-04', '2031-03-05', '2031-03-06']);
  expect(dates('02:30')).toEqual(['2031-03-05', '2031-03-06']);
});

test.each([
  ['', { sport: 'padel', date: '2031-03-04', duration: 90 }],
  ['sport=tennis&date=2031-03-06&duration=120', { sport: 'tennis', date: '2031-03-06', duration: 120 }],
  // nothing of it is offered
  ['sport=squash&date=2032-01-01&duration=75', { sport: 'padel', date: '2031-03-04', duration: 90 }],
])('the address "%s" asks for %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('a closed day is not chosen by itself, but by the address', () => {
  const club = aPublicClub({ closed_days: [{ date: '2031-03-04', name: '' }] });
  expect(read('', club).date).toBe('2031-03-05');
  expect(read('date=2031-03-04', club).date).toBe('2031-03-04');
});

test('what a court is usually booked for is offered beside the common durations', () => {
  const [first, ...others] = aPublicClub().courts;
  const club = { courts: [{ ...(first as (typeof others)[number]), usual_duration: 75 }, ...others] };
  expect(durationsOf(club, 'padel')).toEqual([60, 75, 90, 120]);
});

test.each(['', 'court=none&start=2031-03-04T21:00:00Z', `court=${aPublicClub().courts[0]?.id}&start=soon`])(
  'the address "%s" names no place',
  (query) => {
    expect(readPlace(aPublicClub(), new URLSearchParams(query), read(''))).toBeNull();
  },
);

test('hours of a day and of the week are joined', () => {
  const split = [
    ...hours('09:00', '13:00').filter(({ weekday }) => weekday < 6),
    ...hours('16:00', '00:00').filter(({ weekday }) => weekday < 6),
  ];
  const club = aPublicClub({ opening_hours: split });
  expect(hoursOn(club, '2031-03-04')).toBe('09:00 – 13:00, 16:00 – 00:00');
  expect(weekOf(club)).toEqual([
    { from: 1, to: 5, hours: '09:00 – 13:00, 16:00 – 00:00' },
    { from: 6, to: 7, hours: null },
  ]);
});
