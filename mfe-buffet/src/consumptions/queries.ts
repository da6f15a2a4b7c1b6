import {
  type Consumption,
  type ConsumptionChange,
  consumptionEndpoints,
  type NewConsumption,
} from '@canchero/shared-contracts/consumption';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { type ChargeMethod, paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { itemsKey } from '../catalogue/queries';
import { openOf, openTotal } from './model/open-consumptions';

const STALE_AFTER_MS = 30_000;

/** Invalidates all that is read of a club's consumptions. `refetchType` none leaves the read to who shows them next. */
const invalidateConsumptions = (client: QueryClient, clubId: string, options: { refetchType?: 'none' } = {}) =>
  Promise.all(
    [consumptionEndpoints.list, consumptionEndpoints.ofBooking].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint, { clubId }), ...options }),
    ),
  );
const bookingKey = (clubId: string, bookingId: string) => keyOf(consumptionEndpoints.ofBooking, { clubId, bookingId });

/** Refetches consumptions when one is added, changed, paid or removed; with `bookingId`, only for that booking. */
export function useLiveConsumptions(clubId: string, bookingId?: string): void {
  const host = useHost();
  useEffect(() => {
    const off = host.bus.on('consumption.changed', ({ booking_id }) => {
      if (!bookingId || bookingId === booking_id) void invalidateConsumptions(host.queryClient, clubId);
    });
    return () => {
      off();
      // nobody hears of changes from here on
      void invalidateConsumptions(host.queryClient, clubId, { refetchType: 'none' });
    };
  }, [host, clubId, bookingId]);
}

/** Reads the consumptions of a booking, oldest first, with totals. */
export function useBookingConsumptions(clubId: string, bookingId: string) {
  const host = useHost();
  useLiveConsumptions(clubId, bookingId);
  return useQuery({
    queryKey: bookingKey(clubId, bookingId),
    queryFn: ({ signal }) => host.call(consumptionEndpoints.ofBooking, { params: { clubId, bookingId } }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** Reads the open price of a booking, to charge it along; undefined until known. */
export function useBookingOpen(clubId: string, bookingId: string, enabled: boolean): number {
  const host = useHost();
  const { data } = useQuery({
    queryKey: keyOf(paymentEndpoints.ofBooking, { clubId, bookingId }),
    queryFn: ({ signal }) => host.call(paymentEndpoints.ofBooking, { params: { clubId, bookingId } }, { signal }),
    staleTime: 0,
    enabled,
  });
  return data && data.booking.state !== 'cancelled' ? data.remaining : 0;
}

/**
 * Calls that change consumptions. All reject with AppError; a retry has no second effect; the lists are
 * refetched afterwards.
 */
export interface ConsumptionActions {
  add(bookingId: string, lines: NewConsumption[]): Promise<void>;
  change(consumption: Consumption, change: Omit<ConsumptionChange, 'version'>): Promise<void>;
  /** Removes it as it is shown. @throws stale_version {current} */
  remove(consumption: Consumption): Promise<void>;
  /** Takes back a removal. */
  restore(consumption: Consumption): Promise<void>;
  /** Charges the open amount of each, if it is what is shown. @throws stale_version {current} */
  pay(consumptions: readonly Consumption[], method: ChargeMethod): Promise<void>;
  /** Charges the open amounts of a booking and of its consumptions together. */
  payWithBooking(
    bookingId: string,
    amount: number,
    consumptions: readonly Consumption[],
    method: ChargeMethod,
  ): Promise<void>;
}

export function useConsumptionActions(clubId: string): ConsumptionActions {
  const host = useHost();
  const callOnce = useCallOnce();
  return useMemo(() => {
    const { queryClient } = host;
    const reread = () => invalidateConsumptions(queryClient, clubId);
    const stockToo = () => void queryClient.invalidateQueries({ queryKey: itemsKey(clubId), refetchType: 'active' });
    /** Refetches after a refusal as well: it means that the data on screen is stale. */
    const andReread = async (work: Promise<unknown>): Promise<void> => {
      try {
        await work;
      } finally {
        await reread();
      }
    };
    const one = ({ booking_id: bookingId, id: consumptionId }: Consumption) => ({ clubId, bookingId, consumptionId });
    return {
      async add(bookingId, lines) {
        const params = { clubId, bookingId };
        await callOnce(consumptionEndpoints.add, { params, body: { lines } })
          .then((answer) => queryClient.setQueryData(bookingKey(clubId, bookingId), answer))
          .finally(stockToo);
        await reread();
      },
      change: (consumption, change) =>
        andReread(
          host.call(consumptionEndpoints.change, {
            params: one(consumption),
            body: { ...change, version: consumption.version },
          }),
        ),
      remove: (consumption) =>
        andReread(
          host.call(consumptionEndpoints.remove, {
            params: one(consumption),
            query: { version: consumption.version },
          }),
        ),
      restore: (consumption) =>
        andReread(host.call(consumptionEndpoints.restore, { params: one(consumption) })).finally(stockToo),
      pay: (consumptions, method) => {
        const body = { method, ids: consumptions.map(({ id }) => id), total: openTotal(consumptions) };
        return andReread(callOnce(consumptionEndpoints.pay, { params: { clubId }, body }));
      },
      payWithBooking: (bookingId, amount, consumptions, method) => {
        const lines = [
          { kind: 'booking' as const, id: bookingId, amount },
          ...consumptions.map((c) => ({ kind: 'consumption' as const, id: c.id, amount: openOf(c) })),
        ];
        const params = { clubId, bookingId };
        return andReread(
          callOnce(paymentEndpoints.bulk, { params, body: { method, lines } })
            // updates screens with the booking before the stream does
            .then(({ booking }) => host.bus.emit('booking.updated', { booking })),
        );
      },
    };
  }, [host, callOnce, clubId]);
}
