import { aBooking } from '../../../testing/fixtures';
import { RecentChanges } from './recent-changes';

const booking = aBooking({ start: '2026-11-21T15:00:00.000Z', version: 2 });

test('news is news once, while it is fresh, and for its version', () => {
  const changes = new RecentChanges();
  changes.add(booking, 0);
  expect(changes.take({ ...booking, version: 1 }, 10)).toBe(false);
  expect(changes.take({ ...booking }, 10)).toBe(true);
  expect(changes.take(booking, 20)).toBe(false);
  changes.add(booking, 0);
  expect(changes.take(booking, 60_000)).toBe(false);
});
