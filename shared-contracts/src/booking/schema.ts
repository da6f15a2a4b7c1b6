import { z } from 'zod';
import { AuditPlaces } from '../audit/schema';
import {
  AgendaInstant,
  CalendarDate,
  CentavosSchema,
  CentavosSum,
  ClubParams,
  Id,
  Instant,
  Text,
} from '../core/schema';
import { PAYMENT_STATUSES, REFUND_DESTINATIONS } from '../payment/vocabulary';
import { NewPlayer } from '../player/schema';
import { MAX_BOOKING_LENGTH, MAX_DURATION } from './limits';
import {
  BOOKING_AWAITS,
  BOOKING_STATES,
  CHANGE_SCOPES,
  CONFLICT_POLICIES,
  EVENT_TYPES,
  FREQUENCIES,
  MODALITIES,
  REMOVAL_SCOPES,
  SETTABLE_STATES,
  TARIFF_OUTCOMES,
} from './vocabulary';

/** Start and length of a booking, wherever it takes place. */
export interface TimeSlot {
  /** ISO-8601 UTC. */
  start: string;
  /** Length in minutes. */
  duration: number;
}

/** Court and time of a booking: the place it holds or is meant to get. */
export interface BookingPlace extends TimeSlot {
  court_id: string;
}

export const BookingPlayer = z.object({ id: Id, name: z.string(), phone: z.string().nullable() });
export type BookingPlayer = z.output<typeof BookingPlayer>;

export const Booking = z.object({
  id: Id,
  club_id: Id,
  court_id: Id,
  start: Instant,
  end: Instant,
  /** Length in minutes. */
  duration: z.int(),
  event_type: z.enum(EVENT_TYPES),
  modality: z.enum(MODALITIES),
  series_id: Id.nullable(),
  state: z.enum(BOOKING_STATES),
  /** Instant at which the hold ends; null if the booking is not a hold. */
  hold_until: Instant.nullable(),
  /** Condition that an online booking in `pending_payment` waits for; null for others. */
  awaits: z.enum(BOOKING_AWAITS).nullable().optional(),
  description: z.string(),
  price: CentavosSum,
  paid: CentavosSum,
  payment_status: z.enum(PAYMENT_STATUSES),
  players: z.array(BookingPlayer),
  cancel_reason: z.string().nullable(),
  /** True if it or its series has notes. Notes and consumptions leave the version as it is. */
  has_notes: z.boolean().optional(),
  /** True if something was consumed at it. */
  has_consumptions: z.boolean().optional(),
  created_at: Instant,
  /** Increased by every change: the higher version is newer. */
  version: z.int32(),
});
export type Booking = z.output<typeof Booking>;
export const Bookings = z.array(Booking);

/** Allows less than `MIN_DURATION`, which is answered as `duration_too_short`. */
const Duration = z.int().min(1).max(MAX_DURATION);

export const BookingsQuery = z.strictObject({
  /** Span (`to` is exclusive) that the bookings touch; 14 days at most, as months have a call of their own. */
  from: Instant,
  to: Instant,
  court_id: Id.optional(),
});

/** Repetition of a booking. Its wall time stays the same when the clocks change. */
export const Recurrence = z.strictObject({
  frequency: z.enum(FREQUENCIES),
  /** Last day that may have an occurrence, in the club's time zone. */
  end_date: CalendarDate,
});
export type Recurrence = z.output<typeof Recurrence>;

export const NewBooking = z.strictObject({
  /** Created by the client: repeating id and content answers the same booking. */
  id: Id.optional(),
  court_id: Id,
  /**
   * Further courts at the same time, such as a tournament's. Each court gets a booking of its own at its own tariff,
   * all or none; nothing links them afterwards.
   */
  more_court_ids: z.array(Id).max(60).optional(),
  start: AgendaInstant,
  duration: Duration,
  event_type: z.enum(EVENT_TYPES),
  description: Text(MAX_BOOKING_LENGTH.description).optional(),
  /** `fixed` needs a `recurrence`. Default: `fixed` if there is one, else `simple`. */
  modality: z.enum(MODALITIES).optional(),
  recurrence: Recurrence.optional(),
  /** Applies to a series. Default: `fail`. */
  on_conflict: z.enum(CONFLICT_POLICIES).optional(),
  /** Price of each occurrence. Default: by the club's rules; any other price needs the permission `booking`. */
  price: CentavosSchema.optional(),
  player_ids: z.array(Id).max(60).optional(),
  /** First player of the booking, who is added to the club in the same step. */
  new_player: NewPlayer.pick({ first_name: true, last_name: true, phone: true, phone_country: true }).optional(),
});
export type NewBooking = z.input<typeof NewBooking>;

/** Booking or block in the way. `who`: its first player, description or reason. */
export const Clash = z.object({ id: Id, court_id: Id, start: Instant, end: Instant, who: z.string() });
export type Clash = z.output<typeof Clash>;

