import { uuid } from '@canchero/shared-contracts/testing/records';
import { renderHook } from '@testing-library/react';
import { aBooking } from '../../../testing/fixtures';
import { usePressedBooking } from './use-pressed-booking';

const booking = aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z' });

/** Presses the booking, lets it become something else, and returns what is moved at the drop. */
const draggedWhile = (now: typeof booking | null) => {
  let known: typeof booking | null = booking;
  const { result } = renderHook(() => usePressedBooking(() => known));
  result.current.press(booking.id);
  known = now;
  return result.current.dropped(booking.id);
};

test.each([
  ['moved it to another court', { ...booking, court_id: uuid(102), version: 2 }],
  ['moved it to another hour', { ...booking, start: '2037-11-25T18:00:00.000Z', version: 2 }],
  ['took it from the day', null],
])('of a booking that was dragged while a colleague %s, the version that was pressed is moved', (_, now) => {
  expect(draggedWhile(now)).toBe(booking);
});

test('of a booking that was dragged while a colleague charged it, the newest version is moved', () => {
  const charged = { ...booking, paid: 100, version: 2 };
  expect(draggedWhile(charged)).toBe(charged);
});
