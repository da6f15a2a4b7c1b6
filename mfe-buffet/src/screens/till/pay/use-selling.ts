import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { isError } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { type Order, type OrderPart, orderEndpoints } from '@canchero/shared-contracts/order';
import { stockErrors } from '@canchero/shared-contracts/stock';
import { useMemo } from 'react';
import { itemsKey } from '../../../catalogue/queries';
import { orderKey, ordersKey } from '../../../order/queries';
import { newOrderOf, type Ticket } from '../model/ticket';

export interface Selling {
  /** Takes the stock, and the money where payments are given. Sent again, it is sold once. Rejects with AppError. */
  sell(ticket: Ticket, payments?: OrderPart[]): Promise<Order>;
  /** Puts it on the account of a booking, to be paid with it. Rejects with AppError. */
  putOnBooking(ticket: Ticket, bookingId: string): Promise<void>;
}

export function useSelling(clubId: string): Selling {
  const host = useHost();
  return useMemo(() => {
    const { queryClient } = host;
    const withFreshStock = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        if (isError(error, stockErrors.insufficient_stock))
          void queryClient.invalidateQueries({ queryKey: itemsKey(clubId) });
        throw error;
      }
    };
    return {
      async sell(ticket, payments) {
        const order = await withFreshStock(
          host.call(
            orderEndpoints.create,
            { params: { clubId }, body: newOrderOf(ticket, payments) },
            { idempotencyKey: ticket.id },
          ),
        );
        queryClient.setQueryData(orderKey(clubId, order.id), order);
        void queryClient.invalidateQueries({ queryKey: ordersKey(clubId) });
        return order;
      },
      async putOnBooking(ticket, bookingId) {
        const lines = ticket.lines.map(({ item_id, name, quantity, unit_price }) => ({
          ...(item_id ? { item_id } : { name }),
          quantity,
          unit_price,
        }));
        await withFreshStock(
          host.call(
            consumptionEndpoints.add,
            { params: { clubId, bookingId }, body: { lines } },
            { idempotencyKey: ticket.id },
          ),
        );
      },
    };
  }, [host, clubId]);
}
