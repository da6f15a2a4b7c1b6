import type { Club } from '@canchero/shared-contracts/club';
import { type Formatter, useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { LoadError, makeStyles, Subtitle2, Text } from '@canchero/shared-contracts/ui';
import { OrdersTable } from '../../../order/orders-table';
import { OrderPanel } from '../../../order/panel/order-panel';
import { useOrders } from '../../../order/queries';
import { useText } from '../../../text';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0 },
  more: { alignSelf: 'center' },
});

/** Orders that the buffet left unpaid when the plan lost it: the reception charges or cancels them. */
export function LeftOrders({ club, formatter }: { club: Club; formatter: Formatter }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const [address, go] = useQueryParams();
  const found = useOrders(club.id, { state: 'pending' });
  const orders = found.data?.pages.flatMap((page) => page.items) ?? [];
  const opened = address.get('order');
  return (
    <>
      {found.isError && !found.data && (
        <LoadError title={text('orders.failed')} reason={errorText(found.error)} onRetry={() => void found.refetch()} />
      )}
      {orders.length > 0 && (
        <section className={styles.section} aria-label={text('cash.leftOrders')}>
          <Subtitle2 as="h2" className={styles.title}>
            {text('cash.leftOrders')}
          </Subtitle2>
          <Text>{text('cash.leftOrders.how')}</Text>
          <OrdersTable orders={orders} formatter={formatter} search={address} />
          <MorePages query={found} label={text('list.more')} className={styles.more} />
        </section>
      )}
      {opened && (
        <OrderPanel
          key={opened}
          orderId={opened}
          club={club}
          formatter={formatter}
          dialog={address.get('dialog')}
          onDialog={(dialog) => go({ dialog }, dialog !== null)}
          onClose={() => go({ order: null, dialog: null })}
        />
      )}
    </>
  );
}
