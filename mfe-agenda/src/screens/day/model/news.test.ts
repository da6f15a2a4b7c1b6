import { aBooking } from '../../../testing/fixtures';
import { News } from './news';

const booking = aBooking({ start: '2026-11-21T15:00:00.000Z', version: 2 });

test('news is news once, while it is fresh, and for its version', () => {
  const news = new News();
  news.add(booking, 0);
  expect(news.take({ ...booking, version: 1 }, 10)).toBe(false);
  expect(news.take({ ...booking }, 10)).toBe(true);
  expect(news.take(booking, 20)).toBe(false);
  news.add(booking, 0);
  expect(news.take(booking, 60_000)).toBe(false);
});
