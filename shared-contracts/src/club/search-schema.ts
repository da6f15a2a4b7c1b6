import { z } from 'zod';
import { BOOKING_STATES, EVENT_TYPES } from '../booking/vocabulary';
import { MAX_SEARCH } from '../core/limits';
import { CalendarDate, Id, Instant, Text } from '../core/schema';

/** Words that must all match, or part of a phone number. */
export const SearchQuery = z.strictObject({ q: Text(MAX_SEARCH, 2) });

export const PlayerHit = z.object({
  id: Id,
  name: z.string(),
  /** Phone number as people of the club's country write it; null if there is none. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type PlayerHit = z.output<typeof PlayerHit>;

export const BookingHit = z.object({
  id: Id,
  /** Club day of the booking: hours past midnight belong to the day on which the club opened. */
  date: CalendarDate,
  start: Instant,
  end: Instant,
  court_name: z.string(),
  event_type: z.enum(EVENT_TYPES),
  state: z.enum(BOOKING_STATES),
  description: z.string(),
  /** Names, in order of assignment. */
  players: z.array(z.string()),
});
export type BookingHit = z.output<typeof BookingHit>;

export const SearchHits = z.object({
  /** Sorted by name. Empty without the permission `players`. */
  players: z.array(PlayerHit),
  /** Future ones first, then the latest. Empty without the permissions `schedule` and `booking`. */
  bookings: z.array(BookingHit),
});
export type SearchHits = z.output<typeof SearchHits>;
