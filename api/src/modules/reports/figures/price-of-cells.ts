import { DateTime } from 'luxon';
import { type CourtTariff, priceOfPlace } from '../../pricing/reads';
import type { OpenCell } from './open-cells';

const DAY_MS = 86_400_000;

/**
 * Creates the function that prices the slot of a cell at a court, in centavos for the club's slot length. Equal slots
 * of days on which the same rules are valid are priced once.
 */
export function cellPrices(timezone: string, slotMinutes: number): (court: PricedCourt, cell: OpenCell) => number {
  const known = new Map<string, number>();
  const tariffs = new Map<string, number>();
  const ids = new Map<string, number>();
  const days = new Map<string, string>();
  return (court, cell) => {
    let tariff = ids.get(court.id);
    if (tariff === undefined) {
      const text = JSON.stringify([court.base_price, court.price_rules]);
      tariff = tariffs.get(text) ?? tariffs.size;
      tariffs.set(text, tariff);
      ids.set(court.id, tariff);
    }
    const dayKey = `${tariff}|${cell.date}`;
    let day = days.get(dayKey);
    if (day === undefined) {
      day = steadyDay(timezone, cell) ? validRules(court, cell) : cell.date;
      days.set(dayKey, day);
    }
    const key = `${tariff}|${day}|${cell.weekday}|${cell.minute}`;
    let price = known.get(key);
    if (price === undefined) {
      const start = new Date(cell.slot).toISOString();
      price = priceOfPlace({ court_id: court.id, start, duration: slotMinutes }, court).price;
      known.set(key, price);
    }
    return price;
  };
}

/** Court with its tariff; the price of an open minute is that for somebody who is no member. */
export interface PricedCourt extends CourtTariff {
  id: string;
}

/** Names the rules that are valid on a date and on its eve, whose hours may run past midnight. */
const validRules = ({ price_rules }: PricedCourt, { date }: OpenCell): string => {
  const eve = new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return price_rules
    .map(({ valid_from, valid_to }) =>
      [eve, date].map((on) => ((!valid_from || on >= valid_from) && (!valid_to || on <= valid_to) ? 1 : 0)).join(''),
    )
    .join(',');
};

function steadyDay(timezone: string, { date }: OpenCell): boolean {
  const day = DateTime.fromISO(date, { zone: timezone });
  return day.minus({ days: 1 }).offset === day.plus({ days: 2 }).offset;
}
