import type { Club } from '@canchero/shared-contracts/club';
import { type Formatter, useCan, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { Button, LoadError } from '@canchero/shared-contracts/ui';
import {
  SidePanel,
  SidePanelBody,
  SidePanelFooter,
  Skeleton,
  SkeletonItem,
} from '@canchero/shared-contracts/ui-overlay';
import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { useText } from '../../text';
import { useOrder } from '../queries';
import { Receipt } from '../receipt';
import { OrderCharge } from './order-charge';
import { OrderDetail } from './order-detail';
import { RefundDialog } from './refund-dialog';

interface OrderPanelProps {
  orderId: string;
  club: Club;
  formatter: Formatter;
  /** Dialog over the panel: `split`, `cancel` or `refund`. */
  dialog: string | null;
  onDialog(dialog: string | null): void;
  onClose(): void;
}

/** Panel of an order: its lines and payments, and the actions left. */
export function OrderPanel({ orderId, club, formatter, dialog, onDialog, onClose }: OrderPanelProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const maySell = useCan('buffet');
  const query = useOrder(club.id, orderId);
  const [printing, setPrinting] = useState(false);
  const order = query.data;
  const isStale = order !== undefined && dialog !== null && !offers(dialog, order);
  // a dialog left in the address would spring open with the next order
  useEffect(() => {
    if (isStale) onDialog(null);
  }, [isStale, onDialog]);
  return (
    <SidePanel title={order ? text('sold.title', { number: order.number }) : text('orders.one')} onClose={onClose}>
      <SidePanelBody>
        {query.isPending && (
          <Skeleton aria-label={text('screen.loading')}>
            <SkeletonItem size={128} />
          </Skeleton>
        )}
        {query.isError && !order && (
          <LoadError
            title={text('orders.failed.one')}
            reason={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {order && <OrderDetail order={order} formatter={formatter} />}
        {order?.state === 'pending' && (
          <OrderCharge
            order={order}
            formatter={formatter}
            splitting={dialog === 'split'}
            onSplit={(open) => onDialog(open ? 'split' : null)}
          />
        )}
      </SidePanelBody>
      {order && (
        <SidePanelFooter others={<ClosingButton order={order} onDialog={onDialog} />}>
          <Button icon={<PrintRegular />} onClick={() => setPrinting(true)}>
            {text('receipt.print')}
          </Button>
          {maySell && order.state === 'pending' && order.refunded === 0 && (
            <Button icon={<CartRegular />} onClick={() => host.navigate(`${paths.till}?take=${order.id}`)}>
              {text('resume')}
            </Button>
          )}
        </SidePanelFooter>
      )}
      {order && (
        <RefundDialog order={order} formatter={formatter} kind={kindOf(dialog, order)} onClose={() => onDialog(null)} />
      )}
      {order && printing && (
        <Receipt order={order} club={club} formatter={formatter} onDone={() => setPrinting(false)} />
      )}
    </SidePanel>
  );
}

const kindOf = (dialog: string | null, order: Order) =>
  dialog === 'cancel' && isCancellable(order) ? dialog : dialog === 'refund' && isRefundable(order) ? dialog : null;

const offers = (dialog: string, order: Order) =>
  dialog === 'split' ? order.state === 'pending' : kindOf(dialog, order) !== null;

const isCancellable = ({ state, paid }: Order) => state === 'pending' && paid === 0;
const isRefundable = ({ state, paid }: Order) => state === 'paid' || (state === 'pending' && paid > 0);

/** Action that ends an order: cancelling if unpaid, refunding if paid. */
function ClosingButton({ order, onDialog }: { order: Order; onDialog(dialog: string): void }) {
  const text = useText();
  if (isCancellable(order)) return <Button onClick={() => onDialog('cancel')}>{text('order.cancel')}</Button>;
  if (isRefundable(order)) return <Button onClick={() => onDialog('refund')}>{text('order.refund')}</Button>;
  return null;
}
