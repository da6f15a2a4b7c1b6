import { clubDay } from '../../../bookings-data/model/club-day';
import { nextStart } from './next-start';

const hours = (open: string, close: string) => ({ weekday: 3, open, close });
const club = {
  timezone: 'America/Argentina/Buenos_Aires',
  opening_hours: [hours('08:00', '13:00'), hours('16:00', '23:00')],
};
const day = clubDay(club, '2037-11-25');
const at = (time: string, date = '2037-11-25') => Date.parse(`${date}T${time}:00-03:00`);

test.each([
  ['before the opening', '06:40', '08:00'],
  ['in the morning', '09:10', '09:30'],
  ['at a whole hour', '10:00', '10:00'],
  ['in the pause', '12:50', '16:00'],
  ['after the closing', '23:10', '23:30'],
])('%s', (_, now, next) => {
  expect(nextStart(day, at(now))).toBe(at(next));
});

test('on a closed day the half hour, on another day none', () => {
  const closed = clubDay({ ...club, closed_days: [{ date: '2037-11-25', name: '' }] }, '2037-11-25');
  expect(nextStart(closed, at('06:40'))).toBe(at('07:00'));
  expect(nextStart(day, at('06:40', '2037-11-26'))).toBeNull();
});
