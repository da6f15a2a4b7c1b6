import { uuid } from '@canchero/shared-contracts/testing/records';
import { aBooking } from '../../../testing/fixtures';
import { bookingsInTheWay, entriesOf } from './suspension';

const at = (hour: number) => `2026-11-25T${hour}:00:00.000Z`;
const ana = { id: uuid(201), name: 'Ana', phone: null };

test('in the way is what holds one of the courts at some time of the span', () => {
  const bookings = [
    aBooking({ id: uuid(2), start: at(16) }),
    aBooking({ id: uuid(1), start: at(15) }),
    aBooking({ id: uuid(3), start: at(14) }),
    aBooking({ id: uuid(4), start: at(18) }),
    aBooking({ id: uuid(5), start: at(15), court_id: uuid(102) }),
    aBooking({ id: uuid(6), start: at(15), state: 'no_show' }),
  ];
  const span = { court_ids: [uuid(101)], start: at(15), end: at(18) };
  expect(bookingsInTheWay(bookings, span).map(({ id }) => id)).toEqual([uuid(1), uuid(2)]);
});

test('one choice counts for all but those with their own; without a player money goes back', () => {
  const bookings = [
    aBooking({ id: uuid(1), start: at(15), paid: 100, players: [ana], version: 3 }),
    aBooking({ id: uuid(2), start: at(15), paid: 100, players: [ana] }),
    aBooking({ id: uuid(3), start: at(15), paid: 100 }),
    aBooking({ id: uuid(4), start: at(15) }),
  ];
  expect(entriesOf(bookings, 'credit', { [uuid(2)]: 'money' })).toEqual([
    { id: uuid(1), version: 3, destination: 'credit' },
    { id: uuid(2), version: 1, destination: 'money' },
    { id: uuid(3), version: 1, destination: 'money' },
    { id: uuid(4), version: 1 },
  ]);
});
