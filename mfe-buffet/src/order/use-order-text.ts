import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { useMemo } from 'react';
import { useText } from '../text';

/** Where and when the booking of an order is; empty where it is no booking's. */
export const placeOf = ({ booking }: Pick<Order, 'booking'>, { dateTime, time }: Formatter): string =>
  booking ? `${booking.court_name} · ${dateTime(booking.start)} – ${time(booking.end)}` : '';

/** What is said of an order wherever it stands. */
export function useOrderText() {
  const text = useText();
  return useMemo(
    () => ({
      /** Whose it is; empty where nobody said. */
      customerOf: (order: Pick<Order, 'customer_name' | 'player_name'>) => order.player_name || order.customer_name,
      /** "Efectivo + QR". */
      methodsOf: (order: Pick<Order, 'payments'>) =>
        [...new Set(order.payments.map(({ method }) => text(`method.${method}`)))].join(' + '),
    }),
    [text],
  );
}
