import type { Item } from '@canchero/shared-contracts/item';
import { useHost } from '@canchero/shared-contracts/kit';
import { useEffect } from 'react';
import { useText } from '../../text';
import { namesOfRepriced, repriced } from './model/ticket';
import type { OpenTickets } from './use-tickets';

/**
 * Keeps the current ticket at the catalogue's prices, which are charged, and names the items whose price changed: the
 * customer may have been told the sum of those before.
 */
export function useCurrentPrices({ current, change }: OpenTickets, items: ReadonlyMap<string, Item>): void {
  const text = useText();
  const host = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tickets counts as well
  useEffect(() => {
    const names = namesOfRepriced(current, items);
    change((ticket) => repriced(ticket, items));
    if (names.length > 0) host.toast({ intent: 'warning', body: text('ticket.repriced', { names: names.join(', ') }) });
  }, [change, items, current.id]);
}
