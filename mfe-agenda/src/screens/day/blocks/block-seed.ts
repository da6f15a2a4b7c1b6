import type { Court } from '@canchero/shared-contracts/court';
import { type AgendaView, shownCourts } from '../../../agenda-view/use-agenda-view';
import type { ClubDay } from '../../../bookings-data/model/club-day';
import type { BlockSeed } from '../use-day-menu';

const HALF_HOUR = 30 * 60_000;

/**
 * Returns the initial values of a block without a chosen place: the rest of the day's hours, on the courts of the filter
 * if there is one.
 */
export function blockSeed(
  { from, to, usual }: ClubDay,
  view: Pick<AgendaView, 'sport' | 'courts'>,
  courts: readonly Court[],
  now = Date.now(),
): BlockSeed {
  const isToday = now >= from && now < to;
  const start = isToday ? Math.max(usual.from, Math.floor(now / HALF_HOUR) * HALF_HOUR) : usual.from;
  const filtered = view.sport !== null || view.courts.length > 0;
  return {
    court_ids: filtered ? shownCourts(courts, view).map(({ id }) => id) : [],
    start: new Date(start).toISOString(),
    end: new Date(start < usual.to ? usual.to : start + 2 * HALF_HOUR).toISOString(),
    kind: 'weather',
    reason: '',
  };
}

/** Returns the initial values of a block of all courts for the whole day, such as one on which the club is closed. */
export const wholeDaySeed = ({ usual, closure }: ClubDay, courts: readonly Court[]): BlockSeed => ({
  court_ids: courts.map(({ id }) => id),
  start: new Date(usual.from).toISOString(),
  end: new Date(usual.to).toISOString(),
  kind: 'other',
  reason: closure ?? '',
});
