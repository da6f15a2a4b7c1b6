import { useHost } from '@canchero/shared-contracts/kit';
import { useText } from '../../text';
import { useStableCallback } from '../../use-stable-callback';
import { isUntouched } from './model/ticket';
import type { OpenTickets } from './use-tickets';

/** Returns the action that closes the current ticket unsold, and offers to undo that. */
export function useDiscardTicket({ current, close, restore }: OpenTickets): () => void {
  const text = useText();
  const host = useHost();
  return useStableCallback(() => {
    const discarded = current;
    close(discarded.id);
    if (isUntouched(discarded)) return;
    host.toast({
      intent: 'info',
      body: discarded.order ? text('resume.left', { number: discarded.order.number }) : text('ticket.discarded'),
      action: { label: text('action.undo'), run: () => restore(discarded) },
    });
  });
}
