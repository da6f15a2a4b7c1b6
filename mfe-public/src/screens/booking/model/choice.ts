import {
  clubDateAt,
  openMinutesOf,
  type PublicClub,
  type PublicCourt,
  SPORTS,
  type Sport,
} from '@canchero/shared-contracts/club';
import { USUAL_DURATIONS, usualDuration } from '@canchero/shared-contracts/court';
import { DateTime } from 'luxon';

/** Sport, day and duration that a visitor looks at. */
export interface Choice {
  sport: Sport;
  /** Day of the club, YYYY-MM-DD. */
  date: string;
  /** Minutes. */
  duration: number;
}

/** Day that the club's page offers. */
export interface OfferedDay {
  date: string;
  /** True if the club does not open on it. */
  closed: boolean;
}

const DURATIONS = [60, 90, 120];

/** Returns the sports of which the club has courts, in the order of the sports. */
export const sportsOf = ({ courts }: Pick<PublicClub, 'courts'>): Sport[] =>
  SPORTS.filter((sport) => courts.some((court) => court.sport === sport));

export const courtsOf = ({ courts }: Pick<PublicClub, 'courts'>, sport: Sport): PublicCourt[] =>
  courts.filter((court) => court.sport === sport);

/** Returns the durations that are offered for a sport, in minutes: the common ones and what its courts are set to. */
export function durationsOf(club: Pick<PublicClub, 'courts'>, sport: Sport): number[] {
  const usual = courtsOf(club, sport).map(usualDuration);
  return [...new Set([...DURATIONS, ...usual])].sort((a, b) => a - b);
}

/** Returns the days from the club's present one to its horizon. */
export function offeredDays(club: PublicClub, now: string): OfferedDay[] {
  const first = clubDateAt(club.opening_hours, club.timezone, now);
  const last = DateTime.fromISO(now, { zone: club.timezone }).plus({ days: club.horizon_days }).toFormat('yyyy-MM-dd');
  const days: OfferedDay[] = [];
  for (let day = DateTime.fromISO(first, { zone: 'utc' }); ; day = day.plus({ days: 1 })) {
    const date = day.toFormat('yyyy-MM-dd');
    if (date > last) return days;
    days.push({ date, closed: openMinutesOf(club, date).length === 0 });
  }
}

/** Most days that the strip shows at once. */
const STRIP_DAYS = 28;

/** Returns the days around the chosen one that the strip shows, at most `STRIP_DAYS`. */
export function daysAround(days: readonly OfferedDay[], date: string): readonly OfferedDay[] {
  const chosen = days.findIndex((day) => day.date === date);
  const last = Math.max(0, days.length - STRIP_DAYS);
  const first = Math.min(last, Math.max(0, chosen - STRIP_DAYS / 2));
  return days.slice(first, first + STRIP_DAYS);
}

/**
 * Reads the choice in an address. Parts that are missing or not offered become the first sport, the sport's usual
 * duration and the first open day.
 */
export function readChoice(club: PublicClub, query: URLSearchParams, days: readonly OfferedDay[]): Choice {
  const sports = sportsOf(club);
  const sport = sports.find((known) => known === query.get('sport')) ?? sports[0] ?? 'other';
  const [court] = courtsOf(club, sport);
  const usual = court ? usualDuration(court) : USUAL_DURATIONS[sport];
  const duration = durationsOf(club, sport).find((minutes) => String(minutes) === query.get('duration')) ?? usual;
  const asked = days.find(({ date }) => date === query.get('date'));
  const date = (asked ?? days.find(({ closed }) => !closed) ?? days[0])?.date ?? '';
  return { sport, date, duration };
}
