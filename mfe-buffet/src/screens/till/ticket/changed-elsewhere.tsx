import type { Order } from '@canchero/shared-contracts/order';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useEffect } from 'react';
import { useOrder } from '../../../order/queries';
import { useText } from '../../../text';
import { isChangeApplied } from '../model/resumed-order';
import type { Ticket } from '../model/ticket';

interface ChangedElsewhereProps {
  clubId: string;
  /** Resumed ticket, with its order as it was at that moment. */
  ticket: Ticket & { order: Order };
  /** Takes the current order into the ticket. */
  onTake(order: Order): void;
  /** Closes the ticket: its order was paid or cancelled elsewhere. */
  onClose(): void;
}

/** Says that another till changed or closed the order of this ticket. Changes made by this till are not reported. */
export function ChangedElsewhere({ clubId, ticket, onTake, onClose }: ChangedElsewhereProps) {
  const text = useText();
  const { order } = ticket;
  const now = useOrder(clubId, order.id).data;
  const pending = now?.state === 'pending';
  const newer = now && now.version > order.version;
  const own = newer && pending && isChangeApplied(ticket, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (own) onTake(now);
  }, [own, now?.version]);
  if (!now || own || (pending && !newer)) return null;
  const { number } = now;
  return (
    <MessageBar intent="warning" role="alert">
      <MessageBarBody>
        {pending
          ? text('resume.changed', { number })
          : text('resume.closed', { number, state: text(`order.state.${now.state}`) })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => (pending ? onTake(now) : onClose())}>
          {text(pending ? 'resume.bring' : 'resume.close')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
