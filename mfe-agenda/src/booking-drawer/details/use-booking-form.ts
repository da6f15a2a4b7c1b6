import {
  type Booking,
  type BookingPlace,
  bookingErrors,
  type ChangedBooking,
  type ChangeScope,
  type CreatedBooking,
} from '@canchero/shared-contracts/booking';
import { type Centavos, commonErrors, isAppError, isError, parseAmount } from '@canchero/shared-contracts/core';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { keyOf, newId, useHost } from '@canchero/shared-contracts/kit';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BookingSeed } from '../../agenda-view/use-agenda-view';
import { useBookings } from '../../bookings-data/bookings-context';
import { clubDateOf } from '../../bookings-data/model/club-day';
import { type Conflict, conflictsOf } from '../../bookings-data/model/conflict';
import {
  type BookingDraft,
  bookingChangeOf,
  changedFields,
  courtPrice,
  type DraftField,
  draftEnd,
  draftOf,
  draftProblems,
  emptyDraft,
  furtherCourts,
  newBookingOf,
  placeOf,
  rebaseDraft,
  typedProblems,
} from '../model/booking-draft';
import { withUsualEnd } from '../model/series-end';
import { keepClockTime } from '../model/zone-change';
import { useSeriesActions } from '../series/use-series-actions';

interface BookingFormInput {
  /** Latest version from the server; null for a new booking. */
  booking: Booking | null;
  /** Day of the club on which a new booking starts out, YYYY-MM-DD. */
  date: string;
  seed: BookingSeed;
  /** Name that a new booking starts with, as it was typed. */
  typed: string;
}

/** Form field that an error of the api belongs to. */
const ERROR_FIELDS: Record<string, DraftField> = {
  duration_too_short: 'duration',
  court_inactive: 'court',
  court_in_maintenance: 'court',
  court_blocked_by_plan: 'court',
  outside_opening_hours: 'start',
  club_closed: 'start',
  ends_after_closing: 'duration',
  passes_midnight: 'duration',
  unknown_players: 'players',
  player_blocked: 'players',
  player_exists: 'new_player',
  invalid_phone: 'new_player',
  recurrence_required: 'end_date',
  series_ends_before_start: 'end_date',
  series_too_long: 'end_date',
  series_keeps_dates: 'date',
};

/** Reason for which the last attempt to save was refused. */
export type Refusal =
  | { kind: 'conflict'; conflicts: readonly Conflict[]; error: unknown }
  /** Some dates of a series are taken. */
  | { kind: 'series'; conflicts: readonly Conflict[]; error: unknown }
  | { kind: 'field'; field: DraftField; error: unknown }
  | { kind: 'form'; error: unknown; ofSeries: boolean };

