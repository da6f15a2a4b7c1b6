import {
  type ClubOpening,
  instantsFrom,
  minutesOf,
  openMinutesOf,
  steadyOffsetsOf,
} from '@canchero/shared-contracts/club';
import { DateTime } from 'luxon';

const MINUTES_PER_DAY = 24 * 60;
const MINUTE_MS = 60_000;

/** Court with the spans in which it is taken, ISO-8601 UTC, in any order. */
export interface BusyCourt {
  id: string;
  busy: readonly { start: string; end: string }[];
}

export interface SlotSearch {
  /** First day, YYYY-MM-DD. */
  from: string;
  days: number;
  /** Minutes. */
  duration: number;
  /** Wall times, HH:MM. */
  after?: string | undefined;
  before?: string | undefined;
  /** Offers every start, also those of one court that overlap. Default: false. */
  overlapping?: boolean | undefined;
}

export interface OpenSlot {
  date: string;
  /** ISO-8601 UTC. */
  start: string;
  courtIds: string[];
}

/** Number of slots after which no further day is searched. */
const ENOUGH = 200;

/**
 * Finds the times at which courts are free, by start: on lines of the agenda or at the opening, within one stretch of
 * the opening hours and within the wanted wall times. By default, the times of one court follow each other without
 * overlapping, as many as fit, so that each gap is offered once.
 * @param now epoch milliseconds; nothing before it is free
 */
export function freeSlots(
  club: ClubOpening & { slot_minutes: number },
  courts: readonly BusyCourt[],
  search: SlotSearch,
  now: number,
): OpenSlot[] {
  const busy = courts.map(({ id, busy }) => ({
    id,
    spans: busy.map(({ start, end }) => ({ from: Date.parse(start), to: Date.parse(end) })),
  }));
  const found: OpenSlot[] = [];
  for (let n = 0; n < search.days && found.length < ENOUGH; n++) {
    const date = DateTime.fromISO(search.from, { zone: 'utc' }).plus({ days: n }).toFormat('yyyy-MM-dd');
    const starts = startsOn(club, date, search).filter((at) => at.from >= now);
    const [first, last] = [starts[0], starts.at(-1)];
    if (!first || !last) continue;
    const byStart = new Map<number, string[]>();
    for (const { id, spans } of busy) {
      const ofDay = spans.filter((span) => span.from < last.to && span.to > first.from);
      let free = 0;
      for (const { from, to } of starts) {
        if (from < free || ofDay.some((span) => span.from < to && from < span.to)) continue;
        byStart.set(from, [...(byStart.get(from) ?? []), id]);
        if (!search.overlapping) free = to;
      }
    }
    const slots = [...byStart].sort(([a], [b]) => a - b);
    found.push(...slots.map(([start, courtIds]) => ({ date, start: new Date(start).toISOString(), courtIds })));
  }
  return found;
}

/** Returns the spans (epoch milliseconds) that a booking may take on a day of the club, by start. */
function startsOn(
  club: ClubOpening & { slot_minutes: number },
  date: string,
  { duration, after, before }: SlotSearch,
): { from: number; to: number }[] {
  const { timezone, slot_minutes: step } = club;
  const steady = steadyOffsetsOf(timezone);
  const instant = instantsFrom(timezone, date, steady);
  const mayRepeat = steady(date) === null;
  const windows = wantedMinutes(after, before);
  const starts = new Map<number, number>();
  for (const open of openMinutesOf(club, date)) {
    const closes = instant(open.to);
    const lines = [open.from];
    for (let line = (Math.floor(open.from / step) + 1) * step; line < open.to; line += step) lines.push(line);
    for (const line of lines) {
      const first = instant(line);
      for (const from of mayRepeat ? sameWallTime(first, timezone) : [first]) {
        const to = from + duration * MINUTE_MS;
        const wanted = windows.some((w) => line >= w.from && to <= instant(w.to));
        if (wanted && to <= closes) starts.set(from, to);
      }
    }
  }
  return [...starts].map(([from, to]) => ({ from, to })).sort((a, b) => a.from - b.from);
}

/** Returns the instants that have the wall time of `instant`: two of them where the clocks are put back. */
const sameWallTime = (instant: number, timezone: string): number[] =>
  DateTime.fromMillis(instant, { zone: timezone })
    .getPossibleOffsets()
    .map((local) => local.toMillis());

/** Returns the wanted minutes of a day of the club, whose late hours are past its midnight. */
function wantedMinutes(after: string | undefined, before: string | undefined): { from: number; to: number }[] {
  if (after === undefined && before === undefined) return [{ from: 0, to: 2 * MINUTES_PER_DAY }];
  const from = after === undefined ? 0 : minutesOf(after);
  const until = before === undefined ? MINUTES_PER_DAY : minutesOf(before);
  const to = until > from ? until : until + MINUTES_PER_DAY;
  const late = { from: from + MINUTES_PER_DAY, to: Math.min(to + MINUTES_PER_DAY, 2 * MINUTES_PER_DAY) };
  // hours without an end run on into the night
  return before === undefined ? [{ from, to: 2 * MINUTES_PER_DAY }] : [{ from, to }, late];
}
