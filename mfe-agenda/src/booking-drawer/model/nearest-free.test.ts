import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { clubDay } from '../../bookings-data/model/club-day';
import { aBooking, aCourt } from '../../testing/fixtures';
import { nearestFree } from './nearest-free';

const day = clubDay(aClub(), '2026-11-21');
const courts = [
  aCourt({ id: uuid(101) }),
  aCourt({ id: uuid(102) }),
  aCourt({ id: uuid(103), status: 'maintenance' }),
  aCourt({ id: uuid(104), sport: 'tennis' }),
];
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const wanted = { court_id: uuid(101), start: at('15:00'), duration: 60 };

test('the same time on another court of the sport, and the nearest times on its own', () => {
  const bookings = [aBooking({ id: uuid(1), court_id: uuid(101), start: at('15:00') })];
  expect(nearestFree(wanted, { bookings, courts, day })).toEqual([
    { court_id: uuid(102), start: at('15:00') },
    { court_id: uuid(101), start: at('14:00') },
    { court_id: uuid(101), start: at('16:00') },
    { court_id: uuid(102), start: at('14:00') },
  ]);
});

test('inside of the opening hours', () => {
  const late = { ...wanted, start: '2026-11-22T01:30:00.000Z' };
  expect(nearestFree(late, { bookings: [], courts, day })[0]).toEqual({
    court_id: uuid(101),
    start: '2026-11-22T01:00:00.000Z',
  });
});

test('a booking does not stand in its own way, and neither does a cancelled one or a no-show', () => {
  const bookings = [
    aBooking({ id: uuid(1), start: at('15:00') }),
    aBooking({ id: uuid(2), start: at('15:00'), state: 'cancelled' }),
    aBooking({ id: uuid(3), start: at('15:00'), state: 'no_show' }),
  ];
  expect(nearestFree(wanted, { bookings, courts, day, ignoreId: uuid(1) })[0]).toEqual({
    court_id: uuid(101),
    start: at('15:00'),
  });
});

test('nothing where the day is full', () => {
  const bookings = [101, 102].map((court, n) =>
    aBooking({ id: uuid(n), court_id: uuid(court), start: at('11:00'), duration: 15 * 60 }),
  );
  expect(nearestFree(wanted, { bookings, courts, day })).toEqual([]);
});
