import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { type NewOrderPayment, type Order, orderEndpoints, orderErrors } from '@canchero/shared-contracts/order';
import { stockErrors } from '@canchero/shared-contracts/stock';
import { useMemo } from 'react';
import { itemsKey } from '../../../catalogue/queries';
import { orderKey, ordersKey } from '../../../order/queries';
import { useText } from '../../../text';
import { changeOf } from '../model/resumed-order';
import { newOrderOf, type Ticket } from '../model/ticket';

export interface OrderCreation {
  /**
   * Creates the order, with its payments if given; changes a resumed order instead. A retry has no second effect.
   * @throws AppError any error of the endpoint
   */
  createOrder(ticket: Ticket, payments?: NewOrderPayment[]): Promise<Order>;
  /**
   * Reads the order created by an earlier attempt whose response was lost.
   * @throws AppError any error of the endpoint
   */
  readCreated(ticket: Ticket): Promise<Order>;
  /**
   * Charges the ticket to its booking, to be paid with it; a resumed order ends.
   * @throws AppError any error of the endpoint
   */
  putOnBooking(ticket: Ticket, booking: { id: string; name: string }): Promise<void>;
}

export function useCreateOrder(clubId: string): OrderCreation {
  const host = useHost();
  const text = useText();
  const callOnce = useCallOnce();
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
    /** Refetches the order, since another till may have changed it first. */
    const withFreshOrder = async (orderId: string, work: Promise<Order>): Promise<Order> => {
      try {
        return await work;
      } catch (error) {
        if (isError(error, commonErrors.stale_version) || isError(error, orderErrors.order_closed))
          await queryClient.invalidateQueries({ queryKey: orderKey(clubId, orderId) });
        throw error;
      }
    };
    const settle = (ticket: Ticket, order: Order, payments?: NewOrderPayment[]): Promise<Order> => {
      const params = { clubId, orderId: order.id };
      const change = changeOf({ ...ticket, order });
      const work = payments?.length
        ? callOnce(orderEndpoints.pay, { params, body: { payments, change } })
        : callOnce(orderEndpoints.change, { params, body: change });
      return withFreshOrder(order.id, work);
    };
    const create = (ticket: Ticket, payments?: NewOrderPayment[]): Promise<Order> =>
      host.call(
        orderEndpoints.create,
        { params: { clubId }, body: newOrderOf(ticket, payments) },
        { idempotencyKey: ticket.id },
      );
    return {
      async createOrder(ticket, payments) {
        const order = await withFreshStock(
          ticket.order ? settle(ticket, ticket.order, payments) : create(ticket, payments),
        );
        queryClient.setQueryData(orderKey(clubId, order.id), order);
        void queryClient.invalidateQueries({ queryKey: ordersKey(clubId) });
        return order;
      },
      async readCreated({ id: orderId }) {
        const order = await host.call(orderEndpoints.get, { params: { clubId, orderId } });
        queryClient.setQueryData(orderKey(clubId, orderId), order);
        return order;
      },
      async putOnBooking({ order, ...ticket }, { id: booking_id, name }) {
        const lines = ticket.lines.map(({ item_id, name, quantity, unit_price }) => ({
          ...(item_id ? { item_id } : { name }),
          quantity,
          unit_price,
        }));
        const idempotencyKey = ticket.id;
        if (!order) {
          const params = { clubId, bookingId: booking_id };
          await withFreshStock(host.call(consumptionEndpoints.add, { params, body: { lines } }, { idempotencyKey }));
          return;
        }
        const body = { booking_id, lines, version: order.version, reason: text('pay.onBooking.done', { name }) };
        const put = callOnce(orderEndpoints.putOnBooking, { params: { clubId, orderId: order.id }, body });
        const ended = await withFreshStock(withFreshOrder(order.id, put));
        queryClient.setQueryData(orderKey(clubId, order.id), ended);
        void queryClient.invalidateQueries({ queryKey: ordersKey(clubId) });
      },
    };
  }, [host, callOnce, text, clubId]);
}
