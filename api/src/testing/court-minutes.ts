import type { Block } from '@canchero/shared-contracts/block';
import type { FoundBooking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import type { PriceRule } from '@canchero/shared-contracts/pricing';

/** Lists of a club in Buenos Aires, whose clocks do not change, as its screens show them. */
export interface ClubLists {
  club: Pick<Club, 'opening_hours' | 'closed_days'>;
  courts: readonly Court[];
  rules: readonly PriceRule[];
  blocks: readonly Block[];
  bookings: readonly FoundBooking[];
}

/** Open minute of a court. */
export interface CourtMinute {
  date: string;
  /** Weekday and hour on the club's clock, as in "1 18" for Monday at six in the evening. */
  hour: string;
  booked: boolean;
  /** Centavos for 60 minutes. */
  price: number;
}

const DAY = 1440;
const UTC_OFFSET = -180;
const minuteOf = (wallTime: string) => Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));
/** Minutes since 1970 on the club's clock. */
const wallMinute = (instant: string) => Date.parse(instant) / 60_000 + UTC_OFFSET;
const dayOf = (minute: number) => {
  const midnight = new Date(minute * 60_000);
  return { date: midnight.toISOString().slice(0, 10), weekday: midnight.getUTCDay() || 7 };
};
type Day = ReturnType<typeof dayOf>;

/** Lists the open minutes of a club's active courts from one date to another, one by one. */
export function courtMinutes(lists: ClubLists, from: string, to: string): CourtMinute[] {
  const courts = lists.courts
    .filter(({ status }) => status === 'active')
    .map((court) => ({ court, blocked: blockedMinutes(lists, court), booked: bookedMinutes(lists, court) }));
  const minutes: CourtMinute[] = [];
  for (let midnight = Date.parse(from) / 60_000; midnight <= Date.parse(to) / 60_000; midnight += DAY) {
    const [day, eve] = [dayOf(midnight), dayOf(midnight - DAY)];
    for (let time = 0; time < DAY; time++) {
      if (!isOpen(lists.club, day, time) && !isOpen(lists.club, eve, time + DAY)) continue;
      const hour = `${day.weekday} ${Math.floor(time / 60)}`;
      for (const { court, blocked, booked } of courts) {
        if (blocked.has(midnight + time)) continue;
        const price = priceOf(court, lists.rules, day, time);
        minutes.push({ date: day.date, hour, booked: booked.has(midnight + time), price });
      }
    }
  }
  return minutes;
}

function blockedMinutes({ blocks }: ClubLists, court: Court): Set<number> {
  const minutes = new Set<number>();
  for (const { court_ids, start, end } of blocks)
    if (court_ids.includes(court.id)) for (let m = wallMinute(start); m < wallMinute(end); m++) minutes.add(m);
  return minutes;
}

function bookedMinutes({ bookings }: ClubLists, court: Court): Set<number> {
  const minutes = new Set<number>();
  for (const { court_id, start, duration } of bookings)
    if (court_id === court.id) for (let n = 0; n < duration; n++) minutes.add(wallMinute(start) + n);
  return minutes;
}

/** Checks whether a time of a day, in minutes since its midnight, lies in the hours of the day. They may end after it. */
const isOpen = ({ opening_hours, closed_days }: ClubLists['club'], day: Day, time: number) =>
  !closed_days.some(({ date }) => date === day.date) &&
  opening_hours.some(({ weekday, open, close }) => {
    const end = minuteOf(close) > minuteOf(open) ? minuteOf(close) : minuteOf(close) + DAY;
    return weekday === day.weekday && time >= minuteOf(open) && time < end;
  });

/** Returns the price of a minute by the rule that names it. Rules that overlap, or go past midnight, are not meant for it. */
function priceOf(court: Court, rules: readonly PriceRule[], { date, weekday }: Day, time: number): number {
  const matching = rules.filter(
    (rule) =>
      (rule.court_ids.length === 0 || rule.court_ids.includes(court.id)) &&
      (rule.weekdays.length === 0 || rule.weekdays.includes(weekday)) &&
      time >= minuteOf(rule.from) &&
      time < minuteOf(rule.to) &&
      rule.duration === null &&
      date >= (rule.valid_from ?? '') &&
      date <= (rule.valid_to ?? '9999'),
  );
  if (matching.length > 1) throw new Error('rules that overlap');
  return matching[0]?.price ?? court.base_price;
}
