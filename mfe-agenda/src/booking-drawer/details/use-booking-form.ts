import type { Booking, ChangedBooking, ChangeScope, CreatedBooking } from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { newId } from '@canchero/shared-contracts/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BookingSeed } from '../../agenda-view/use-agenda-view';
import { useBookings } from '../../bookings-data/bookings-context';
import { clubDateOf } from '../../bookings-data/model/club-day';
import {
  type BookingDraft,
  bookingChangeOf,
  changedFields,
  draftOf,
  draftProblems,
  emptyDraft,
  newBookingOf,
  rebaseDraft,
  typedProblems,
} from '../model/booking-draft';
import { previewOf } from '../model/booking-preview';
import { type Refusal, refusalOf } from '../model/refusal';
import { withUsualEnd } from '../model/series-end';
import { keepClockTime } from '../model/zone-change';
import { useSeriesActions } from '../series/use-series-actions';
import { useBookingPrices } from './use-booking-prices';

interface BookingFormInput {
  /** Latest version from the server; null for a new booking. */
  booking: Booking | null;
  /** Day of the club on which a new booking starts out, YYYY-MM-DD. */
  date: string;
  seed: BookingSeed;
  /** Name that a new booking starts with, as it was typed. */
  typed: string;
}

/** State of the booking form: the draft, the version that it is based on, and problems or refusals. */
export function useBookingForm({ booking, date, seed, typed }: BookingFormInput) {
  const { club, actions } = useBookings();
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
  const prices = useBookingPrices(draft, base);

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
    return actions.create(body, previewOf(draft, id, prices.suggestedPrice));
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
    ...prices,
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