/** Occurrence that cannot be booked, with the code of the error that says why. */
const Omitted = z.object({ start: Instant, problem: z.string() });

/** Occurrence that was booked on another court than its series, since that was taken. */
const OnOtherCourt = z.object({ start: Instant, court_id: Id });

/** Outcome of a new series on one court. */
const SeriesOutcome = z.object({
  /** Court of the series; its first booking may be on another. */
  court_id: Id.optional(),
  created: z.int(),
  skipped: z.array(Omitted),
  on_other_courts: z.array(OnOtherCourt).optional(),
});

/** New booking on one court; for a series the first one, with the outcome of all. */
const BookedCourt = Booking.extend({ series: SeriesOutcome.optional() });

/** New booking, with those on further courts, each of which has a series of its own if they repeat. */
export const CreatedBooking = BookedCourt.extend({ others: z.array(BookedCourt).optional() });
export type CreatedBooking = z.output<typeof CreatedBooking>;

export const SeriesDraft = z.strictObject({
  court_id: Id,
  start: AgendaInstant,
  duration: Duration,
  recurrence: Recurrence,
});
export type SeriesDraft = z.output<typeof SeriesDraft>;

export const SeriesPreview = z.object({
  occurrences: z.array(
    z.object({
      start: Instant,
      end: Instant,
      problem: z.string().nullable(),
      /** Free court of the same sport, for an occurrence whose own court is taken. */
      other_court: z.object({ id: Id, name: z.string() }).nullable().optional(),
    }),
  ),
  conflicts: z.array(Clash),
  /** Months (YYYY-MM) without the nth weekday, such as a fifth Tuesday. */
  skipped_months: z.array(z.string()),
});
export type SeriesPreview = z.output<typeof SeriesPreview>;

/** Later end of a series: its dates up to this day (inclusive) are booked as its last one is. */
export const SeriesExtensionDraft = z.strictObject({ end_date: CalendarDate });
export const SeriesExtension = SeriesExtensionDraft.extend({
  /** Default: `fail`. */
  on_conflict: z.enum(CONFLICT_POLICIES).optional(),
});
export type SeriesExtension = z.output<typeof SeriesExtension>;
/** Outcome of an extension; `created` is 0 if the series has all of those dates already. */
export const SeriesExtended = z.object({
  created: z.int(),
  skipped: z.array(Omitted),
  on_other_courts: z.array(OnOtherCourt),
});
export type SeriesExtended = z.output<typeof SeriesExtended>;

/** Series with its occurrences, without cancelled ones. */
export const Series = z.object({
  id: Id,
  frequency: z.enum(FREQUENCIES),
  /** Last day that may have an occurrence. */
  end_date: CalendarDate,
  occurrences: z.array(
    z.object({
      id: Id,
      court_id: Id,
      start: Instant,
      end: Instant,
      state: z.enum(BOOKING_STATES),
      price: CentavosSum,
      paid: CentavosSum,
      has_consumptions: z.boolean().optional(),
    }),
  ),
});
export type Series = z.output<typeof Series>;

/** Tariff of a booking that moved to another place, or whose first player is another one. */
export const MovedTariff = z.object({
  /** Price by the club's rules. */
  price: CentavosSum,
  /** Price before the change. */
  before: CentavosSum,
  outcome: z.enum(TARIFF_OUTCOMES),
});
export type MovedTariff = z.output<typeof MovedTariff>;

/** `tariff`: present if the booking's tariff changed, by its place or its first player, and was not its price. */
export const MovedBooking = Booking.extend({ tariff: MovedTariff.optional() });
export type MovedBooking = z.output<typeof MovedBooking>;

/**
 * Booking after an undo. `removed` is true if the undone change was its creation; the booking, and its series if it has
 * one, are then gone.
 */
export const UndoneBooking = Booking.extend({ removed: z.boolean(), changed: z.int() });
export type UndoneBooking = z.output<typeof UndoneBooking>;

export const ChangeQuery = z.strictObject({ scope: z.enum(CHANGE_SCOPES).optional() });
/**
 * Changed booking, or the first changed one of a series whose change did not reach the booking itself, since that has
 * begun. For a series also the number of changed bookings, of those that kept a place of their own, and of
 * those that kept their price since money came in for them.
 */
export const ChangedBooking = MovedBooking.extend({
  series: z.object({ changed: z.int(), kept: z.int(), paid: z.int() }).optional(),
});
export type ChangedBooking = z.output<typeof ChangedBooking>;

