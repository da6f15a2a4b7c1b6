import type { Order } from '@canchero/shared-contracts/order';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useOrder } from '../../../order/queries';
import { useText } from '../../../text';

interface ChangedElsewhereProps {
  clubId: string;
  /** As it was taken up. */
  order: Order;
  /** Brings what it is now into the ticket. */
  onTake(order: Order): void;
  /** It is over: the ticket has nothing left to sell. */
  onClose(): void;
}

/** Says that another till changed or closed the order that this ticket is about. */
export function ChangedElsewhere({ clubId, order, onTake, onClose }: ChangedElsewhereProps) {
  const text = useText();
  const now = useOrder(clubId, order.id).data;
  if (!now || now.version <= order.version) return null;
  const { number } = now;
  const pending = now.state === 'pending';
  return (
    <MessageBar intent="warning" role="alert">
      <MessageBarBody>
        {pending
          ? text('takeUp.changed', { number })
          : text('takeUp.closed', { number, state: text(`order.state.${now.state}`) })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => (pending ? onTake(now) : onClose())}>
          {text(pending ? 'takeUp.bring' : 'takeUp.close')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
