import { aClub, hours } from '@canchero/shared-contracts/testing/records';
import { clubDay } from '../../../bookings-data/model/club-day';
import { aBooking } from '../../../testing/fixtures';
import { axisRange, createAxis, instantOf, isOnDay, minuteOf } from './axis';

const axisOf = (club: Parameters<typeof clubDay>[0], date: string, bookings = [] as ReturnType<typeof aBooking>[]) => {
  const day = clubDay(club, date);
  return createAxis(day, axisRange(day, bookings));
};

test('spans the opening hours, in full hours', () => {
  const axis = axisOf(aClub({ opening_hours: hours('08:30', '22:30') }), '2026-11-21');
  expect(new Date(axis.start).toISOString()).toBe('2026-11-21T11:00:00.000Z');
  expect(axis.minutes).toBe(15 * 60);
  expect(axis.closed).toEqual([
    { from: 0, to: 30 },
    { from: 14.5 * 60, to: 15 * 60 },
  ]);
});

test('shades the hours between two stretches', () => {
  const siesta = aClub({
    opening_hours: [...hours('08:00', '12:00'), ...hours('16:00', '23:00')],
  });
  expect(axisOf(siesta, '2026-11-21').closed).toEqual([{ from: 240, to: 480 }]);
});

test('a booking outside of the hours extends it', () => {
  const axis = axisOf(aClub(), '2026-11-21', [
    aBooking({ start: '2026-11-21T09:30:00.000Z' }),
    aBooking({ start: '2026-11-22T01:30:00.000Z', duration: 90 }),
  ]);
  expect(new Date(axis.start).toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect(axis.minutes).toBe(18 * 60);
});

test('an hour that clocks skip is no hour of the axis', () => {
  const club = { timezone: 'Europe/Madrid', opening_hours: hours('00:00', '24:00') };
  expect(axisOf(club, '2026-03-29').minutes).toBe(23 * 60);
  expect(axisOf(club, '2026-10-25').minutes).toBe(25 * 60);
});

test('minutes and instants are each other’s inverse', () => {
  const axis = axisOf(aClub(), '2026-11-21');
  expect(minuteOf(axis, instantOf(axis, 255))).toBe(255);
});

test('cancelled bookings and those of the night before are not on the day', () => {
  const day = clubDay(aClub({ opening_hours: hours('08:00', '02:00') }), '2026-11-21');
  expect(isOnDay(day, aBooking({ start: '2026-11-21T12:00:00.000Z' }))).toBe(true);
  expect(isOnDay(day, aBooking({ start: '2026-11-21T12:00:00.000Z', state: 'cancelled' }))).toBe(false);
  expect(isOnDay(day, aBooking({ start: '2026-11-21T03:30:00.000Z' }))).toBe(false);
  expect(isOnDay(day, aBooking({ start: '2026-11-22T03:30:00.000Z' }))).toBe(true);
});
