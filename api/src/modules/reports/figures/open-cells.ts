import { type ClubOpening, instantsFrom, openMinutesOf, type SteadyOffset } from '@canchero/shared-contracts/club';
import { eveOf } from '../spans';

const MINUTES_PER_DAY = 1440;

/** Hours of a club, and the length (minutes) of the slots by which its time is priced. */
export type SlottedOpening = ClubOpening & { slot_minutes: number };

/** Piece of a club's open time between two lines of its agenda. Instants are epoch milliseconds. */
export interface OpenCell {
  date: string;
  /** 1 is Monday. */
  weekday: number;
  /** Hour on the club's clock. */
  hour: number;
  /** Minutes since midnight at which the slot begins, and its instant: a cut through the slot keeps both. */
  minute: number;
  slot: number;
  from: number;
  to: number;
}

/**
 * Lists the open time of a calendar date by start, with what the eve's hours leave past midnight.
 * @param cuts instants at which a cell is divided
 * @param offsetAround of the club's zone
 */
export function openCellsOf(
  club: SlottedOpening,
  date: string,
  cuts: readonly number[],
  offsetAround?: SteadyOffset,
): OpenCell[] {
  const weekday = new Date(date).getUTCDay() || 7;
  const instant = instantsFrom(club.timezone, date, offsetAround);
  const late = openMinutesOf(club, eveOf(date)).map(({ from, to }) => ({
    from: Math.max(0, from - MINUTES_PER_DAY),
    to: to - MINUTES_PER_DAY,
  }));
  const own = openMinutesOf(club, date).map(({ from, to }) => ({ from, to: Math.min(to, MINUTES_PER_DAY) }));
  const cells: OpenCell[] = [];
  for (const stretch of [...late, ...own]) {
    for (let minute = stretch.from; minute < stretch.to; ) {
      const next = Math.min(stretch.to, (Math.floor(minute / club.slot_minutes) + 1) * club.slot_minutes);
      const [slot, end] = [instant(minute), instant(next)];
      const lines = [slot, ...cuts.filter((cut) => cut > slot && cut < end).sort((a, b) => a - b), end];
      for (let i = 0; i + 1 < lines.length; i++) {
        const [from, to] = [lines[i] as number, lines[i + 1] as number];
        const hour = Math.floor(minute / 60);
        if (to > from) cells.push({ date, weekday, hour, minute, slot, from, to });
      }
      minute = next;
    }
  }
  return cells.sort((a, b) => a.from - b.from);
}
