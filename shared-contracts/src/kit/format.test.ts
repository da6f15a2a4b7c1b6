import { createFormatter } from './format';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-12-31T12:00:00Z')));

test.each([
  ['es', '2031-01-08T15:00:00Z', 'mié, 8 ene 12:00'],
  ['es', '2030-01-08T15:00:00Z', 'mar, 8 ene 2030 12:00'],
  ['en', '2032-01-08T15:00:00Z', 'Thu, Jan 8, 2032 12:00'],
  ['pt', '2032-01-08T15:00:00Z', 'qui., 8 de jan. de 2032 12:00'],
  // the year of the club's day, not that of the instant
  ['es', '2032-01-01T02:00:00Z', 'mié, 31 dic 23:00'],
  ['es', '2032-01-01T03:00:00Z', 'jue, 1 ene 2032 00:00'],
])('in %s %s is the date %s: the year is said unless it is the current one', (locale, instant, expected) => {
  expect(createFormatter(locale, 'ARS', 'America/Argentina/Buenos_Aires').dateTime(instant)).toBe(expected);
});
