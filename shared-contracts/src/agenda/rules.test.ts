import { occupancy } from './rules';

test.each([
  ['half of it', { booked_minutes: 300, blocked_minutes: 0, open_minutes: 600 }, 0.5],
  ['of what is not blocked', { booked_minutes: 300, blocked_minutes: 200, open_minutes: 600 }, 0.75],
  ['never more than all, also outside of the hours', { booked_minutes: 700, blocked_minutes: 0, open_minutes: 600 }, 1],
  ['nothing is open', { booked_minutes: 0, blocked_minutes: 0, open_minutes: 0 }, null],
])('occupancy: %s', (_, day, share) => {
  expect(occupancy(day)).toBe(share);
});
