export const EVENT_TYPES = ['turno', 'entrenamiento', 'torneo'] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** Single booking, or occurrence of a series. */
export const MODALITIES = ['simple', 'fixed'] as const;
export const BOOKING_STATES = ['hold', 'pending_payment', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
/**
 * States that staff are shown and filter by: bookings that wait for their player's contact do not wait for money.
 */
export const SHOWN_STATES = [
  'hold',
  'pending_contact',
  'pending_payment',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
/** Conditions that an online booking may wait for before it is confirmed: confirmation of the contact, or payment. */
export const BOOKING_AWAITS = ['contact', 'payment'] as const;
/** Frequency of a series: the same weekday, or the same nth weekday of each month. */
export const FREQUENCIES = ['weekly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
/**
 * Handling of occurrences that cannot be booked. `fail`: nothing is booked; `skip`: the others are; `other_court`:
 * those whose own court is taken are booked on a free court of the same sport, and the rest is skipped.
 */
export const CONFLICT_POLICIES = ['fail', 'skip', 'other_court'] as const;
export type ConflictPolicy = (typeof CONFLICT_POLICIES)[number];
/** Scope of a change: one occurrence, it and the following ones of the series, or all future ones. */
export const CHANGE_SCOPES = ['one', 'from', 'series'] as const;
export type ChangeScope = (typeof CHANGE_SCOPES)[number];
/** Scope of a removal; `from`: all from a date on. */
export const REMOVAL_SCOPES = ['one', 'series', 'from'] as const;
export type RemovalScope = (typeof REMOVAL_SCOPES)[number];
/**
 * Outcomes for the price of a booking that moved to a place with another tariff. `updated`: it follows the tariff;
 * `open`: it stays until somebody decides; `kept`: it stays by the club's setting; `agreed`: it stays because it was
 * set by hand.
 */
export const TARIFF_OUTCOMES = ['updated', 'open', 'kept', 'agreed'] as const;
export type TariffOutcome = (typeof TARIFF_OUTCOMES)[number];
/** States that staff set by hand. */
export const SETTABLE_STATES = ['confirmed', 'completed', 'no_show'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];
/** Scopes of a note: one booking, or every booking of its series. */
export const NOTE_SCOPES = ['individual', 'series'] as const;
export type NoteScope = (typeof NOTE_SCOPES)[number];
