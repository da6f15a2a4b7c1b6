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

/** Start and end, as instants of a block or as wall times of a draft. */
type Span = Pick<Block, 'start' | 'end'>;

const wallSpan = ({ start, end }: Span, zone: string): Span => ({
  start: wallTime(start, zone),
  end: wallTime(end, zone),
});

/** Returns the fields that a block starts out with in a zone. */
export const draftOfBlock = ({ court_ids, kind, reason, ...span }: BlockDraft, zone: string): BlockDraft => ({
  court_ids,
  ...wallSpan(span, zone),
  kind,
  reason,
});

/**
 * Returns the span of a draft without problems, as instants. A time that nobody changed is that of the block itself,
 * also where a clock change repeats it.
 */
export function spanOf(draft: Span, block: Span, zone: string): Span {
  const before = wallSpan(block, zone);
  const instant = (edge: keyof Span) => (draft[edge] === before[edge] ? block[edge] : instantOfWall(draft[edge], zone));
  return { start: instant('start'), end: instant('end') };
}

/**
 * Returns the wall times of a stored block's draft after the club's time zone was changed: one that was typed stays as it
 * is read, one that nobody changed is the same moment.
 */
export function spanInZone(draft: Span, block: Span, from: string, to: string): Span {
  const [before, after] = [wallSpan(block, from), wallSpan(block, to)];
  const wall = (edge: keyof Span) => (draft[edge] === before[edge] ? after[edge] : draft[edge]);
  return { start: wall('start'), end: wall('end') };
}
