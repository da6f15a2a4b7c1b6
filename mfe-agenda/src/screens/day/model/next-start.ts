import type { ClubDay } from '../../../bookings-data/model/club-day';

const HALF_HOUR = 30 * 60_000;

/**
 * Returns the next half hour, or the opening that comes next if the club is closed then; null if the day is not today.
 * After the last closing it is the half hour. In epoch milliseconds.
 */
export function nextStart({ from, to, open }: ClubDay, now: number): number | null {
  if (now < from || now >= to) return null;
  const next = Math.ceil(now / HALF_HOUR) * HALF_HOUR;
  const opening = open.find((stretch) => next < stretch.to);
  return opening ? Math.max(next, opening.from) : next;
}
