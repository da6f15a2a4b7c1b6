import type { Formatter } from '@canchero/shared-contracts/kit';
import type { StockMovement } from '@canchero/shared-contracts/stock';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable, useCellStyles } from '@canchero/shared-contracts/ui-table';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';

const useStyles = makeStyles({
  quantity: { fontWeight: tokens.fontWeightSemibold },
  in: { color: tokens.colorPaletteGreenForeground1 },
  out: { color: tokens.colorPaletteRedForeground1 },
});

interface MovementsTableProps {
  movements: readonly StockMovement[];
  formatter: Formatter;
  onEnd: (() => void) | undefined;
}

export function MovementsTable({ movements, formatter, onEnd }: MovementsTableProps) {
  const text = useText();
  const intl = useIntl();
  const cells = useCellStyles();
  const styles = useStyles();
  const columns = useMemo((): DataColumn<StockMovement>[] => {
    const detailOf = (m: StockMovement) => {
      const of = m.order_number
        ? text('stock.of.order', { number: m.order_number })
        : m.consumption_id && text('stock.of.consumption');
      return [m.note || of, m.created_by_name].filter(Boolean).join(' · ');
    };
    return [
      {
        id: 'when',
        header: text('stock.column.when'),
        width: '168px',
        cell: (m) => <span className={cells.muted}>{formatter.dateTime(m.created_at)}</span>,
      },
      {
        id: 'item',
        header: text('items.column.name'),
        width: 'minmax(0, 1.6fr)',
        card: { row: 1, column: '1' },
        cell: (m) => <span title={m.item_name}>{m.item_name}</span>,
      },
      {
        id: 'type',
        header: text('stock.column.type'),
        width: '120px',
        card: { row: 2, column: '1' },
        cell: (m, card) =>
          card ? (
            <span className={cells.muted}>
              {text(`stock.type.${m.type}`)} · {formatter.dateTime(m.created_at)}
            </span>
          ) : (
            text(`stock.type.${m.type}`)
          ),
      },
      {
        id: 'quantity',
        header: text('stock.column.quantity'),
        width: '88px',
        number: true,
        card: { row: 1, column: '2' },
        cell: (m) => (
          <span className={mergeClasses(styles.quantity, m.quantity > 0 ? styles.in : m.quantity < 0 && styles.out)}>
            {intl.formatNumber(m.quantity, { signDisplay: 'exceptZero' })}
          </span>
        ),
      },
      {
        id: 'after',
        header: text('stock.column.after'),
        width: '80px',
        number: true,
        card: { row: 2, column: '2' },
        cell: (m, card) =>
          card ? (
            <span className={cells.muted}>{text('stock.left', { stock: m.stock_after })}</span>
          ) : (
            intl.formatNumber(m.stock_after)
          ),
      },
      {
        id: 'cost',
        header: text('stock.column.cost'),
        width: '110px',
        number: true,
        card: { row: 3, column: '2' },
        cell: (m) => <span className={cells.muted}>{m.unit_cost === null ? '' : formatter.money(m.unit_cost)}</span>,
      },
      {
        id: 'note',
        header: text('stock.column.note'),
        width: 'minmax(0, 2.4fr)',
        card: { row: 3, column: '1' },
        cell: (m) => (
          <span className={cells.muted} title={detailOf(m)}>
            {detailOf(m)}
          </span>
        ),
      },
    ];
  }, [cells, formatter, intl, styles, text]);
  return (
    <DataTable
      label={text('stock.view.movements')}
      columns={columns}
      rows={movements}
      keyOf={(m) => m.id}
      virtual={{ cardLines: 3, cardsBelow: 980, onEnd }}
    />
  );
}
