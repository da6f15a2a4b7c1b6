import type { Block } from '@canchero/shared-contracts/block';
import { DateTime } from 'luxon';

/** What the form of a block holds; `start` and `end` as wall times of the club, YYYY-MM-DDTHH:MM. */
export type BlockDraft = Pick<Block, 'court_ids' | 'start' | 'end' | 'kind' | 'reason'>;

/** What must be mended before it can be sent. */
export function draftProblem({ court_ids, start, end }: BlockDraft): 'courts' | 'span' | null {
  if (court_ids.length === 0) return 'courts';
  const whole = [start, end].every((wall) => dateOfWall(wall) && timeOfWall(wall));
  return whole && start < end ? null : 'span';
}

/** Its two halves, each as a field has it, and back; a half may be empty while it is typed. */
export const dateOfWall = (wall: string): string => wall.split('T')[0] ?? '';
export const timeOfWall = (wall: string): string => wall.split('T')[1] ?? '';
export const wallOf = (date: string, time: string): string => `${date}T${time}`;

/** Wall time of an instant in a zone, as date and time fields have it. */
export const wallTime = (instant: string, zone: string): string =>
  DateTime.fromISO(instant, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

/** The instant (ISO-8601 UTC) of a wall time in a zone. */
export const instantOfWall = (wall: string, zone: string): string =>
  new Date(DateTime.fromISO(wall, { zone }).toMillis()).toISOString();
