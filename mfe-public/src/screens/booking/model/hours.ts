import { openMinutesOf, type PublicClub } from '@canchero/shared-contracts/club';

type Opening = Pick<PublicClub, 'opening_hours' | 'closed_days' | 'timezone'>;

const two = (n: number) => String(n).padStart(2, '0');
const wallTime = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** Returns the hours of a club's day as text, as in "08:00 – 00:00"; null if the club does not open. */
export function hoursOn(club: Opening, date: string): string | null {
  const stretches = openMinutesOf(club, date).map(({ from, to }) => `${wallTime(from)} – ${wallTime(to)}`);
  return stretches.length > 0 ? stretches.join(', ') : null;
}

/** Weekdays in a row with the same hours. */
export interface WeekdayHours {
  /** 1 is Monday, 7 Sunday. */
  from: number;
  to: number;
  hours: string | null;
}

/** Returns the usual week of a club, with neighbouring weekdays of the same hours joined. */
export function weekOf({ opening_hours, timezone }: Opening): WeekdayHours[] {
  const usual = { opening_hours, timezone, closed_days: [] };
  const week: WeekdayHours[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    // 2024-01-01 is a Monday
    const hours = hoursOn(usual, `2024-01-0${weekday}`);
    const last = week.at(-1);
    if (last && last.hours === hours) last.to = weekday;
    else week.push({ from: weekday, to: weekday, hours });
  }
  return week;
}
