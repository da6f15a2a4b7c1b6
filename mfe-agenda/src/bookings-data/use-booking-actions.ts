import {
  type Booking,
  type BookingChange,
  type BookingPlace,
  bookingEndpoints,
  type CreatedBooking,
} from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { keyOf, newId } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { useMemo, useState } from 'react';
import { type Change, type ChangeLog, versionKey } from '../undo/change-log';
import type { BookingActions } from './booking-actions';
import type { BookingCache } from './booking-cache';
import { NOTHING_PENDING, type PendingChanges, pendCreation, pendPlace, settle } from './model/pending-changes';
import { createMoveQueue } from './move-queue';
import { createRetries, type Try } from './retries';

/** Returns the calls that change bookings, and the changes that the api has not answered yet. */
export function useBookingActions(
  host: HostServices,
  clubId: string,
  cache: BookingCache,
  changes: ChangeLog,
): [BookingActions, PendingChanges] {
  const [pending, setPending] = useState<PendingChanges>(NOTHING_PENDING);
  const [moves] = useState(createMoveQueue);
  const [sendAgain] = useState(createRetries);
  const actions = useMemo<BookingActions>(() => {
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
    /** Sends a change of one booking, of which `content` names all but the version, and puts the answer into the cache. */
    const send = <T extends Booking>(
      { id, version }: Pick<Booking, 'id' | 'version'>,
      content: readonly unknown[],
      call: (attempt: Try) => Promise<T>,
      undoOf: (booking: T) => Change | null = changeOf,
    ): Promise<T> =>
      changes.follow(
        asOwn([id], () => sendAgain([id, ...content], version, call).then(apply)),
        undoOf,
      );
    const refresh = (bookingId: string) =>
      host.call(bookingEndpoints.get, { params: { clubId, bookingId } }).then(apply);
    const create: BookingActions['create'] = async (body, preview) => {
      setPending((p) => pendCreation(p, { ...preview, club_id: clubId }));
      try {
        const created = await changes.follow(
          asOwn([body.id], () =>
            host.call(bookingEndpoints.create, { params: { clubId }, body }, { idempotencyKey: body.id }).then(apply),
          ),
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
        const move = { target, isStep };
        if (moves.join(id, move)) return null;
        const sendMove = async ({ court_id, start, duration }: BookingPlace, version: number, continues: boolean) => {
          const body = { court_id, start, duration, version, ...(continues && { continues }) };
          try {
            const { tariff, ...answer } = await host.call(
              bookingEndpoints.move,
              { params: params(booking), body },
              { idempotencyKey: newId() },
            );
            return { ...apply(answer), ...(tariff && { tariff }) };
          } catch (error) {
            if (isError(error, commonErrors.stale_version)) await refresh(id).catch(() => undefined);
            throw error;
          }
        };
        const moveOn = asOwn([id], () =>
          moves
            .run(booking, move, (key) => changes.isLast(key), sendMove)
            .finally(() => setPending((p) => settle(p, id))),
        );
        return changes.follow(moveOn, changeOf);
      },
      create,
      save: (booking, change) =>
        send(booking, ['save', withoutVersion(change)], ({ version, ...options }) =>
          host.call(
            bookingEndpoints.change,
            { params: params(booking), query: {}, body: { ...change, version } },
            options,
          ),
        ),
      applyTariff: async (booking, scope = 'one') => {
        const priced = await send(booking, ['tariff', scope], ({ version, ...options }) => {
          const body = { version, ...(scope !== 'one' && { scope }) };
          return host.call(bookingEndpoints.applyTariff, { params: params(booking), body }, options);
        });
        if (priced.series) void cache.invalidate();
        return priced;
      },
      setStatus: (booking, status) =>
        send(booking, ['status', status], ({ version, ...options }) =>
          host.call(bookingEndpoints.setStatus, { params: params(booking), body: { status, version } }, options),
        ),
      addPlayers: (booking, playerIds) =>
        send(
          booking,
          ['players', playerIds],
          ({ idempotencyKey }) => {
            const body = { player_ids: playerIds };
            return host.call(bookingEndpoints.addPlayers, { params: params(booking), body }, { idempotencyKey });
          },
          forgotten,
        ),
      removePlayer: (booking, playerId) =>
        send(
          booking,
          ['player', playerId],
          ({ idempotencyKey }) =>
            host.call(bookingEndpoints.removePlayer, { params: { ...params(booking), playerId } }, { idempotencyKey }),
          forgotten,
        ),
      cancel: (booking, reason, refund) =>
        send(
          booking,
          ['cancel', reason, refund],
          ({ version, ...options }) => {
            const body = { ...removalOf(version, reason), ...(refund && { refund }) };
            return host.call(bookingEndpoints.cancel, { params: params(booking), body }, options);
          },
          // money that was given back does not come again
          refund && refund.kept < booking.paid ? forgotten : changeOf,
        ),
      saveSeries: (booking, change, scope) =>
        changes.follow(
          (async () => {
            const content = [booking.id, 'save', scope, withoutVersion(change)];
            const saved = await sendAgain(content, booking.version, ({ version, ...options }) =>
              host.call(
                bookingEndpoints.change,
                { params: params(booking), query: { scope }, body: { ...change, version } },
                options,
              ),
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
            sendAgain([booking.id, 'players', change], booking.version, ({ idempotencyKey }) =>
              host.call(
                bookingEndpoints.changeSeriesPlayers,
                { params: params(booking), body: change },
                { idempotencyKey },
              ),
            ),
          ),
          forgotten,
        );
        apply(outcome.booking);
        void cache.invalidate();
        return outcome;
      },
      extendSeries: async ({ id, version }, until, policy) => {
        const body = { end_date: until, on_conflict: policy };
        const params = { clubId, bookingId: id };
        const outcome = await asOwn([id], () =>
          sendAgain([id, 'extend', body], version, ({ idempotencyKey }) =>
            host.call(bookingEndpoints.extendSeries, { params, body }, { idempotencyKey }),
          ),
        );
        await host.queryClient.invalidateQueries({ queryKey: keyOf(bookingEndpoints.series, params) });
        void cache.invalidate();
        return outcome;
      },
      removeSeries: async (booking, fromDate, reason, refund) => {
        const query = fromDate ? { scope: 'from' as const, from_date: fromDate } : { scope: 'series' as const };
        const outcome = await changes.follow(
          sendAgain([booking.id, 'remove', query, reason, refund], booking.version, ({ version, ...options }) => {
            const body = { ...removalOf(version, reason), ...(refund && { refund }) };
            return host.call(bookingEndpoints.remove, { params: params(booking), query, body }, options);
          }),
          forgotten,
        );
        void cache.invalidate();
        await refresh(booking.id);
        return outcome;
      },
    };
  }, [host, clubId, cache, changes, moves, sendAgain]);
  return [actions, pending];
}

/** Returns what a change says, whatever version it is based on. */
const withoutVersion = ({ version: _, ...change }: BookingChange) => change;

const removalOf = (version: number, reason: string) => ({
  version,
  ...(reason.trim() && { reason: reason.trim() }),
});

const endOf = ({ start, duration }: BookingPlace) => new Date(Date.parse(start) + duration * 60_000).toISOString();
