import type { Block } from '@canchero/shared-contracts/block';
import { isAgendaYear } from '@canchero/shared-contracts/booking';
import { DateTime } from 'luxon';

/** Fields of the block form; `start` and `end` are wall times of the club, YYYY-MM-DDTHH:MM. */
export type BlockDraft = Pick<Block, 'court_ids' | 'start' | 'end' | 'kind' | 'reason'>;

/** Returns what must be corrected before saving; null if nothing. */
export function draftProblem({ court_ids, start, end }: BlockDraft): 'courts' | 'span' | 'year' | null {
  if (court_ids.length === 0) return 'courts';
  const whole = [start, end].every((wall) => dateOfWall(wall) && timeOfWall(wall));
  if (!whole || start >= end) return 'span';
  return isAgendaYear(start) && isAgendaYear(end) ? null : 'year';
}

/** Date and time of a wall time, for the two fields. Either may be empty while it is typed. */
export const dateOfWall = (wall: string): string => wall.split('T')[0] ?? '';
export const timeOfWall = (wall: string): string => wall.split('T')[1] ?? '';
export const wallOf = (date: string, time: string): string => `${date}T${time}`;

/** Returns the wall time of an instant in a zone. */
export const wallTime = (instant: string, zone: string): string =>
  DateTime.fromISO(instant, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

/** Returns the instant (ISO-8601 UTC) of a wall time in a zone. */
export const instantOfWall = (wall: string, zone: string): string =>
  new Date(DateTime.fromISO(wall, { zone }).toMillis()).toISOString();

/** Returns the span of a draft without problems, as instants. */
export const spanOf = ({ start, end }: Pick<BlockDraft, 'start' | 'end'>, zone: string) => ({
  start: instantOfWall(start, zone),
  end: instantOfWall(end, zone),
});
