import { Info, type Zone } from 'luxon';
import type { BookingPlace, TimeSlot } from '../booking/schema';
import type { Centavos } from '../core/money';
import { roundedTo, smallestUnit } from '../core/payable';
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
  /** ISO 4217 code of the club's currency. */
  currency: string;
}

/** Rule that applies to a booking's place, with its hours as minutes of the day. */
interface Candidate {
  rule: PriceRule;
  rank: readonly number[];
  from: number;
  /** Above 1440 if the hours go past midnight. */
  to: number;
}

/** Stretch of one day on the club's clock, in minutes since its midnight. */
interface WallStretch {
  /** Midnight of the day, as if the wall time were UTC. */
  midnight: number;
  from: number;
  to: number;
}

/**
 * Prices a place. Every minute costs what the strongest matching rule says, or the court's own price where none
 * matches; a booking that crosses from one rule into another pays each in proportion to its minutes, rounded to
 * what can be paid in the club's currency.
 */
export function quoteOf(place: BookingPlace, tariff: Tariff, member = false): Quote {
  const inQuestion = candidatesFor(place, tariff.rules);
  const minutes = new Map<PriceRule | null, number>();
  for (const stretch of wallStretches(place, tariff.timezone)) {
    for (const { rule, length } of rulesAlong(stretch, inQuestion))
      minutes.set(rule, (minutes.get(rule) ?? 0) + length);
  }
  const unit = smallestUnit(tariff.currency);
  const lines = [...minutes].map(([rule, count]): QuoteLine => {
    const price = rule ? priceFor(rule, member) : tariff.basePrice;
    return {
      rule_id: rule?.id ?? null,
      minutes: count,
      amount: roundedTo(unit, (price * count) / (rule?.duration ?? HOUR)),
    };
  });
  return { price: lines.reduce((sum, line) => sum + line.amount, 0), member, lines };
}

const priceFor = ({ price, member_price }: PriceRule, member: boolean) => (member ? (member_price ?? price) : price);

/**
 * Compares rules, strongest first: by priority, then the more specific (courts named, a duration named, fewer weekdays,
 * shorter hours, a period of validity), then by id, so that a price never depends on the order of rows.
 */
export const compareRules = (a: PriceRule, b: PriceRule): number =>
  compareRanked({ rule: a, rank: rankOf(a) }, { rule: b, rank: rankOf(b) });

interface Ranked {
  rule: PriceRule;
  rank: readonly number[];
}

function compareRanked({ rule: a, rank: x }: Ranked, { rule: b, rank: y }: Ranked): number {
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return (y[i] as number) - (x[i] as number);
  return a.id < b.id ? -1 : 1;
}

function rankOf(rule: PriceRule): number[] {
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

/** Lists the rules for a court and a duration. */
const candidatesFor = ({ court_id, duration }: BookingPlace, rules: readonly PriceRule[]): Candidate[] =>
  rules
    .filter((rule) => rule.court_ids.length === 0 || rule.court_ids.includes(court_id))
    .filter((rule) => rule.duration === null || rule.duration === duration)
    .map(candidateOf);

/** Candidates of rules that were seen before: a series asks for each of them up to 120 times. */
const candidates = new WeakMap<PriceRule, Candidate>();

function candidateOf(rule: PriceRule): Candidate {
  const candidate = candidates.get(rule) ?? { rule, rank: rankOf(rule), ...hoursOf(rule) };
  candidates.set(rule, candidate);
  return candidate;
}

function hoursOf({ from, to }: PriceRule): { from: number; to: number } {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return { from: start, to: end <= start ? end + MINUTES_PER_DAY : end };
}

const minuteOf = (wallTime: string) => Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));

/** Divides a stretch where another rule begins to count; the rule is null where none does. */
function rulesAlong({ midnight, from, to }: WallStretch, inQuestion: readonly Candidate[]) {
  // hours of the day itself, and those of its eve past midnight
  const covering = [0, 1]
    .flatMap((days) => {
      const isValid = validityOn(midnight - days * DAY_MS);
      return inQuestion
        .map(({ rule, rank, ...hours }) => ({
          rule,
          rank,
          from: Math.max(from, hours.from - days * MINUTES_PER_DAY),
          to: Math.min(to, hours.to - days * MINUTES_PER_DAY),
        }))
        .filter((part) => part.from < part.to && isValid(part.rule));
    })
    .sort(compareRanked);
  const edges = [...new Set([from, to, ...covering.flatMap((part) => [part.from, part.to])])].sort((a, b) => a - b);
  return edges.slice(1).map((end, i) => {
    const begin = edges[i] as number;
    const rule = covering.find((part) => part.from <= begin && end <= part.to)?.rule ?? null;
    return { rule, length: end - begin };
  });
}

/** Creates the check whether the hours of a day count by a rule. */
function validityOn(midnight: number): (rule: PriceRule) => boolean {
  const day = new Date(midnight);
  const weekday = day.getUTCDay() || 7;
  const date = day.toISOString().slice(0, 10);
  return ({ weekdays, valid_from, valid_to }) =>
    (weekdays.length === 0 || weekdays.includes(weekday)) &&
    (!valid_from || date >= valid_from) &&
    (!valid_to || date <= valid_to);
}

/** Lists the stretches of a slot on the club's clock, which may jump meanwhile. */
function wallStretches({ start, duration }: TimeSlot, timezone: string): WallStretch[] {
  const zone = Info.normalizeZone(timezone);
  const begin = Date.parse(start);
  return steadyParts(zone, begin, duration).flatMap(({ from, minutes }) => {
    const wall = begin + (from + zone.offset(begin + from * MINUTE_MS)) * MINUTE_MS;
    return byDay(Math.floor(wall / MINUTE_MS), minutes);
  });
}

/** Divides minutes from an instant on where the clock jumps. */
function steadyParts(zone: Zone, begin: number, duration: number): { from: number; minutes: number }[] {
  const offsetAt = (minute: number) => zone.offset(begin + minute * MINUTE_MS);
  if (offsetAt(0) === offsetAt(duration)) return [{ from: 0, minutes: duration }];
  const jumps = Array.from({ length: duration }, (_, i) => i).filter((i) => i === 0 || offsetAt(i) !== offsetAt(i - 1));
  return jumps.map((from, i) => ({ from, minutes: (jumps[i + 1] ?? duration) - from }));
}

/** Divides minutes of the wall, counted from 1970, at each midnight. */
function byDay(begin: number, minutes: number): WallStretch[] {
  const day = Math.floor(begin / MINUTES_PER_DAY);
  const from = begin - day * MINUTES_PER_DAY;
  const to = Math.min(from + minutes, MINUTES_PER_DAY);
  const rest = minutes - (to - from);
  const stretch = { midnight: day * DAY_MS, from, to };
  return rest > 0 ? [stretch, ...byDay(begin + to - from, rest)] : [stretch];
}
