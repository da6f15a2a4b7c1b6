import type { Category, Item } from '@canchero/shared-contracts/item';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { type DataColumn, DataTable, useCellStyles, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { StockBadge } from '../../../catalogue/stock-badge';
import { useText } from '../../../text';
import { stockValue } from '../model/levels';
import { MOVES, type Move } from '../model/stock-view';

interface LevelsTableProps {
  items: readonly Item[];
  categories: readonly Category[];
  formatter: Formatter;
  /** Returns the address of an item's movements. */
  addressOf(item: Item): string;
  onMove(move: Move, item: Item): void;
}

/** Table of stock levels; a row leads to the item's movements. */
export function LevelsTable({ items, categories, formatter, addressOf, onMove }: LevelsTableProps) {
  const text = useText();
  const intl = useIntl();
  const styles = useCellStyles();
  const rows = useRowStyles();
  const latest = useRef({ addressOf, onMove });
  latest.current = { addressOf, onMove };
  const columns = useMemo((): DataColumn<Item>[] => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return [
      {
        id: 'name',
        header: text('items.column.name'),
        width: 'minmax(0, 3fr)',
        card: { row: 1, column: '1' },
        cell: (item) => (
          <Link className={rows.link} to={latest.current.addressOf(item)} title={item.name}>
            {item.name}
          </Link>
        ),
      },
      {
        id: 'category',
        header: text('items.category'),
        width: 'minmax(0, 1.5fr)',
        card: { row: 2, column: '1' },
        cell: (item) => <span className={styles.muted}>{names.get(item.category_id ?? '') ?? '–'}</span>,
      },
      {
        id: 'stock',
        header: text('items.stock'),
        width: '110px',
        number: true,
        card: { row: 1, column: '2' },
        cell: (item) => <StockBadge item={item} />,
      },
      {
        id: 'min',
        header: text('stock.column.min'),
        width: '80px',
        number: true,
        cell: (item) => (
          <span className={styles.muted}>{item.min_stock > 0 ? intl.formatNumber(item.min_stock) : '–'}</span>
        ),
      },
      {
        id: 'cost',
        header: text('items.cost'),
        width: 'minmax(0, 1fr)',
        number: true,
        cell: (item) => <span className={styles.muted}>{item.cost > 0 ? formatter.money(item.cost) : '–'}</span>,
      },
      {
        id: 'value',
        header: text('stock.column.value'),
        width: 'minmax(0, 1fr)',
        number: true,
        card: { row: 2, column: '2' },
        cell: (item) => (item.cost > 0 ? formatter.money(stockValue(item)) : '–'),
      },
      {
        id: 'move',
        header: text('stock.column.move'),
        headerHidden: true,
        width: '48px',
        number: true,
        cell: (item) => (
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button
                appearance="subtle"
                className={rows.aboveLink}
                icon={<MoreHorizontalRegular />}
                aria-label={text('stock.moveOf', { name: item.name })}
              />
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {MOVES.map((move) => (
                  <MenuItem key={move} onClick={() => latest.current.onMove(move, item)}>
                    {text(`stock.move.${move}`)}
                  </MenuItem>
                ))}
              </MenuList>
            </MenuPopover>
          </Menu>
        ),
      },
    ];
  }, [categories, formatter, intl, rows, styles, text]);
  return (
    <DataTable
      label={text('stock.view.levels')}
      columns={columns}
      rows={items}
      keyOf={(item) => item.id}
      rowClassOf={(item) => !item.active && rows.quiet}
      virtual={{ cardLines: 2 }}
    />
  );
}
