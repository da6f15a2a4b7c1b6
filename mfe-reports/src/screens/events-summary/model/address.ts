import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';
import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { BOOKING_STATES, EVENT_TYPES } from '@canchero/shared-contracts/booking';
import { SPORTS } from '@canchero/shared-contracts/club';
import { EVENT_PARTS, type EventsListQuery } from '@canchero/shared-contracts/report';

/** Bookings that a filter finds. Every condition may be missing from an address. */
export type Conditions = Partial<Omit<EventsListQuery, 'cursor'>>;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const id = (text: string) => (ID.test(text) ? text : null);
const whole = (first: number, last: number) => (text: string) => {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return number >= first && number <= last ? number : null;
};

const FIELDS: { [Name in keyof Conditions]-?: (text: string) => NonNullable<Conditions[Name]> | null } = {
  from: calendarDate,
  to: calendarDate,
  court: id,
  sport: oneOf(SPORTS),
  type: oneOf(EVENT_TYPES),
  state: oneOf(BOOKING_STATES),
  weekday: whole(1, 7),
  hour: whole(0, 23),
  player: id,
  part: oneOf(EVENT_PARTS),
};

/** Reads the conditions of an address; invalid values are left out. */
export function conditionsOf(address: URLSearchParams): Conditions {
  const read = Object.entries(FIELDS).map(([name, field]) => [name, field(address.get(name) ?? '')]);
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

/** Writes conditions as one value of an address. */
export const textOf = (conditions: Conditions): string =>
  new URLSearchParams(Object.entries(conditions).map(([name, value]) => [name, String(value)])).toString();
