import {
  type Booking,
  type BookingChange,
  type BookingPlace,
  bookingEndpoints,
  type CancellationRefund,
  type ChangedBooking,
  type ChangeScope,
  type ConflictPolicy,
  type CreatedBooking,
  type MovedBooking,
  type NewBooking,
  type RemovalOutcome,
  type RemovalRefund,
  type SeriesExtended,
  type SeriesPlayersChange,
  type SeriesPlayersOutcome,
  type SettableState,
} from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { keyOf, newId } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { useMemo, useRef, useState } from 'react';
import { type Change, type ChangeLog, versionKey } from '../undo/change-log';
import type { BookingCache } from './booking-cache';
import { NOTHING_PENDING, type PendingChanges, pendCreation, pendPlace, settle } from './model/pending-changes';

/** Calls that change bookings. `@throws` names the codes that a screen handles; `bookingEndpoints` lists all of them. */
export interface BookingActions {
  /**
   * Moves a booking: shown at once, reverted if the api refuses. Moves requested while one is in flight are sent as one
   * when it is answered. Resolves to the booking, or to null if the call in flight will send this move as well.
   *
   * @throws schedule_conflict {conflicts}
   * @throws stale_version {current} after the booking is reloaded
   * @throws booking_cancelled
   * @param isStep true for one step of a longer move: steps in quick succession are undone together
   */
  move(booking: Booking, target: BookingPlace, isStep?: boolean): Promise<MovedBooking | null>;
  /**
   * Creates a booking, shown at once under the id of `body`. The id is the idempotency key as well.
   *
   * @throws schedule_conflict {conflicts}
   * @throws player_blocked {player_ids}
   */
  create(body: NewBooking & { id: string }, preview: Omit<Booking, 'club_id'>): Promise<CreatedBooking>;
  /**
   * Changes one booking.
   *
   * @throws schedule_conflict {conflicts}
   * @throws stale_version {current}
   * @throws booking_cancelled
   */
  save(booking: Booking, change: BookingChange): Promise<ChangedBooking>;
  /**
   * Prices a booking, or dates of its series, by the club's rules.
   *
   * @throws booking_cancelled
   * @throws stale_version {current}
   */
  applyTariff(booking: Booking, scope?: ChangeScope): Promise<ChangedBooking>;
  /**
   * Cancels one booking. `refund` says what becomes of its payments.
   *
   * @throws booking_has_payments {paid} without `refund`
   * @throws booking_cancelled
   * @throws cash_session_needed {desk}
   * @throws stale_version {current}
   */
  cancel(booking: Booking, reason: string, refund?: CancellationRefund): Promise<Booking>;
  /**
   * Applies a change to the booking and the following ones of its series, or to all upcoming ones.
   *
   * @throws schedule_conflict {conflicts}
   * @throws series_is_over
   * @throws stale_version {current}
   */
  saveSeries(booking: Booking, change: BookingChange, scope: Exclude<ChangeScope, 'one'>): Promise<ChangedBooking>;
  /**
   * Assigns players to, and takes players off, several dates of the series of a booking.
   *
   * @throws player_blocked {player_ids}
   * @throws booking_cancelled
   */
  changeSeriesPlayers(booking: Booking, change: SeriesPlayersChange): Promise<SeriesPlayersOutcome>;
  /**
   * Books the further dates of the series of a booking until a day (YYYY-MM-DD).
   *
   * @throws schedule_conflict {conflicts}
   * @throws player_blocked {player_ids}
   */
  extendSeries(booking: Booking, until: string, policy: ConflictPolicy): Promise<SeriesExtended>;
  /**
   * Cancels the upcoming bookings of the series: all of them, or those from a date (YYYY-MM-DD) on. Those with payments
   * stay, unless `refund` says what becomes of these.
   *
   * @throws from_date_in_past
   * @throws series_is_over
   * @throws stale_version {current}
   */
  removeSeries(
    booking: Booking,
    fromDate: string | null,
    reason: string,
    refund?: RemovalRefund,
  ): Promise<RemovalOutcome>;
  /**
   * Sets the state of a booking.
   *
   * @throws not_started_yet
   * @throws schedule_conflict {conflicts}
   * @throws stale_version {current}
   */
  setStatus(booking: Booking, status: SettableState): Promise<Booking>;
  /**
   * Adds players to a booking.
   *
   * @throws player_blocked {player_ids}
   */
  addPlayers(booking: Booking, playerIds: string[]): Promise<MovedBooking>;
  /**
   * Removes a player from a booking.
   *
   * @throws booking_cancelled
   */
  removePlayer(booking: Booking, playerId: string): Promise<MovedBooking>;
  /**
   * Reloads a booking, for example after `stale_version`.
   *
   * @throws not_found
   */
  refresh(bookingId: string): Promise<Booking>;
  /** Checks whether this page has a call about the booking in flight; the event of such a call is not a colleague's. */
  isOwn(booking: Booking): boolean;
}

