import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';
import type { ConsumptionsQuery } from '@canchero/shared-contracts/consumption';
import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { DateTime } from 'luxon';

/** Filter of the list, without the cursor of a page. */
export type ConsumptionFilter = Omit<ConsumptionsQuery, 'cursor'> & { from: string; to: string };

/** Number of days shown by default, today included. */
const USUAL_DAYS = 7;

/** Reads the filter from the address; missing or invalid parts mean the last days and no restriction. */
export function filterOf(address: URLSearchParams, today: string): ConsumptionFilter {
  const usual =
    DateTime.fromISO(today)
      .minus({ days: USUAL_DAYS - 1 })
      .toISODate() ?? today;
  const to = calendarDate(address.get('to')) ?? today;
  const from = calendarDate(address.get('from')) ?? usual;
  const state = address.get('state');
  const q = (address.get('q') ?? '').slice(0, MAX_SEARCH);
  const [booking, player, item] = ['booking', 'player', 'item'].map((name) => address.get(name));
  return {
    ...(from <= to ? { from, to } : { from: to, to }),
    ...((state === 'open' || state === 'paid') && { state }),
    ...(q && { q }),
    ...(booking && { booking_id: booking }),
    ...(player && { player_id: player }),
    ...(item && { item_id: item }),
  };
}

/** Tells whether it narrows more than the days. */
export const isNarrow = ({ state, q, booking_id, player_id, item_id }: ConsumptionFilter): boolean =>
  [state, q, booking_id, player_id, item_id].some((one) => one !== undefined);
