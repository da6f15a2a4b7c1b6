import { useClub, useErrorText, useFormatter, useQueryParams } from '@canchero/shared-contracts/kit';
import { ORDER_STATES } from '@canchero/shared-contracts/order';
import { MorePages } from '@canchero/shared-contracts/pages';
import { Link } from '@canchero/shared-contracts/router';
import { LoadError, makeStyles, Notice, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field, SearchField, Select } from '@canchero/shared-contracts/ui-forms';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useCallback } from 'react';
import { OrdersTable } from '../../order/orders-table';
import { OrderPanel } from '../../order/panel/order-panel';
import { useOrders } from '../../order/queries';
import { Page } from '../../page/page';
import { BUFFET_SECTIONS } from '../../page/sections';
import { paths } from '../../paths';
import { useText } from '../../text';
import { periodOf, queryOf, readFilter } from './model/filter';
import { Totals } from './totals';

const LINES = ['a', 'b', 'c', 'd', 'e'];

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  search: { flex: '1 1 240px', maxWidth: '420px' },
  state: { flex: '0 1 200px' },
  lines: { display: 'flex', flexDirection: 'column', gap: '12px' },
  more: { alignSelf: 'center' },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

/** Orders of the till: pending, paid, cancelled and refunded. */
export function OrdersScreen() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const club = useClub();
  const formatter = useFormatter(club);
  const [address, go] = useQueryParams();
  const filter = readFilter(address);
  const found = useOrders(club.id, queryOf(filter));
  const orders = found.data?.pages.flatMap((page) => page.items) ?? [];
  const totals = found.data?.pages[0]?.totals;
  const opened = address.get('order');
  const search = useCallback((q: string) => go({ q: q || null }), [go]);
  return (
    <Page title={text('orders.title')} sections={BUFFET_SECTIONS}>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={text('orders.search')}
          hint={text('orders.search.hint')}
          value={filter.q}
          onChange={search}
        />
        <Field label={text('orders.state')} className={styles.state}>
          <Select value={filter.state ?? ''} onChange={(_, data) => go({ state: data.value || null })}>
            <option value="">{text('till.all')}</option>
            {ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {text(`order.state.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {found.isError && !found.data && (
        <LoadError title={text('orders.failed')} reason={errorText(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && (
        <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={32} />
          ))}
        </Skeleton>
      )}
      {found.isSuccess && orders.length === 0 && (
        <Notice>
          <Text role="status">{text(filter.state || filter.q ? 'orders.noMatch' : 'orders.none')}</Text>
          <Link to={paths.till} className={styles.link}>
            {text('orders.toTill')}
          </Link>
        </Notice>
      )}
      {totals && orders.length > 0 && <Totals totals={totals} period={periodOf(filter)} formatter={formatter} />}
      {orders.length > 0 && <OrdersTable orders={orders} formatter={formatter} search={address} />}
      <MorePages query={found} label={text('list.more')} className={styles.more} />
      {opened && (
        <OrderPanel
          key={opened}
          orderId={opened}
          club={club}
          formatter={formatter}
          dialog={address.get('panel')}
          onDialog={(panel) => go({ panel }, panel !== null)}
          onClose={() => go({ order: null, panel: null })}
        />
      )}
    </Page>
  );
}
