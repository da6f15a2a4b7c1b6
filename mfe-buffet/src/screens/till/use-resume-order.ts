import { type Formatter, useErrorText, useHost, useQueryParams } from '@canchero/shared-contracts/kit';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { useEffect, useRef } from 'react';
import { orderKey } from '../../order/queries';
import { placeOf } from '../../order/use-order-text';
import { useText } from '../../text';
import { ticketOf } from './model/resumed-order';
import type { OpenTickets } from './use-tickets';

/** Resumes the pending order that the address names (`take`) as a ticket, or shows its open ticket. */
export function useResumeOrder(clubId: string, open: OpenTickets, formatter: Formatter): void {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const [address, go] = useQueryParams();
  const orderId = address.get('take');
  const latest = useRef({ open, go, text, errorText, formatter });
  latest.current = { open, go, text, errorText, formatter };
  useEffect(() => {
    if (!orderId) return;
    let wanted = true;
    const take = async () => {
      const known = latest.current.open.tickets.find(({ id }) => id === orderId);
      const order = known?.order ?? (await host.call(orderEndpoints.get, { params: { clubId, orderId } }));
      if (!wanted) return;
      const { open, go, text, formatter } = latest.current;
      if (known || order.state === 'pending') {
        if (!known) {
          host.queryClient.setQueryData(orderKey(clubId, orderId), order);
          open.restore(ticketOf(order, placeOf(order, formatter)));
        }
        go({ take: null, ticket: orderId, view: 'ticket' });
        return;
      }
      const state = text(`order.state.${order.state}`);
      host.toast({ intent: 'warning', body: text('resume.closed', { number: order.number, state }) });
      go({ take: null });
    };
    take().catch((error: unknown) => {
      if (!wanted) return;
      host.toast({ intent: 'error', body: latest.current.errorText(error) });
      latest.current.go({ take: null });
    });
    return () => {
      wanted = false;
    };
  }, [clubId, orderId, host]);
}
