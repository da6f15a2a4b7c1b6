import {
  type Booking,
  type BookingChange,
  bookingEndpoints,
  type ChangedBooking,
  type ChangeScope,
  type ConflictPolicy,
  type RemovalOutcome,
  type RemovalRefund,
  type SeriesExtended,
  type SeriesPlayersChange,
  type SeriesPlayersOutcome,
} from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { removalOf } from '../../bookings-data/removal';

/** Calls that change several dates of a series. `@throws` names the codes that a screen handles. */
export interface SeriesActions {
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
}

/** Returns the calls, which only the drawer makes: they are no part of the agenda's first load. */
export function useSeriesActions(): SeriesActions {
  const host = useHost();
  const { club, cache, actions, changes } = useBookings();
  return useMemo(() => {
    const { send, asOwn, apply, changeOf, refresh } = actions;
    const params = ({ id }: Booking) => ({ clubId: club.id, bookingId: id });
    return {
      saveSeries: (booking, change, scope) =>
        changes.follow(
          (async () => {
            const input = { params: params(booking), query: { scope }, body: change };
            const saved = apply(await send(bookingEndpoints.change, input));
            void cache.invalidate();
            return saved;
          })(),
          changeOf,
        ),
      changeSeriesPlayers: async (booking, change) => {
        const input = { params: params(booking), body: change };
        const outcome = await changes.follow(
          asOwn([booking.id], () => send(bookingEndpoints.changeSeriesPlayers, input)),
          () => null,
        );
        apply(outcome.booking);
        void cache.invalidate();
        return outcome;
      },
      extendSeries: async (booking, until, policy) => {
        const input = { params: params(booking), body: { end_date: until, on_conflict: policy } };
        const outcome = await asOwn([booking.id], () => send(bookingEndpoints.extendSeries, input));
        await host.queryClient.invalidateQueries({ queryKey: keyOf(bookingEndpoints.series, params(booking)) });
        void cache.invalidate();
        return outcome;
      },
      removeSeries: async (booking, fromDate, reason, refund) => {
        const query = fromDate ? { scope: 'from' as const, from_date: fromDate } : { scope: 'series' as const };
        const body = { ...removalOf(booking, reason), ...(refund && { refund }) };
        const input = { params: params(booking), query, body };
        const outcome = await changes.follow(send(bookingEndpoints.remove, input), () => null);
        void cache.invalidate();
        await refresh(booking.id);
        return outcome;
      },
    };
  }, [host, club.id, cache, actions, changes]);
}