export const RemovalQuery = z.strictObject({
  scope: z.enum(REMOVAL_SCOPES).optional(),
  /** Required for the scope `from`: today or later, in the club's time zone. */
  from_date: CalendarDate.optional(),
});
/** Use of the money of each cancelled booking; needs the permission `booking`. */
export const RemovalRefund = z.strictObject({
  destination: z.enum(REFUND_DESTINATIONS),
  /** `rule`: the club keeps the deposit of what is cancelled too late. */
  keep: z.enum(['nothing', 'rule']),
});
export type RemovalRefund = z.output<typeof RemovalRefund>;
export const BookingRemoval = z.strictObject({
  reason: Text(MAX_BOOKING_LENGTH.cancel_reason).optional(),
  version: z.int32(),
  /** Settlement of the payments; if it is absent, bookings with payments stay. */
  refund: RemovalRefund.optional(),
});
export const RemovalOutcome = z.object({
  cancelled: z.int(),
  /** Bookings with payments: they stay until these are refunded or turned into credit. */
  kept: z.array(z.object({ id: Id, start: Instant, paid: CentavosSum })),
  /** Centavos given back, as money or credit. */
  refunded: CentavosSum,
});
export type RemovalOutcome = z.output<typeof RemovalOutcome>;

export const StatusChange = z.strictObject({ status: z.enum(SETTABLE_STATES), version: z.int32() });

/** Action on a booking or its series. */
export const HistoryEntry = z.object({
  at: Instant,
  /** Null if nobody was signed in. */
  actor_name: z.string().nullable(),
  /** Name of the action, as in `booking.move`. */
  action: z.string(),
  reason: z.string().nullable(),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
  amount: CentavosSum.nullable(),
  /** Place of the booking before and after an action that moved it. */
  places: AuditPlaces.nullable(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;
export const History = z.array(HistoryEntry);

export const BookingChange = z.strictObject({
  event_type: z.enum(EVENT_TYPES).optional(),
  description: Text(MAX_BOOKING_LENGTH.description).optional(),
  price: CentavosSchema.optional(),
  court_id: Id.optional(),
  start: AgendaInstant.optional(),
  duration: Duration.optional(),
  version: z.int32(),
});
export type BookingChange = z.input<typeof BookingChange>;

export const BookingMove = z.strictObject({
  court_id: Id,
  start: AgendaInstant,
  duration: Duration,
  version: z.int32(),
  /** True for a step of a longer move: it is undone together with the steps before. */
  continues: z.boolean().optional(),
});
export type BookingMove = z.input<typeof BookingMove>;
/** Names the version to which something applies. */
const BookingVersion = z.strictObject({ version: z.int32() });
/** Undo of the last change of a booking, with those made together with it: all or none. */
export const BookingUndo = BookingVersion.extend({
  others: z
    .array(z.strictObject({ id: Id, version: z.int32() }))
    .max(60)
    .optional(),
});
export type BookingUndo = z.output<typeof BookingUndo>;
/** `scope`: the dates of a series that are priced, but those with payments or a price set by hand. Default: `one`. */
export const TariffChoice = BookingVersion.extend({ scope: z.enum(CHANGE_SCOPES).optional() });
export type TariffChoice = z.output<typeof TariffChoice>;
/**
 * Use of the money of a cancelled booking: what the club keeps of it, and whether the rest becomes money or credit
 * again. Payments are refunded oldest first, each by its own method. Needs the permission `booking`.
 */
export const CancellationRefund = z.strictObject({
  destination: z.enum(REFUND_DESTINATIONS),
  kept: CentavosSum,
  /** Player who gets the credit of payments that name none. Default: the first player of the booking. */
  player_id: Id.optional(),
});
export type CancellationRefund = z.output<typeof CancellationRefund>;
export const BookingCancellation = z.strictObject({
  reason: Text(MAX_BOOKING_LENGTH.cancel_reason).optional(),
  version: z.int32(),
  /** Required for a booking with payments. */
  refund: CancellationRefund.optional(),
});
export type BookingCancellation = z.output<typeof BookingCancellation>;
export const PlayerAssignment = z.strictObject({ player_ids: z.array(Id).min(1).max(60) });
export const BookingPlayers = z.array(BookingPlayer);

/** Players who come into several dates of a series, and who leave them; the others of each date stay. */
export const SeriesPlayersChange = z.strictObject({
  scope: z.enum(CHANGE_SCOPES).exclude(['one']),
  add: z.array(Id).max(60).optional(),
  remove: z.array(Id).max(60).optional(),
});
export type SeriesPlayersChange = z.input<typeof SeriesPlayersChange>;
export const SeriesPlayersOutcome = z.object({
  /** `tariff`: its own, or else that of the first changed date whose tariff changed. */
  booking: MovedBooking,
  /** Number of changed bookings. */
  changed: z.int(),
  /** Number of bookings that keep their players since money came in for them. */
  paid: z.int(),
  /** Number of bookings in which there was nothing to change. */
  same: z.int(),
});
export type SeriesPlayersOutcome = z.output<typeof SeriesPlayersOutcome>;

export const BookingParams = ClubParams.extend({ bookingId: Id });
export const BookingPlayerParams = BookingParams.extend({ playerId: Id });
