import type { Category, Item } from '@canchero/shared-contracts/item';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable, useCellStyles, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { StarFilled, StarRegular } from '@fluentui/react-icons/headless/svg/star';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { StockBadge } from '../../catalogue/stock-badge';
import { useText } from '../../text';
import { marginOf } from './model/draft';

interface ItemsTableProps {
  items: readonly Item[];
  categories: readonly Category[];
  formatter: Formatter;
  /** Query of the address, kept in the links to the items. */
  search: string;
  onFavorite(item: Item): void;
}

/** Table of items; a row opens the item's drawer. */
export function ItemsTable({ items, categories, formatter, search, onFavorite }: ItemsTableProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const styles = useCellStyles();
  const rows = useRowStyles();
  const favor = useRef(onFavorite);
  favor.current = onFavorite;
  const columns = useMemo((): DataColumn<Item>[] => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    const addressOf = (item: Item) => {
      const address = new URLSearchParams(search);
      address.set('item', item.id);
      return `?${address}`;
    };
    return [
      {
        id: 'favorite',
        header: text('items.column.favorite'),
        headerHidden: true,
        width: '40px',
        cell: (item) => (
          <Button
            appearance="transparent"
            size="small"
            className={rows.aboveLink}
            icon={item.favorite ? <StarFilled /> : <StarRegular />}
            aria-label={text('items.favorite.of', { name: item.name })}
            aria-pressed={item.favorite}
            onClick={() => favor.current(item)}
          />
        ),
      },
      {
        id: 'name',
        header: text('items.column.name'),
        width: 'minmax(0, 3fr)',
        card: { row: 1, column: '1' },
        cell: (item, card) => (
          <>
            <Link className={rows.link} to={addressOf(item)} title={item.name}>
              {item.name}
            </Link>
            {item.sku && !card && <span className={styles.small}>{item.sku}</span>}
          </>
        ),
      },
      {
        id: 'category',
        header: text('items.category'),
        width: 'minmax(0, 1.5fr)',
        card: { row: 2, column: '1' },
        cell: (item) => (
          <span className={styles.muted}>
            {[names.get(item.category_id ?? ''), !item.active && text('items.inactive')].filter(Boolean).join(' · ') ||
              '–'}
          </span>
        ),
      },
      {
        id: 'price',
        header: text('items.price'),
        width: 'minmax(0, 1fr)',
        number: true,
        card: { row: 1, column: '2' },
        cell: (item) => formatter.money(item.price),
      },
      {
        id: 'cost',
        header: text('items.cost'),
        width: 'minmax(0, 1fr)',
        number: true,
        cell: (item) => <span className={styles.muted}>{item.cost > 0 ? formatter.money(item.cost) : '–'}</span>,
      },
      {
        id: 'margin',
        header: text('items.margin'),
        width: '72px',
        number: true,
        cell: (item) => {
          const margin = marginOf(item.price, item.cost);
          const shown = margin === null ? '–' : formatNumber(margin / 100, { style: 'percent' });
          return <span className={styles.muted}>{shown}</span>;
        },
      },
      {
        id: 'stock',
        header: text('items.stock'),
        width: '104px',
        number: true,
        card: { row: 2, column: '2' },
        cell: (item) => <StockBadge item={item} />,
      },
    ];
  }, [categories, formatter, formatNumber, search, rows, styles, text]);
  return (
    <DataTable
      label={text('items.title')}
      columns={columns}
      rows={items}
      keyOf={(item) => item.id}
      rowClassOf={(item) => !item.active && rows.quiet}
      virtual={{ cardLines: 2 }}
    />
  );
}