/** Returns the calls that change bookings, and the changes that the api has not answered yet. */
export function useBookingActions(
  host: HostServices,
  clubId: string,
  cache: BookingCache,
  changes: ChangeLog,
): [BookingActions, PendingChanges] {
  const [pending, setPending] = useState<PendingChanges>(NOTHING_PENDING);
  /** Bookings whose move is in flight, each with the move to send next. */
  const moves = useRef(new Map<string, { target: BookingPlace; isStep: boolean } | null>());
  /** Versions that moves of this page led from and to: a screen may show the older one for a moment after the answer. */
  const moved = useRef(new Map<string, { from: number; to: number }>());
  const lastStep = useRef({ key: '', at: 0 });
  const actions = useMemo<BookingActions>(() => {
    const nextMoves = moves.current;
    const newestOf = ({ id, version }: Booking) => {
      const own = moved.current.get(id);
      return own && version >= own.from && version < own.to ? own.to : version;
    };
    const own = new Set<string>();
    const params = (booking: Pick<Booking, 'id'>) => ({ clubId, bookingId: booking.id });
    const apply = <T extends Booking>(booking: T): T => {
      cache.apply(booking);
      return booking;
    };
    const asOwn = async <T>(ids: readonly string[], work: () => Promise<T>): Promise<T> => {
      for (const id of ids) own.add(id);
      try {
        return await work();
      } finally {
        for (const id of ids) own.delete(id);
      }
    };
    /** Returns how to undo the change that led to this version of a booking, and others together with it. */
    const changeOf = ({ id, version, state }: Booking, others: readonly Booking[] = []): Change => ({
      key: versionKey({ id, version }),
      kind: state === 'cancelled' ? 'cancellation' : 'change',
      undo: () =>
        asOwn([id, ...others.map((other) => other.id)], async () => {
          const further = others.map((other) => ({ id: other.id, version: other.version }));
          const body = { version, ...(further.length > 0 && { others: further }) };
          const call = { params: { clubId, bookingId: id }, body };
          try {
            const { removed, changed, ...booking } = await host.call(bookingEndpoints.undo, call, {
              idempotencyKey: newId(),
            });
            apply(booking);
            if (removed || changed > 1) await cache.invalidate();
            return removed ? id : null;
          } catch (error) {
            if (isError(error, commonErrors.stale_version)) apply(error.params.current as Booking);
            throw error;
          }
        }),
    });
    /** Returns how to undo the creation of a booking, with those on further courts: all or none. */
    const creationOf = ({ others = [], ...first }: CreatedBooking): Change => changeOf(first, others);
    const forgotten = () => null;
    /** Sends a change of one booking under a fresh idempotency key and puts the answer into the cache. */
    const send = <T extends Booking>(
      { id }: Pick<Booking, 'id'>,
      call: (options: { idempotencyKey: string }) => Promise<T>,
      undoOf: (booking: T) => Change | null = changeOf,
    ): Promise<T> =>
      changes.follow(
        asOwn([id], () => call({ idempotencyKey: newId() }).then(apply)),
        undoOf,
      );
    const refresh = (bookingId: string) =>
      host.call(bookingEndpoints.get, { params: { clubId, bookingId } }).then(apply);
    const create: BookingActions['create'] = async (body, preview) => {
      setPending((p) => pendCreation(p, { ...preview, club_id: clubId }));
      try {
        const created = await send(
          body,
          () => host.call(bookingEndpoints.create, { params: { clubId }, body }, { idempotencyKey: body.id }),
          creationOf,
        );
        created.others?.forEach(apply);
        return created;
      } finally {
        setPending((p) => settle(p, body.id));
      }
    };

    return {
      refresh,
      isOwn: (booking) => own.has(booking.id),
      async move(booking, target, isStep = false) {
        const { id } = booking;
        setPending((p) => pendPlace(p, id, { ...target, end: endOf(target) }));
        if (nextMoves.has(id)) {
          nextMoves.set(id, { target, isStep });
          return null;
        }
        nextMoves.set(id, null);
        const from = newestOf(booking);
        const { key, at } = lastStep.current;
        const goesOn =
          isStep && key === versionKey({ id, version: from }) && changes.isLast(key) && Date.now() - at < STEP_PAUSE;
        const moveTo = async ({ court_id, start, duration }: BookingPlace, version: number, continues: boolean) => {
          const place = { court_id, start, duration };
          const { tariff, ...answer } = await host.call(
            bookingEndpoints.move,
            { params: params(booking), body: { ...place, version, ...(continues && { continues }) } },
            { idempotencyKey: newId() },
          );
          moved.current.set(id, { from, to: answer.version });
          return { ...apply(answer), ...(tariff && { tariff }) };
        };
        const moveOn = asOwn([id], async () => {
          try {
            let steps = isStep;
            let answer = await moveTo(target, from, goesOn);
            for (let next = nextMoves.get(id); next; next = nextMoves.get(id)) {
              nextMoves.set(id, null);
              answer = await moveTo(next.target, answer.version, steps && next.isStep);
              steps = next.isStep;
            }
            // a gesture of the pointer is a change of its own
            lastStep.current = { key: steps ? versionKey(answer) : '', at: Date.now() };
            return answer;
          } catch (error) {
            if (isError(error, commonErrors.stale_version)) await refresh(id).catch(() => undefined);
            throw error;
          } finally {
            nextMoves.delete(id);
            setPending((p) => settle(p, id));
          }
        });
        return changes.follow(moveOn, changeOf);
      },
      create,
      save: (booking, change) =>
        send(booking, (options) =>
          host.call(bookingEndpoints.change, { params: params(booking), query: {}, body: change }, options),
        ),
      applyTariff: async (booking, scope = 'one') => {
        const body = { version: booking.version, ...(scope !== 'one' && { scope }) };
        const priced = await send(booking, (options) =>
          host.call(bookingEndpoints.applyTariff, { params: params(booking), body }, options),
        );
        if (priced.series) void cache.invalidate();
        return priced;
      },
      setStatus: (booking, status) =>
        send(booking, (options) =>
          host.call(
            bookingEndpoints.setStatus,
            { params: params(booking), body: { status, version: booking.version } },
            options,
          ),
        ),
      addPlayers: (booking, playerIds) =>
        send(
          booking,
          (options) =>
            host.call(
              bookingEndpoints.addPlayers,
              { params: params(booking), body: { player_ids: playerIds } },
              options,
            ),
          forgotten,
        ),
      removePlayer: (booking, playerId) =>
        send(
          booking,
          () => host.call(bookingEndpoints.removePlayer, { params: { ...params(booking), playerId } }),
          forgotten,
        ),
      cancel: (booking, reason, refund) =>
        send(
          booking,
          (options) =>
            host.call(
              bookingEndpoints.cancel,
              { params: params(booking), body: { ...removalOf(booking, reason), ...(refund && { refund }) } },
              options,
            ),
          // money that was given back does not come again
          refund && refund.kept < booking.paid ? forgotten : changeOf,
        ),
      saveSeries: (booking, change, scope) =>
        changes.follow(
          (async () => {
            const saved = await host.call(
              bookingEndpoints.change,
              { params: params(booking), query: { scope }, body: change },
              { idempotencyKey: newId() },
            );
            apply(saved);
            void cache.invalidate();
            return saved;
          })(),
          changeOf,
        ),
      changeSeriesPlayers: async (booking, change) => {
        const outcome = await changes.follow(
          asOwn([booking.id], () =>
            host.call(
              bookingEndpoints.changeSeriesPlayers,
              { params: params(booking), body: change },
              { idempotencyKey: newId() },
            ),
          ),
          forgotten,
        );
        apply(outcome.booking);
        void cache.invalidate();
        return outcome;
      },
      extendSeries: async ({ id }, until, policy) => {
        const body = { end_date: until, on_conflict: policy };
        const params = { clubId, bookingId: id };
        const outcome = await asOwn([id], () =>
          host.call(bookingEndpoints.extendSeries, { params, body }, { idempotencyKey: newId() }),
        );
        await host.queryClient.invalidateQueries({ queryKey: keyOf(bookingEndpoints.series, params) });
        void cache.invalidate();
        return outcome;
      },
      removeSeries: async (booking, fromDate, reason, refund) => {
        const query = fromDate ? { scope: 'from' as const, from_date: fromDate } : { scope: 'series' as const };
        const body = { ...removalOf(booking, reason), ...(refund && { refund }) };
        const outcome = await changes.follow(
          host.call(bookingEndpoints.remove, { params: params(booking), query, body }, { idempotencyKey: newId() }),
          forgotten,
        );
        void cache.invalidate();
        await refresh(booking.id);
        return outcome;
      },
    };
  }, [host, clubId, cache, changes]);
  return [actions, pending];
}

/** Longest pause between two steps of one move, in milliseconds. */
const STEP_PAUSE = 1_500;

const removalOf = ({ version }: Booking, reason: string) => ({
  version,
  ...(reason.trim() && { reason: reason.trim() }),
});

const endOf = ({ start, duration }: BookingPlace) => new Date(Date.parse(start) + duration * 60_000).toISOString();
