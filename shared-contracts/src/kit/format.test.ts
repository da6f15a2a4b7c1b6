import { createFormatter } from './format';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2031-07-01T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test.each([
  ['es', '2031-01-08T15:00:00Z', 'mié, 8 ene 12:00'],
  ['es', '2030-01-08T15:00:00Z', 'mar, 8 ene 2030 12:00'],
  ['en', '2032-01-08T15:00:00Z', 'Thu, Jan 8, 2032 12:00'],
  ['pt', '2032-01-08T15:00:00Z', 'qui., 8 de jan. de 2032 12:00'],
])('in %s %s is the date %s: the year is said unless it is the current one', (locale, instant, expected) => {
  expect(createFormatter(locale, 'ARS', 'America/Argentina/Buenos_Aires').dateTime(instant)).toBe(expected);
});

test.each([
  ['2031-12-31T22:00:00-03:00', 'jue, 1 ene 2032 10:00', 'mié, 31 dic 20:00'],
  ['2032-01-01T00:00:00-03:00', 'jue, 1 ene 10:00', 'mié, 31 dic 2031 20:00'],
])('at %s the year is the one in the club, not in UTC', (now, tomorrow, today) => {
  jest.setSystemTime(Date.parse(now));
  const { dateTime } = createFormatter('es', 'ARS', 'America/Argentina/Buenos_Aires');
  expect([dateTime('2032-01-01T13:00:00Z'), dateTime('2031-12-31T23:00:00Z')]).toEqual([tomorrow, today]);
  expect(dateTime('2032-01-01T02:30:00Z')).toBe(today.replace('20:00', '23:30'));
});
