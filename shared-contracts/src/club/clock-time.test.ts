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
  const clock = new Intl.DateTimeFormat('es', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  expect(clockTime(instant, { time: (at) => clock.format(Date.parse(at)) }, zone)).toBe(expected);
});
