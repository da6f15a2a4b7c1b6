import { useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import {
  type NewOrderPayment,
  type NewOrderRefund,
  type Order,
  orderEndpoints,
} from '@canchero/shared-contracts/order';
import { useMemo } from 'react';
import { orderKey, ordersKey } from './queries';

/** Calls on an existing order. All reject with AppError; a retry has no second effect. */
export interface OrderActions {
  pay(order: Order, payments: NewOrderPayment[]): Promise<void>;
  cancel(order: Order, reason: string): Promise<void>;
  refund(order: Order, refund: NewOrderRefund): Promise<void>;
}

export function useOrderActions(clubId: string): OrderActions {
  const host = useHost();
  const callOnce = useCallOnce();
  return useMemo(() => {
    const taken = (order: Order) => {
      host.queryClient.setQueryData(orderKey(clubId, order.id), order);
      void host.queryClient.invalidateQueries({ queryKey: ordersKey(clubId) });
    };
    const of = ({ id }: Order) => ({ clubId, orderId: id });
    return {
      pay: (order, payments) => callOnce(orderEndpoints.pay, { params: of(order), body: { payments } }).then(taken),
      cancel: (order, reason) => callOnce(orderEndpoints.cancel, { params: of(order), body: { reason } }).then(taken),
      refund: (order, body) => callOnce(orderEndpoints.refund, { params: of(order), body }).then(taken),
    };
  }, [host, callOnce, clubId]);
}
