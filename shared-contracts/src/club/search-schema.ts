import { z } from 'zod';
import { BOOKING_STATES, EVENT_TYPES } from '../booking/vocabulary';
import { CalendarDate, Id, Instant, Text } from '../core/schema';

/** Words that must all be found, or part of a phone number. */
export const SearchQuery = z.strictObject({ q: Text(80, 2) });

export const PlayerHit = z.object({
  id: Id,
  name: z.string(),
  /** With the country's code; null without one. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type PlayerHit = z.output<typeof PlayerHit>;

export const BookingHit = z.object({
  id: Id,
  /** The club's day that it belongs to: what is open past midnight is of the day on which it opened. */
  date: CalendarDate,
  start: Instant,
  end: Instant,
  court_name: z.string(),
  event_type: z.enum(EVENT_TYPES),
  state: z.enum(BOOKING_STATES),
  description: z.string(),
  /** Names, in the order in which they were assigned. */
  players: z.array(z.string()),
});
export type BookingHit = z.output<typeof BookingHit>;

export const SearchHits = z.object({
  /** Empty without `players`. By name. */
  players: z.array(PlayerHit),
  /** Empty without `schedule` and `booking`. Those to come first, then the last ones. */
  bookings: z.array(BookingHit),
});
export type SearchHits = z.output<typeof SearchHits>;
