import { aBooking } from '../../../testing/fixtures';
import { moveConcern } from './move-question';

const now = Date.parse('2026-11-25T12:00:00Z');
const later = { start: '2026-11-25T13:00:00.000Z', end: '2026-11-25T14:00:00.000Z' };
const earlier = { start: '2026-11-25T10:00:00.000Z', end: '2026-11-25T11:00:00.000Z' };
const running = { start: '2026-11-25T11:30:00.000Z', end: '2026-11-25T12:30:00.000Z' };

test.each([
  ['an ordinary one ahead', later, null],
  ['one that is being played', running, null],
  ['one that is over', earlier, 'past'],
  ['a paid one', { ...later, paid: 1 }, 'paid'],
  ['a paid one that is over', { ...earlier, paid: 1 }, 'past'],
  ['a completed one', { ...later, state: 'completed' as const }, 'completed'],
])('%s: %s', (_, fields, concern) => {
  expect(moveConcern(aBooking(fields), now)).toBe(concern);
});
