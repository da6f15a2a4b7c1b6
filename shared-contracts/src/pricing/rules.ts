import { IANAZone } from 'luxon';
import type { BookingPlace, TimeSlot } from '../booking/schema';
import type { Centavos } from '../core/money';
import type { PriceRule, Quote, QuoteLine } from './schema';

const MINUTES_PER_DAY = 1440;
const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;
/** Minutes that a price is for if its rule names no duration. */
const HOUR = 60;

export interface Tariff {
  rules: readonly PriceRule[];
  /** Price of the court, in centavos for 60 minutes, used where no rule applies. */
  basePrice: Centavos;
  /** IANA name of the club's time zone. */
  timezone: string;
}

/** Rule that applies to a booking's place, with its hours as minutes of the day. */
interface Candidate {
  rule: PriceRule;
  from: number;
  /** Above 1440 if the hours go past midnight. */
  to: number;
}

/** Minute on the club's clock. */
interface WallMinute {
  /** Midnight of its day, as if the wall time were UTC. */
  midnight: number;
  /** Minutes since midnight. */
  minute: number;
}

/**
 * Prices a place. Every minute costs what the strongest matching rule says, or the court's own price where none
 * matches; a booking that crosses from one rule into another pays each in proportion to its minutes, rounded to the
 * centavo.
 */
export function quoteOf(place: BookingPlace, tariff: Tariff, member = false): Quote {
  const candidates = candidatesFor(place, tariff.rules);
  const minutes = new Map<PriceRule | null, number>();
  for (const moment of wallMinutes(place, tariff.timezone)) {
    const rule = candidates.find((candidate) => counts(candidate, moment))?.rule ?? null;
    minutes.set(rule, (minutes.get(rule) ?? 0) + 1);
  }
  const lines = [...minutes].map(([rule, count]): QuoteLine => {
    const price = rule ? priceFor(rule, member) : tariff.basePrice;
    return {
      rule_id: rule?.id ?? null,
      minutes: count,
      amount: Math.round((price * count) / (rule?.duration ?? HOUR)),
    };
  });
  return { price: lines.reduce((sum, line) => sum + line.amount, 0), member, lines };
}

const priceFor = ({ price, member_price }: PriceRule, member: boolean) => (member ? (member_price ?? price) : price);

/**
 * Compares rules, strongest first: by priority, then the more specific (courts named, a duration named, fewer weekdays,
 * shorter hours, a period of validity), then by id, so that a price never depends on the order of rows.
 */
export function compareRules(a: PriceRule, b: PriceRule): number {
  const [x, y] = [rank(a), rank(b)];
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return (y[i] as number) - (x[i] as number);
  return a.id < b.id ? -1 : 1;
}

function rank(rule: PriceRule): number[] {
  const { from, to } = hoursOf(rule);
  return [
    rule.priority,
    rule.court_ids.length > 0 ? 1 : 0,
    rule.duration === null ? 0 : 1,
    -(rule.weekdays.length || 7),
    from - to,
    (rule.valid_from ? 1 : 0) + (rule.valid_to ? 1 : 0),
  ];
}

const candidatesFor = ({ court_id, duration }: BookingPlace, rules: readonly PriceRule[]): Candidate[] =>
  rules
    .filter((rule) => rule.court_ids.length === 0 || rule.court_ids.includes(court_id))
    .filter((rule) => rule.duration === null || rule.duration === duration)
    .sort(compareRules)
    .map((rule) => ({ rule, ...hoursOf(rule) }));

function hoursOf({ from, to }: PriceRule): { from: number; to: number } {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return { from: start, to: end <= start ? end + MINUTES_PER_DAY : end };
}

const minuteOf = (wallTime: string) => Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));

/** Returns true if a rule covers a minute, from the same day or past midnight from the day before. */
const counts = (candidate: Candidate, { midnight, minute }: WallMinute) =>
  covers(candidate, midnight, minute) || covers(candidate, midnight - DAY_MS, minute + MINUTES_PER_DAY);

function covers({ rule, from, to }: Candidate, midnight: number, minute: number): boolean {
  if (minute < from || minute >= to) return false;
  const day = new Date(midnight);
  if (rule.weekdays.length > 0 && !rule.weekdays.includes(day.getUTCDay() || 7)) return false;
  const date = day.toISOString().slice(0, 10);
  return (!rule.valid_from || date >= rule.valid_from) && (!rule.valid_to || date <= rule.valid_to);
}

/** Lists the minutes of a slot on the club's clock, which may jump meanwhile. */
function* wallMinutes({ start, duration }: TimeSlot, timezone: string): Generator<WallMinute> {
  const zone = IANAZone.create(timezone);
  const begin = Date.parse(start);
  const offset = zone.offset(begin);
  const steady = offset === zone.offset(begin + duration * MINUTE_MS);
  for (let i = 0; i < duration; i++) {
    const instant = begin + i * MINUTE_MS;
    const wall = instant + (steady ? offset : zone.offset(instant)) * MINUTE_MS;
    const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
    yield { midnight, minute: Math.floor((wall - midnight) / MINUTE_MS) };
  }
}
