import {
  type Booking,
  type BookingPlace,
  bookingEndpoints,
  type CreatedBooking,
} from '@canchero/shared-contracts/booking';
import {
  commonErrors,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  isError,
} from '@canchero/shared-contracts/core';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { useMemo, useState } from 'react';
import { type Change, type ChangeLog, versionKey } from '../undo/change-log';
import type { BookingActions } from './booking-actions';
import type { BookingCache } from './booking-cache';
import { NOTHING_PENDING, type PendingChanges, pendCreation, pendPlace, settle } from './model/pending-changes';
import { createMoveQueue } from './move-queue';
import { removalOf } from './removal';
import { createRetries } from './retries';

/** Returns the calls that change bookings, and the changes that the api has not answered yet. */
export function useBookingActions(
  host: HostServices,
  clubId: string,
  cache: BookingCache,
  changes: ChangeLog,
): [BookingActions, PendingChanges] {
  const [pending, setPending] = useState<PendingChanges>(NOTHING_PENDING);
  const [moves] = useState(createMoveQueue);
  const [sendAgain] = useState(() => createRetries(host));
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
          const call = { params: params({ id }), body };
          try {
            const { removed, changed, ...booking } = await sendAgain(bookingEndpoints.undo, call);
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
    /** Sends a change of one booking and puts the answer into the cache. */
    const send = <E extends Endpoint>(
      { id }: Pick<Booking, 'id'>,
      endpoint: E,
      input: EndpointInput<E>,
      undoOf: (booking: Booking) => Change | null = changeOf,
    ): Promise<EndpointData<E> & Booking> =>
      changes.follow(
        asOwn([id], () => sendAgain(endpoint, input).then((answer) => apply(answer as EndpointData<E> & Booking))),
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
      send: sendAgain,
      asOwn,
      apply,
      changeOf,
      isOwn: (booking) => own.has(booking.id),
      async move(booking, target, isStep = false) {
        const { id } = booking;
        setPending((p) => pendPlace(p, id, { ...target, end: endOf(target) }));
        const move = { target, isStep };
        if (moves.join(id, move)) return null;
        const sendMove = async ({ court_id, start, duration }: BookingPlace, version: number, continues: boolean) => {
          const body = { court_id, start, duration, version, ...(continues && { continues }) };
          try {
            const { tariff, ...answer } = await sendAgain(bookingEndpoints.move, { params: params(booking), body });
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
        send(booking, bookingEndpoints.change, { params: params(booking), query: {}, body: change }),
      applyTariff: async (booking, scope = 'one') => {
        const body = { version: booking.version, ...(scope !== 'one' && { scope }) };
        const priced = await send(booking, bookingEndpoints.applyTariff, { params: params(booking), body });
        if (priced.series) void cache.invalidate();
        return priced;
      },
      setStatus: (booking, status) => {
        const body = { status, version: booking.version };
        return send(booking, bookingEndpoints.setStatus, { params: params(booking), body });
      },
      addPlayers: (booking, playerIds) => {
        const body = { player_ids: playerIds };
        return send(booking, bookingEndpoints.addPlayers, { params: params(booking), body }, forgotten);
      },
      removePlayer: (booking, playerId) =>
        send(booking, bookingEndpoints.removePlayer, { params: { ...params(booking), playerId } }, forgotten),
      cancel: (booking, reason, refund) => {
        const body = { ...removalOf(booking, reason), ...(refund && { refund }) };
        // money that was given back does not come again
        const undoOf = refund && refund.kept < booking.paid ? forgotten : changeOf;
        return send(booking, bookingEndpoints.cancel, { params: params(booking), body }, undoOf);
      },
    };
  }, [host, clubId, cache, changes, moves, sendAgain]);
  return [actions, pending];
}

const endOf = ({ start, duration }: BookingPlace) => new Date(Date.parse(start) + duration * 60_000).toISOString();
