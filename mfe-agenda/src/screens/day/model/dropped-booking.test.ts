import { uuid } from '@canchero/shared-contracts/testing/records';
import { aBooking } from '../../../testing/fixtures';
import { droppedBooking } from './dropped-booking';

const pressed = aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z' });

test.each([
  ['moved it to another court', { ...pressed, court_id: uuid(102), version: 2 }],
  ['moved it to another hour', { ...pressed, start: '2037-11-25T18:00:00.000Z', version: 2 }],
  ['made it longer', { ...pressed, duration: pressed.duration + 30, version: 2 }],
  ['took it from the day', undefined],
])('of a booking that was dragged while a colleague %s, the version that was pressed is moved', (_, now) => {
  expect(droppedBooking(pressed, now)).toBe(pressed);
});

test('of a booking that was dragged while a colleague charged it, the newest version is moved', () => {
  const charged = { ...pressed, paid: 100, version: 2 };
  expect(droppedBooking(pressed, charged)).toBe(charged);
});
