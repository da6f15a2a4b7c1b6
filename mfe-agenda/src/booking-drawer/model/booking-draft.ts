import {
  type Booking,
  type BookingChange,
  type BookingPlace,
  type ConflictPolicy,
  checkDraft,
  type DraftProblem,
  type EventType,
  type Frequency,
  isAgendaYear,
  MAX_DURATION,
  type NewBooking,
  priceOf,
} from '@canchero/shared-contracts/booking';
import { amountText, type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { type Court, usualDuration } from '@canchero/shared-contracts/court';
import { hasLetter, playerName, typedPlayer } from '@canchero/shared-contracts/player';

/** Player whom the booking adds to the club. */
export interface NewPlayerDraft {
  /** First and last name. */
  name: string;
  /** Empty if it is not known. */
  phone: string;
}

/** Fields of the booking form, as typed, so that invalid input is not lost. */
export interface BookingDraft {
  court_id: string | null;
  /** Further courts of a new booking, such as a tournament's; absent means none. */
  more_court_ids?: readonly string[];
  /** Day of the club, YYYY-MM-DD. */
  date: string;
  /** Instant, ISO-8601 UTC. */
  start: string | null;
  /** Minutes. */
  duration: number | null;
  event_type: EventType | null;
  description: string;
  /** Price in the currency's main unit, as typed; null follows the suggested price. */
  price: string | null;
  players: readonly { id: string; name: string }[];
  /** First player of a new booking, if the club does not have them yet. */
  new_player: NewPlayerDraft | null;
  /** Text typed to find a player, as long as nobody is chosen by it. */
  player_text: string;
  /** Null for a single booking. Only for new bookings. */
  frequency: Frequency | null;
  /** Last day of the series, YYYY-MM-DD; empty until it is chosen. */
  end_date: string;
  /** Handling of the dates of a series that are taken. */
  on_conflict: ConflictPolicy;
}

export type DraftField =
  | 'court'
  | 'date'
  | 'start'
  | 'duration'
  | 'type'
  | 'description'
  | 'price'
  | 'players'
  | 'new_player'
  | 'end_date';
export type FieldProblem = DraftProblem | 'price_invalid' | 'player_unchosen' | 'player_unnamed';

/** Minutes of a new booking while no court is chosen. */
const DEFAULT_DURATION = 60;

/** Creates the draft of a new booking from the values of a gesture, a key or another booking. */
export const emptyDraft = (date: string, given: Partial<Omit<BookingDraft, 'date'>> = {}): BookingDraft => ({
  court_id: null,
  start: null,
  duration: DEFAULT_DURATION,
  event_type: 'turno',
  description: '',
  price: null,
  players: [],
  new_player: null,
  player_text: '',
  frequency: null,
  end_date: '',
  on_conflict: 'fail',
  ...given,
  date,
});

export const draftOf = (booking: Booking, date: string): BookingDraft => ({
  court_id: booking.court_id,
  date,
  start: new Date(booking.start).toISOString(),
  duration: booking.duration,
  event_type: booking.event_type,
  description: booking.description,
  price: amountText(booking.price),
  players: booking.players,
  new_player: null,
  player_text: '',
  frequency: null,
  end_date: '',
  on_conflict: 'fail',
});

const PROBLEM_FIELDS: Record<FieldProblem, DraftField> = {
  court_required: 'court',
  start_required: 'start',
  year_out_of_range: 'date',
  duration_too_short: 'duration',
  duration_too_long: 'duration',
  event_type_required: 'type',
  recurrence_end_required: 'end_date',
  recurrence_end_before_start: 'end_date',
  price_invalid: 'price',
  player_unchosen: 'players',
  player_unnamed: 'new_player',
};

/** Returns the problems that prevent saving, by field. */
export function draftProblems(draft: BookingDraft): Partial<Record<DraftField, FieldProblem>> {
  const problems: FieldProblem[] = checkDraft(draft);
  if (!draft.start && !isAgendaYear(draft.date)) problems.push('year_out_of_range');
  if (draft.price !== null && parseAmount(draft.price) === null) problems.push('price_invalid');
  if (draft.player_text.trim()) problems.push('player_unchosen');
  if (draft.new_player && !hasLetter(newPlayerOf(draft.new_player).first_name)) problems.push('player_unnamed');
  return Object.fromEntries(problems.map((p) => [PROBLEM_FIELDS[p], p]));
}

/** Returns the problems that show while the draft is filled in: what was typed, but not what is still missing. */
export function typedProblems(draft: BookingDraft): Partial<Record<DraftField, FieldProblem>> {
  const { date, duration } = draftProblems(draft);
  return { ...(date && { date }), ...(duration && draft.duration !== null && { duration }) };
}

/** Returns the end of the draft (ISO-8601 UTC), or null if it cannot be computed or no booking takes as long. */
export function draftEnd({ start, duration }: Pick<BookingDraft, 'start' | 'duration'>): string | null {
  if (!start || !duration || duration > MAX_DURATION) return null;
  const end = Date.parse(start) + duration * 60_000;
  return Number.isNaN(end) ? null : new Date(end).toISOString();
}

/** Returns court and time of the draft, or null while one of them is missing or nothing can be booked there. */
export function placeOf(draft: BookingDraft): BookingPlace | null {
  const { court_id, start, duration } = draft;
  const problems = draftProblems(draft);
  if (!court_id || !start || !duration || problems.date || problems.duration) return null;
  return { court_id, start, duration };
}

/** Chooses the court of a new booking: a duration that nobody changed becomes the court's usual one. */
export function draftOnCourt(draft: BookingDraft, courtId: string | null, courts: readonly Court[]) {
  const usual = (id: string | null) => {
    const court = courts.find((c) => c.id === id);
    return court ? usualDuration(court) : DEFAULT_DURATION;
  };
  return {
    court_id: courtId,
    ...(courtId && draft.duration === usual(draft.court_id) && { duration: usual(courtId) }),
  };
}

/** Returns the further courts of a new booking; none while the first is not chosen. */
export const furtherCourts = ({ court_id, more_court_ids = [] }: BookingDraft): string[] =>
  court_id ? more_court_ids.filter((id) => id !== court_id) : [];

/** Leaves out courts of a new booking over several: the first of the others becomes its own. */
export function withoutCourts(draft: BookingDraft, left: readonly (string | null)[]) {
  const kept = [draft.court_id, ...furtherCourts(draft)].filter((id) => id !== null && !left.includes(id));
  const [court_id = null, ...more_court_ids] = kept as string[];
  return { court_id, more_court_ids };
}

/** Returns the price at the court's own rate, or null while court or duration is missing. */
export const courtPrice = (draft: BookingDraft, courts: readonly Court[]): Centavos | null => {
  const court = courts.find((c) => c.id === draft.court_id);
  return court && draft.duration ? priceOf(court.base_price, draft.duration) : null;
};

/** Returns the body of the create call. Only for drafts without problems. */
export function newBookingOf(draft: BookingDraft, id: string): NewBooking {
  const { court_id, start, duration, event_type } = draft;
  if (!court_id || !start || !duration || !event_type) throw new Error('draft has problems');
  const price = draft.price === null ? null : parseAmount(draft.price);
  const more_court_ids = furtherCourts(draft);
  return {
    id,
    court_id,
    ...(more_court_ids.length > 0 && { more_court_ids }),
    start,
    duration,
    event_type,
    ...(draft.description.trim() && { description: draft.description.trim() }),
    ...(price !== null && { price }),
    ...(draft.frequency && {
      modality: 'fixed',
      recurrence: { frequency: draft.frequency, end_date: draft.end_date },
      on_conflict: draft.on_conflict,
    }),
    ...(draft.new_player && { new_player: newPlayerOf(draft.new_player) }),
    ...(draft.players.length > 0 && { player_ids: draft.players.map((p) => p.id) }),
  };
}

/** Splits what was typed to find a player into the fields of a new one. */
export function newPlayerDraft(typed: string): NewPlayerDraft {
  const { phone, ...names } = typedPlayer(typed);
  return { name: playerName(names), phone: phone ?? '' };
}

function newPlayerOf({ name, phone }: NewPlayerDraft) {
  const [first_name = '', ...others] = name.trim().split(/\s+/);
  return {
    first_name,
    ...(others.length > 0 && { last_name: others.join(' ') }),
    ...(phone.trim() && { phone: phone.trim() }),
  };
}

/** Returns the differences between a draft and its booking. */
export function bookingChangeOf(draft: BookingDraft, base: Booking): BookingChange {
  const change: BookingChange = { version: base.version };
  const price = draft.price === null ? null : parseAmount(draft.price);
  if (draft.court_id && draft.court_id !== base.court_id) change.court_id = draft.court_id;
  if (draft.start && Date.parse(draft.start) !== Date.parse(base.start)) change.start = draft.start;
  if (draft.duration && draft.duration !== base.duration) change.duration = draft.duration;
  if (draft.event_type && draft.event_type !== base.event_type) change.event_type = draft.event_type;
  if (draft.description.trim() !== base.description) change.description = draft.description.trim();
  if (price !== null && price !== base.price) change.price = price;
  return change;
}

const FIELDS = [
  'court_id',
  'date',
  'start',
  'duration',
  'event_type',
  'description',
  'price',
  'players',
  'frequency',
  'end_date',
] as const;
export type DraftKey = (typeof FIELDS)[number];

const sameValue = (a: BookingDraft, b: BookingDraft, key: DraftKey): boolean =>
  key === 'players' ? whoOf(a) === whoOf(b) : a[key] === b[key];

const whoOf = ({ players, new_player, player_text }: BookingDraft): string =>
  JSON.stringify([players.map((p) => p.id), new_player, player_text.trim()]);

/** Returns the fields in which two drafts differ. */
export const changedFields = (a: BookingDraft, b: BookingDraft): DraftKey[] =>
  FIELDS.filter((key) => !sameValue(a, b, key));

/** Merges two drafts: fields changed in `mine` since the common base stay, all others are those of `theirs`. */
export function rebaseDraft(mine: BookingDraft, base: BookingDraft, theirs: BookingDraft): BookingDraft {
  const kept = changedFields(base, mine).filter((key) => key !== 'players');
  return { ...theirs, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
}
