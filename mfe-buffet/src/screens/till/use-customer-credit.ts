import { useEffect } from 'react';
import { usePlayerCredit } from '../../charging/use-player-credit';
import type { OpenTickets } from './use-tickets';

/** Keeps what the ticket's player has with the club as it is now. */
export function useCustomerCredit(clubId: string, { current, change }: OpenTickets): void {
  const { customer } = current;
  const credit = usePlayerCredit(clubId, customer.kind === 'player' ? customer.id : null);
  const playerId = customer.kind === 'player' ? customer.id : null;
  useEffect(() => {
    if (credit === undefined) return;
    change((ticket) => {
      const { customer } = ticket;
      if (customer.kind !== 'player' || customer.id !== playerId || customer.credit === credit) return ticket;
      return { ...ticket, customer: { ...customer, credit } };
    });
  }, [change, credit, playerId]);
}