/** State of the booking form: the draft, the version that it is based on, and problems or refusals. */
export function useBookingForm({ booking, date, seed, typed }: BookingFormInput) {
  const { club, courts, actions } = useBookings();
  const { saveSeries } = useSeriesActions();
  const draftFrom = (b: Booking) => draftOf(b, clubDateOf(club, Date.parse(b.start)));
  const [base, setBase] = useState(booking);
  const [initial, setInitial] = useState<BookingDraft>(() => (booking ? draftFrom(booking) : emptyDraft(date, seed)));
  const [draft, setDraft] = useState(() => (booking ? initial : { ...initial, player_text: typed }));
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saving, setSaving] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const sent = useRef({ content: '', id: '' });

  const dirty = changedFields(initial, draft).length > 0;
  const newer = booking && base && booking.version > base.version && booking.state !== 'cancelled' ? booking : null;
  const theirs = useMemo(() => newer && draftOf(newer, clubDateOf(club, Date.parse(newer.start))), [newer, club]);
  // a version with all that is typed may be what a try of one's own, whose answer is awaited or lost, led to
  const asTyped = theirs !== null && changedFields(theirs, draft).length === 0;
  const stale = newer !== null && !(asTyped && (saving || unanswered));
  const gone = booking?.state === 'cancelled';

  const rest = (server: Booking, next: BookingDraft) => {
    setBase(server);
    setInitial(draftFrom(server));
    setDraft(next);
    setRefusal(null);
    setUnanswered(false);
  };
  // without input of its own, or with the same, the form follows a colleague's change
  const follow = stale && (!dirty || asTyped) && !saving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it becomes stale, and with each change while clean
  useEffect(() => {
    if (follow && booking) rest(booking, draftFrom(booking));
  }, [follow, booking]);

  // another place was drawn beside the form of a new booking: what was typed stays
  const [placed, setPlaced] = useState(seed);
  if (!booking && seed !== placed) {
    setPlaced(seed);
    if (seed.court_id && seed.start) {
      const { court_id, start, duration = draft.duration } = seed;
      const place = { date, court_id, start, duration };
      setInitial({ ...initial, ...place });
      setDraft(withUsualEnd(draft, { ...draft, ...place }));
      setRefusal(null);
    }
  }

  // the club's time zone was changed: a time that was chosen stays the one that is read, a stored one the same moment
  const [zone, setZone] = useState(club.timezone);
  if (zone !== club.timezone) {
    setZone(club.timezone);
    const kept = (of: BookingDraft) => keepClockTime(of, zone, club.timezone);
    const stored = base ? draftFrom(base) : kept(initial);
    setInitial(stored);
    setDraft(base && draft.start === initial.start ? { ...draft, date: stored.date } : kept(draft));
  }

  const edit = (change: Partial<BookingDraft>) => {
    setDraft((d) => withUsualEnd(d, { ...d, ...change }));
    setRefusal(null);
  };
  const problems = attempts > 0 ? draftProblems(draft) : typedProblems(draft);
  // the first player decides whether the price for members applies
  const first = !base && draft.new_player ? undefined : (base ?? draft).players[0];
  const quote = useQuote(club.id, placeOf(draft), first?.id);
  const suggestedPrice = quote.data?.price ?? courtPrice(draft, courts);
  const further = furtherCourts(draft);
  const furtherQuotes = useFurtherQuotes(club.id, placeOf(draft), further, first?.id);
  const prices = [suggestedPrice, ...furtherQuotes].map((price, i) => {
    const court_id = i === 0 ? draft.court_id : (further[i - 1] ?? null);
    return { court_id, price: price ?? courtPrice({ ...draft, court_id }, courts) };
  });

  const send = (scope: ChangeScope, draft: BookingDraft): Promise<CreatedBooking | ChangedBooking> => {
    if (base) {
      const change = bookingChangeOf(draft, base);
      return scope === 'one' ? actions.save(base, change) : saveSeries(base, change, scope);
    }
    const content = JSON.stringify(draft);
    // a retry with the same content keeps the id, in case the first answer was lost
    if (sent.current.content !== content) sent.current = { content, id: newId() };
    const { id } = sent.current;
    const body = { ...newBookingOf(draft, id), id };
    return actions.create(body, previewOf(draft, id, suggestedPrice));
  };
  /** Checks whether the draft can be saved; from then on the form shows its problems. */
  const check = (): boolean => {
    setAttempts((n) => n + 1);
    return Object.keys(draftProblems(draft)).length === 0 && !(stale && dirty);
  };
  /** Saves the draft. Resolves to null if it has problems or was refused. `scope` matters for existing series. */
  const submit = async (
    scope: ChangeScope = 'one',
    choice: Partial<Pick<BookingDraft, 'on_conflict'>> = {},
  ): Promise<CreatedBooking | ChangedBooking | null> => {
    if (saving || !check()) return null;
    setSaving(true);
    setRefusal(null);
    try {
      const saved = await send(scope, { ...draft, ...choice });
      rest(saved, draftFrom(saved));
      return saved;
    } catch (error) {
      setUnanswered(!isRefusal(error));
      setRefusal(refusalOf(error, scope !== 'one' || draft.frequency !== null));
      if (base && isError(error, commonErrors.stale_version)) await actions.refresh(base.id).catch(() => undefined);
      return null;
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    base,
    initial,
    dirty,
    gone,
    saving,
    attempts,
    problems,
    refusal,
    /** Centavos: the club's quote, until it arrives the court's own price; null while court or time is missing. */
    suggestedPrice,
    /** The same for each of several courts, the first court's first. */
    courtPrices: prices,
    /** Name of the member whose price it is; null if it is not a member's. */
    member: quote.data?.member && !quote.isPlaceholderData ? (first?.name ?? null) : null,
    /** Colleague's version, if it is newer than the one that the draft is based on. */
    theirs: stale && dirty && !gone ? theirs : null,
    edit,
    check,
    submit,
    forgetRefusal: () => setRefusal(null),
    reapply: () => theirs && booking && rest(booking, rebaseDraft(draft, initial, theirs)),
    takeTheirs: () => theirs && booking && rest(booking, theirs),
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;

function refusalOf(error: unknown, ofSeries: boolean): Refusal | null {
  if (isError(error, bookingErrors.schedule_conflict)) {
    return { kind: ofSeries ? 'series' : 'conflict', conflicts: conflictsOf(error), error };
  }
  // shown as the colleague's change once that is loaded
  if (isError(error, commonErrors.stale_version)) return null;
  const field = isAppError(error) ? ERROR_FIELDS[error.code] : undefined;
  return field ? { kind: 'field', field, error } : { kind: 'form', error, ofSeries };
}

/** Returns the booking as the agenda shows it until the api answers. */
function previewOf(draft: BookingDraft, id: string, suggestedPrice: Centavos | null): Omit<Booking, 'club_id'> {
  const price = draft.price === null ? suggestedPrice : parseAmount(draft.price);
  return {
    id,
    court_id: draft.court_id ?? '',
    start: draft.start ?? '',
    end: draftEnd(draft) ?? '',
    duration: draft.duration ?? 0,
    event_type: draft.event_type ?? 'turno',
    modality: draft.frequency ? 'fixed' : 'simple',
    series_id: null,
    state: 'confirmed',
    hold_until: null,
    description: draft.description,
    price: price ?? 0,
    paid: 0,
    payment_status: price === 0 ? 'fully_paid' : 'pending',
    players: [...(draft.new_player ? [{ id, name: draft.new_player.name }] : []), ...draft.players].map((p) => ({
      ...p,
      phone: null,
    })),
    cancel_reason: null,
    created_at: new Date().toISOString(),
    version: 0,
  };
}

const QUOTE_STALE_AFTER_MS = 30_000;

/** Loads the price of a place by the club's rules, for a booking of this player. */
function quoteOptions(host: ReturnType<typeof useHost>, clubId: string, place: BookingPlace | null, playerId?: string) {
  const query = place && { ...place, ...(playerId && { player_id: playerId }) };
  return {
    queryKey: keyOf(pricingEndpoints.quote, { clubId }, query),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      if (!query) throw new Error('no place to quote');
      return host.call(pricingEndpoints.quote, { params: { clubId }, query }, { signal });
    },
    enabled: query !== null,
    staleTime: QUOTE_STALE_AFTER_MS,
  };
}

/** Returns the quoted price of each further court at a place's time; undefined until it arrives. */
function useFurtherQuotes(clubId: string, place: BookingPlace | null, courtIds: readonly string[], playerId?: string) {
  const host = useHost();
  const places = place ? courtIds.map((court_id) => ({ ...place, court_id })) : [];
  return useQueries({
    queries: places.map((each) => quoteOptions(host, clubId, each, playerId)),
    combine: (quotes) => courtIds.map((_, i) => quotes[i]?.data?.price),
  });
}

/** Loads the price by the club's rules. `place` is null while court or time is missing. */
function useQuote(clubId: string, place: BookingPlace | null, playerId: string | undefined) {
  const host = useHost();
  useEffect(
    () =>
      host.bus.on(
        'pricing.changed',
        () => void host.queryClient.invalidateQueries({ queryKey: keyOf(pricingEndpoints.quote, { clubId }) }),
      ),
    [host, clubId],
  );
  return useQuery({ ...quoteOptions(host, clubId, place, playerId), placeholderData: keepPreviousData });
}
