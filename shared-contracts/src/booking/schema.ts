import { z } from 'zod';
import { CentavosSchema, ClubParams, Id, Instant, Text } from '../core/schema';
import { PAYMENT_STATUSES } from '../payment/vocabulary';
import { BOOKING_STATES, EVENT_TYPES, MAX_DURATION, MODALITIES } from './vocabulary';

export const BookingPlayer = z.object({ id: Id, name: z.string(), phone: z.string().nullable() });
export type BookingPlayer = z.output<typeof BookingPlayer>;

export const Booking = z.object({
  id: Id,
  club_id: Id,
  court_id: Id,
  start: Instant,
  end: Instant,
  /** Minutes. */
  duration: z.int(),
  event_type: z.enum(EVENT_TYPES),
  modality: z.enum(MODALITIES),
  series_id: Id.nullable(),
  state: z.enum(BOOKING_STATES),
  description: z.string(),
  price: CentavosSchema,
  paid: CentavosSchema,
  payment_status: z.enum(PAYMENT_STATUSES),
  players: z.array(BookingPlayer),
  cancel_reason: z.string().nullable(),
  created_at: Instant,
  /** Raised by every change; the higher one is the newer. */
  version: z.int(),
});
export type Booking = z.output<typeof Booking>;
export const Bookings = z.array(Booking);

/** Shorter than 30 minutes is answered as `duration_too_short`, not here. */
const Duration = z.int().min(1).max(MAX_DURATION);

export const BookingsQuery = z.strictObject({
  /** Bookings that touch the span from `from` to `to` (exclusive); 62 days at most. */
  from: Instant,
  to: Instant,
  court_id: Id.optional(),
});

export const NewBooking = z.strictObject({
  /** Made by the client: the same id and content again answers the same booking. */
  id: Id.optional(),
  court_id: Id,
  start: Instant,
  duration: Duration,
  event_type: z.enum(EVENT_TYPES),
  description: Text(500).optional(),
  /** Centavos; by the court's price when absent. */
  price: CentavosSchema.optional(),
  player_ids: z.array(Id).max(60).optional(),
});
export type NewBooking = z.input<typeof NewBooking>;

export const BookingChange = z.strictObject({
  event_type: z.enum(EVENT_TYPES).optional(),
  description: Text(500).optional(),
  price: CentavosSchema.optional(),
  court_id: Id.optional(),
  start: Instant.optional(),
  duration: Duration.optional(),
  version: z.int(),
});
export type BookingChange = z.input<typeof BookingChange>;

export const BookingMove = z.strictObject({ court_id: Id, start: Instant, duration: Duration, version: z.int() });
export type BookingMove = z.input<typeof BookingMove>;
export const BookingCancellation = z.strictObject({ reason: Text(500).optional(), version: z.int() });
export const PlayerAssignment = z.strictObject({ player_ids: z.array(Id).min(1).max(60) });
export const BookingPlayers = z.array(BookingPlayer);

export const BookingParams = ClubParams.extend({ bookingId: Id });
export const BookingPlayerParams = BookingParams.extend({ playerId: Id });
