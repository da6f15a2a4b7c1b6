import type { SteadyOffset } from '@canchero/shared-contracts/club';
import { type CourtTariff, priceOfPlace } from '../../pricing/reads';
import { eveOf } from '../spans';
import type { OpenCell, SlottedOpening } from './open-cells';

const MINUTE_MS = 60_000;

/** Court with its tariff; an open minute counts at the price of a non-member. */
export interface PricedCourt extends CourtTariff {
  id: string;
}

/** Returns the prices of a date's cells at a court, in the order of the cells. */
export type CellPrices = (courtId: string) => readonly number[];

/** Prices of a tariff's slots by minute of the day, by the date or by its weekday with the rules that are valid. */
type SlotPrices = Map<string, Map<number, number>>;

/** Tariffs whose prices are kept between dashboards; one has a thousand prices at most usually. */
const KEPT_TARIFFS = 200;
const kept = new Map<string, SlotPrices>();

/** Returns the prices of a tariff that are known already, and makes room for them. */
function pricesOf(tariff: string): SlotPrices {
  const prices: SlotPrices = kept.get(tariff) ?? new Map();
  // the most recently used tariff moves to the end
  kept.delete(tariff);
  kept.set(tariff, prices);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_TARIFFS) break;
    kept.delete(oldest);
  }
  return prices;
}

/**
 * Creates the function that prices the cells of a date: each by the slot that it lies in, in centavos for the club's slot
 * length. Courts with one tariff, and equal slots of days on which the same rules are valid, are priced once, also for the
 * dashboards after this one: pricing was a fifth of their work.
 */
export function createCellPricer(
  { timezone, slot_minutes }: SlottedOpening,
  courts: readonly PricedCourt[],
  offsetAround: SteadyOffset,
): (date: string, cells: readonly OpenCell[]) => CellPrices {
  const tariffs = new Map<string, { court: PricedCourt; known: SlotPrices }>();
  const tariffOf = new Map<string, string>();
  for (const court of courts) {
    const tariff = JSON.stringify([timezone, slot_minutes, court.base_price, court.price_rules]);
    tariffOf.set(court.id, tariff);
    if (!tariffs.has(tariff)) tariffs.set(tariff, { court, known: pricesOf(tariff) });
  }
  return (date, cells) => {
    const steady = offsetAround(date) !== null;
    const midnight = Date.parse(date);
    const prices = new Map<string, readonly number[]>();
    for (const [tariff, { court, known }] of tariffs) {
      const day = steady ? `${validRules(court, date)}|${cells[0]?.weekday}` : date;
      const byMinute = known.get(day) ?? new Map<number, number>();
      known.set(day, byMinute);
      const priceOf = ({ minute, slot }: OpenCell) => {
        let price = byMinute.get(minute);
        if (price === undefined) {
          // a steady day is priced by its wall time, without a look at the clocks for each slot
          const start = new Date(steady ? midnight + minute * MINUTE_MS : slot).toISOString();
          const place = { court_id: court.id, start, duration: slot_minutes };
          price = priceOfPlace(place, steady ? { ...court, timezone: 'utc' } : court).price;
          byMinute.set(minute, price);
        }
        return price;
      };
      prices.set(tariff, cells.map(priceOf));
    }
    return (courtId) => prices.get(tariffOf.get(courtId) ?? '') ?? [];
  };
}

/** Names the rules that are valid on a date and on its eve, whose hours may run past midnight. */
const validRules = ({ price_rules }: PricedCourt, date: string): string => {
  const eve = eveOf(date);
  return price_rules
    .map(({ valid_from, valid_to }) =>
      [eve, date].map((on) => ((!valid_from || on >= valid_from) && (!valid_to || on <= valid_to) ? 1 : 0)).join(''),
    )
    .join(',');
};
