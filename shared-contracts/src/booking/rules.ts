import { isAgendaYear } from '../core/agenda-years';
import type { Centavos } from '../core/money';
import { MAX_DURATION, MIN_DURATION } from './limits';
import type { MonthDay } from './month-schema';
import type { Booking, TimeSlot } from './schema';
import type { Frequency, ShownState } from './vocabulary';

/**
 * Step of times and durations in the booking form, and of a card moved or resized by keyboard, in minutes. A drag snaps
 * to the club's `slot_minutes` instead.
 */
export const SNAP_MINUTES = 15;

/** Computes the price of `duration` minutes in centavos from the court's price for 60 minutes, rounded half up. */
export const priceOf = (basePrice: Centavos, duration: number): Centavos => Math.round((basePrice * duration) / 60);

/** Returns the end of a slot, ISO-8601 UTC. */
export const endOf = ({ start, duration }: TimeSlot): string =>
  new Date(Date.parse(start) + duration * 60_000).toISOString();

/** Returns true if a booking occupies its court. */
export const occupies = (b: Pick<Booking, 'state'>) => b.state !== 'cancelled' && b.state !== 'no_show';

/** Tells whether a booking costs nothing, as in a club that has set no prices: it is not to be called paid. */
export const isUnpriced = ({ price, paid }: Pick<Booking, 'price' | 'paid'>) => price === 0 && paid === 0;

/** Number of players in a doubles match. */
export const DOUBLES_PLAYERS = 4;

/** Returns the number of players that are missing for doubles. */
export const missingForDoubles = (players: number): number => Math.max(0, DOUBLES_PLAYERS - players);

/** Problem that the form reports before anything is sent; the api decides. Used as message keys of the agenda. */
export type DraftProblem =
  | 'court_required'
  | 'start_required'
  | 'year_out_of_range'
  | 'duration_too_short'
  | 'duration_too_long'
  | 'event_type_required'
  | 'recurrence_end_required'
  | 'recurrence_end_before_start';

/**
 * Lists the problems of a draft of a booking, in the order of its fields; empty if it can be sent. `start` is ISO-8601
 * UTC, `duration` in minutes.
 */
export function checkDraft(draft: {
  court_id?: string | null;
  start?: string | null;
  duration?: number | null;
  event_type?: string | null;
  /** Club day, YYYY-MM-DD. */
  date?: string;
  /** Null for a single booking. */
  frequency?: Frequency | null;
  end_date?: string | null;
}): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (!draft.court_id) problems.push('court_required');
  if (!draft.start) problems.push('start_required');
  else if (!isAgendaYear(draft.start)) problems.push('year_out_of_range');
  if (!draft.duration || draft.duration < MIN_DURATION) problems.push('duration_too_short');
  else if (draft.duration > MAX_DURATION) problems.push('duration_too_long');
  if (!draft.event_type) problems.push('event_type_required');
  if (draft.frequency) {
    if (!draft.end_date) problems.push('recurrence_end_required');
    else if (draft.date && draft.end_date <= draft.date) problems.push('recurrence_end_before_start');
  }
  return problems;
}

/** Returns true if two spans overlap; touching ends do not. Instants are ISO-8601 UTC. */
export const overlaps = (a: { start: string; end: string }, b: { start: string; end: string }) =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end);

/**
 * Returns the share of the bookable time that is booked, 0 to 1. Blocked time cannot be booked and does not count.
 * Returns null if nothing is open.
 */
export function occupancy(day: Pick<MonthDay, 'booked_minutes' | 'blocked_minutes' | 'open_minutes'>): number | null {
  const bookable = Math.max(day.booked_minutes, day.open_minutes - day.blocked_minutes);
  return bookable > 0 ? day.booked_minutes / bookable : null;
}

/** Returns the state that staff are shown: a booking that waits for its player's contact does not wait for money. */
export const shownState = ({ state, awaits }: Pick<Booking, 'state' | 'awaits'>): ShownState =>
  state === 'pending_payment' && awaits === 'contact' ? 'pending_contact' : state;
