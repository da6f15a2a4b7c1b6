import type { Item } from '@canchero/shared-contracts/item';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable, useCellStyles, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { type KeyboardEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import { countedOf, type Sheet } from '../model/count';

const useStyles = makeStyles({
  field: {
    boxSizing: 'border-box',
    width: '96px',
    padding: '6px 8px',
    textAlign: 'right',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  wrong: { border: `1px solid ${tokens.colorStatusDangerBorder2}` },
  lacking: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
  more: { color: tokens.colorPaletteGreenForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface CountTableProps {
  items: readonly Item[];
  sheet: Sheet;
  onWrite(item: Item, typed: string): void;
}

/** Table of items with a field for each count; Enter and the arrow keys move between the fields. */
export function CountTable({ items, sheet, onWrite }: CountTableProps) {
  const text = useText();
  const intl = useIntl();
  const cells = useCellStyles();
  const rowStyles = useRowStyles();
  const styles = useStyles();
  const columns = useMemo((): DataColumn<Item>[] => {
    const knownOf = (item: Item) => sheet[item.id]?.known ?? item.stock;
    return [
      {
        id: 'name',
        header: text('items.column.name'),
        width: 'minmax(0, 3fr)',
        card: { row: 1, column: '1' },
        cell: (item, card) => (
          <>
            <span title={item.name}>{item.name}</span>
            {item.sku && !card && <span className={cells.small}>{item.sku}</span>}
          </>
        ),
      },
      {
        id: 'known',
        header: text('count.column.known'),
        width: '120px',
        number: true,
        card: { row: 2, column: '1' },
        cell: (item, card) => (
          <span className={cells.muted}>
            {card && `${text('count.column.known')}: `}
            {intl.formatNumber(knownOf(item))}
          </span>
        ),
      },
      {
        id: 'counted',
        header: text('count.column.counted'),
        width: '120px',
        number: true,
        card: { row: 1, column: '2' },
        cell: (item) => {
          const wrong = countedOf(sheet, item.id) === undefined;
          return (
            <input
              inputMode="numeric"
              autoComplete="off"
              className={mergeClasses(styles.field, wrong && styles.wrong)}
              value={sheet[item.id]?.typed ?? ''}
              aria-label={text('count.field', { name: item.name })}
              aria-invalid={wrong}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onWrite(item, event.target.value)}
              onKeyDown={toNeighbour}
            />
          );
        },
      },
      {
        id: 'difference',
        header: text('count.column.difference'),
        width: '120px',
        number: true,
        card: { row: 2, column: '2' },
        cell: (item) => {
          const counted = countedOf(sheet, item.id);
          if (counted === null) return '';
          if (counted === undefined) return <span className={styles.lacking}>{text('count.wrong')}</span>;
          const difference = counted - knownOf(item);
          return (
            <span className={difference < 0 ? styles.lacking : difference > 0 ? styles.more : cells.muted}>
              {intl.formatNumber(difference, { signDisplay: 'exceptZero' })}
            </span>
          );
        },
      },
    ];
  }, [cells, intl, onWrite, sheet, styles, text]);
  return (
    <DataTable
      label={text('stock.view.count')}
      columns={columns}
      rows={items}
      keyOf={(item) => item.id}
      rowClassOf={(item) => !item.active && rowStyles.quiet}
      virtual={{ cardLines: 2.5 }}
    />
  );
}

const STEPS: Record<string, 1 | -1> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function toNeighbour(event: KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('tbody')?.querySelectorAll('input') ?? [])];
  fields[fields.indexOf(event.currentTarget) + step]?.focus();
}
