export const EVENT_TYPES = ['turno', 'entrenamiento', 'torneo'] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** One time, or an occurrence of a recurring series. */
export const MODALITIES = ['simple', 'fixed'] as const;
export type Modality = (typeof MODALITIES)[number];
export const BOOKING_STATES = ['hold', 'pending_payment', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
/** How often a series repeats: on the same weekday, or on the same nth weekday of each month. */
export const FREQUENCIES = ['weekly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
/** What becomes of a new series where some occurrence cannot stand: nothing is booked, or the others are. */
export const CONFLICT_POLICIES = ['fail', 'skip'] as const;
export type ConflictPolicy = (typeof CONFLICT_POLICIES)[number];
/** What a change of an occurrence is about; a series only as far as it lies ahead. */
export const CHANGE_SCOPES = ['one', 'series'] as const;
export type ChangeScope = (typeof CHANGE_SCOPES)[number];
/** The same of a removal; `from`: all from a date on. */
export const REMOVAL_SCOPES = ['one', 'series', 'from'] as const;
export type RemovalScope = (typeof REMOVAL_SCOPES)[number];
/** What staff set by hand. */
export const SETTABLE_STATES = ['confirmed', 'completed', 'no_show'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];
/** Whether a note belongs to one booking or shows with every booking of its series. */
export const NOTE_SCOPES = ['individual', 'series'] as const;
export type NoteScope = (typeof NOTE_SCOPES)[number];
/** Occurrences of a series: two years of every week, and some. */
export const MAX_OCCURRENCES = 120;
/** Minutes. */
export const MIN_DURATION = 30;
/** Minutes: longer than any day at a club. */
export const MAX_DURATION = 24 * 60;
