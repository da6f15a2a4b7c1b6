import { uuid } from '@canchero/shared-contracts/testing/records';
import { aBooking } from '../../testing/fixtures';
import { NOTHING_PENDING, pendCreation, pendPlace, settle, withPending } from './pending-changes';

const booking = aBooking({ start: '2026-11-21T15:00:00.000Z' });
const place = {
  court_id: uuid(102),
  start: '2026-11-21T16:00:00.000Z',
  end: '2026-11-21T17:00:00.000Z',
  duration: 60,
};

test('nothing pending: the same array', () => {
  const list = [booking];
  expect(withPending(list, NOTHING_PENDING)).toBe(list);
});

test('a place lies over the booking, whatever else of it changes, and goes when it is settled', () => {
  const pending = pendPlace(NOTHING_PENDING, booking.id, place);
  const changed = { ...booking, description: 'by a colleague', version: 2 };
  expect(withPending([changed], pending)).toEqual([{ ...changed, ...place }]);
  expect(withPending([changed], settle(pending, booking.id))).toEqual([changed]);
});

test('a creation is there once, also when its event came before its answer', () => {
  const pending = pendCreation(NOTHING_PENDING, { ...booking, version: 0 });
  expect(withPending([], pending)).toHaveLength(1);
  expect(withPending([booking], pending)).toEqual([booking]);
});
