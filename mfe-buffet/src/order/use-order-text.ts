import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { useMemo } from 'react';
import { useText } from '../text';

/** Returns court and time of an order's booking; '' for an order without one. */
export const placeOf = ({ booking }: Pick<Order, 'booking'>, { dateTime, time }: Formatter): string =>
  booking ? `${booking.court_name} · ${dateTime(booking.start)} – ${time(booking.end)}` : '';

/** Texts about an order that several screens show. */
export function useOrderText() {
  const text = useText();
  return useMemo(
    () => ({
      /** Name of the customer; '' if none was given. */
      customerOf: (order: Pick<Order, 'customer_name' | 'player_name'>) => order.player_name || order.customer_name,
      /** Names of its payment methods, as in "Efectivo + QR". */
      methodsOf: (order: Pick<Order, 'payments'>) =>
        [...new Set(order.payments.map(({ method }) => text(`method.${method}`)))].join(' + '),
    }),
    [text],
  );
}
