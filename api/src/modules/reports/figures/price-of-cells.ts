import { DateTime } from 'luxon';
import { type CourtTariff, priceOfPlace } from '../../pricing/reads';
import type { OpenCell } from './open-cells';

const DAY_MS = 86_400_000;

/**
 * Creates the function that gives the prices of a date at a court: of the slot of a cell, in centavos for the club's slot
 * length. Equal slots of days on which the same rules are valid are priced once.
 */
export function cellPrices(
  timezone: string,
  slotMinutes: number,
): (court: PricedCourt, date: string, weekday: number) => (cell: OpenCell) => number {
  const known = new Map<string, Map<number, number>>();
  const tariffs = new Map<string, number>();
  const ids = new Map<string, number>();
  const steady = new Map<string, boolean>();
  return (court, date, weekday) => {
    let tariff = ids.get(court.id);
    if (tariff === undefined) {
      const text = JSON.stringify([court.base_price, court.price_rules]);
      tariff = tariffs.get(text) ?? tariffs.size;
      tariffs.set(text, tariff);
      ids.set(court.id, tariff);
    }
    let isSteady = steady.get(date);
    if (isSteady === undefined) {
      isSteady = steadyDay(timezone, date);
      steady.set(date, isSteady);
    }
    const key = `${tariff}|${isSteady ? validRules(court, date) : date}|${weekday}`;
    const byMinute = known.get(key) ?? new Map<number, number>();
    known.set(key, byMinute);
    return (cell) => {
      let price = byMinute.get(cell.minute);
      if (price === undefined) {
        const start = new Date(cell.slot).toISOString();
        price = priceOfPlace({ court_id: court.id, start, duration: slotMinutes }, court).price;
        byMinute.set(cell.minute, price);
      }
      return price;
    };
  };
}

/** Court with its tariff; the price of an open minute is that for somebody who is no member. */
export interface PricedCourt extends CourtTariff {
  id: string;
}

/** Names the rules that are valid on a date and on its eve, whose hours may run past midnight. */
const validRules = ({ price_rules }: PricedCourt, date: string): string => {
  const eve = new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return price_rules
    .map(({ valid_from, valid_to }) =>
      [eve, date].map((on) => ((!valid_from || on >= valid_from) && (!valid_to || on <= valid_to) ? 1 : 0)).join(''),
    )
    .join(',');
};

function steadyDay(timezone: string, date: string): boolean {
  const day = DateTime.fromISO(date, { zone: timezone });
  return day.minus({ days: 1 }).offset === day.plus({ days: 2 }).offset;
}
