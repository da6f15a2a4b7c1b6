import { createFormatter } from '@canchero/shared-contracts/kit';
import { clockTime } from './clock-time';

test.each([
  ['America/Santiago', '2027-04-04T01:59:00Z', '22:59'],
  ['America/Santiago', '2027-04-04T02:00:00Z', '23:00 GMT-3'],
  ['America/Santiago', '2027-04-04T03:30:00Z', '23:30 GMT-4'],
  ['America/Santiago', '2027-04-04T04:00:00Z', '00:00'],
  ['America/Santiago', '2027-09-05T04:00:00Z', '01:00'],
  ['America/Havana', '2027-11-07T05:00:00Z', '00:00 GMT-5'],
  ['America/Argentina/Buenos_Aires', '2027-04-04T02:00:00Z', '23:00'],
])('a time in %s at %s is told from its repetition by a clock change', (zone, instant, expected) => {
  for (const locale of ['es', 'en', 'pt'])
    expect(clockTime(instant, createFormatter(locale, 'CLP', zone), zone)).toBe(expected);
});
