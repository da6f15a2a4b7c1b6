import {
  type Booking,
  type BookingChange,
  bookingEndpoints,
  type ChangedBooking,
  type CreatedBooking,
  type NewBooking,
  type RemovalOutcome,
  type SettableState,
} from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { newId } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { useMemo, useRef, useState } from 'react';
import type { BookingCache } from './booking-cache';
import { NOTHING_PENDING, type PendingChanges, pendCreation, pendPlacement, settle } from './model/pending';

/** Where a booking stands or is to stand. `start` is ISO-8601 UTC, `duration` minutes. */
export interface BookingSpot {
  court_id: string;
  start: string;
  duration: number;
}

export interface BookingActions {
  /**
   * Puts a booking elsewhere: seen at once, taken back where the api refuses. Wishes made while one is under way are
   * sent as one when it is answered. Resolves to the booking, or to null where another call already carries the wish.
   * Rejects with AppError.
   */
  place(booking: Booking, placement: BookingSpot): Promise<Booking | null>;
  /** Seen at once, under its own id. Rejects with AppError. */
  create(body: NewBooking & { id: string }, preview: Omit<Booking, 'club_id'>): Promise<CreatedBooking>;
  save(booking: Booking, change: BookingChange): Promise<Booking>;
  cancel(booking: Booking, reason: string): Promise<Booking>;
  /** The same change for all that is to come of its series. */
  saveSeries(booking: Booking, change: BookingChange): Promise<ChangedBooking>;
  /** Cancels more than one of a series: all that is to come, or that from a date (YYYY-MM-DD) on. */
  removeSeries(booking: Booking, fromDate: string | null, reason: string): Promise<RemovalOutcome>;
  setStatus(booking: Booking, status: SettableState): Promise<Booking>;
  addPlayers(booking: Booking, playerIds: string[]): Promise<Booking>;
  removePlayer(booking: Booking, playerId: string): Promise<Booking>;
  /** Reads a booking anew, as after a refusal because it had changed. */
  refresh(bookingId: string): Promise<Booking>;
  /** Whether a call of this page about the booking is under way: its event is then no news. */
  isOwn(booking: Booking): boolean;
}

/** The calls that change bookings, and what of them is not answered yet. */
export function useActions(host: HostServices, clubId: string, cache: BookingCache): [BookingActions, PendingChanges] {
  const [pending, setPending] = useState<PendingChanges>(NOTHING_PENDING);
  const wishes = useRef(new Map<string, BookingSpot | null>());
  const actions = useMemo<BookingActions>(() => {
    const underWay = wishes.current;
    const own = new Set<string>();
    const taken = <T extends Booking>(booking: T): T => {
      cache.apply(booking);
      return booking;
    };
    const during = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
      own.add(id);
      try {
        return await work();
      } finally {
        own.delete(id);
      }
    };
    const move = (id: string, placement: BookingSpot, version: number) =>
      host
        .call(
          bookingEndpoints.move,
          { params: { clubId, bookingId: id }, body: { ...placement, version } },
          { idempotencyKey: newId() },
        )
        .then(taken);
    const refresh = (bookingId: string) =>
      host.call(bookingEndpoints.get, { params: { clubId, bookingId } }).then(taken);

    return {
      refresh,
      isOwn: (booking) => own.has(booking.id),
      async place(booking, placement) {
        const { id } = booking;
        setPending((p) => pendPlacement(p, id, { ...placement, end: endOf(placement) }));
        if (underWay.has(id)) {
          underWay.set(id, placement);
          return null;
        }
        underWay.set(id, null);
        return during(id, async () => {
          try {
            let moved = await move(id, placement, booking.version);
            for (let wish = underWay.get(id); wish; wish = underWay.get(id)) {
              underWay.set(id, null);
              moved = await move(id, wish, moved.version);
            }
            return moved;
          } catch (error) {
            if (isError(error, commonErrors.stale_version)) await refresh(id).catch(() => undefined);
            throw error;
          } finally {
            underWay.delete(id);
            setPending((p) => settle(p, id));
          }
        });
      },
      create: (body, preview) =>
        during(body.id, async () => {
          setPending((p) => pendCreation(p, { ...preview, club_id: clubId }));
          try {
            return taken(
              await host.call(bookingEndpoints.create, { params: { clubId }, body }, { idempotencyKey: body.id }),
            );
          } finally {
            setPending((p) => settle(p, body.id));
          }
        }),
      save: (booking, change) =>
        during(booking.id, async () =>
          taken(
            await host.call(
              bookingEndpoints.change,
              { params: { clubId, bookingId: booking.id }, query: {}, body: change },
              { idempotencyKey: newId() },
            ),
          ),
        ),
      saveSeries: async (booking, change) => {
        const params = { clubId, bookingId: booking.id };
        const saved = taken(
          await host.call(
            bookingEndpoints.change,
            { params, query: { scope: 'series' }, body: change },
            { idempotencyKey: newId() },
          ),
        );
        void cache.invalidate();
        return saved;
      },
      removeSeries: async (booking, fromDate, reason) => {
        const params = { clubId, bookingId: booking.id };
        const query = fromDate ? { scope: 'from' as const, from_date: fromDate } : { scope: 'series' as const };
        const outcome = await host.call(bookingEndpoints.remove, { params, query, body: removalOf(booking, reason) });
        void cache.invalidate();
        await refresh(booking.id);
        return outcome;
      },
      setStatus: (booking, status) =>
        during(booking.id, async () =>
          taken(
            await host.call(
              bookingEndpoints.setStatus,
              { params: { clubId, bookingId: booking.id }, body: { status, version: booking.version } },
              { idempotencyKey: newId() },
            ),
          ),
        ),
      addPlayers: (booking, playerIds) =>
        during(booking.id, async () =>
          taken(
            await host.call(
              bookingEndpoints.addPlayers,
              { params: { clubId, bookingId: booking.id }, body: { player_ids: playerIds } },
              { idempotencyKey: newId() },
            ),
          ),
        ),
      removePlayer: (booking, playerId) =>
        during(booking.id, async () =>
          taken(
            await host.call(bookingEndpoints.removePlayer, { params: { clubId, bookingId: booking.id, playerId } }),
          ),
        ),
      cancel: (booking, reason) =>
        during(booking.id, async () =>
          taken(
            await host.call(
              bookingEndpoints.cancel,
              {
                params: { clubId, bookingId: booking.id },
                body: removalOf(booking, reason),
              },
              { idempotencyKey: newId() },
            ),
          ),
        ),
    };
  }, [host, clubId, cache]);
  return [actions, pending];
}

const removalOf = ({ version }: Booking, reason: string) => ({
  version,
  ...(reason.trim() && { reason: reason.trim() }),
});

const endOf = ({ start, duration }: BookingSpot) => new Date(Date.parse(start) + duration * 60_000).toISOString();
