import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { memo, useEffect, useRef } from 'react';
import type { DataColumn, DataTableProps, Virtual } from './data-column';
import { TABLE_ROLES } from './table-roles';
import { tokens } from './tokens';
import { useNarrowerThan } from './use-narrower-than';
import { useVisibleRows } from './use-visible-rows';
import { VISUALLY_HIDDEN, VisuallyHidden } from './visually-hidden';

const useStyles = makeStyles({
  table: { display: 'block', minWidth: 0 },
  head: {
    display: 'block',
    position: 'sticky',
    // up to the edge of the scrolling region, over its padding
    top: '-16px',
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hidden: VISUALLY_HIDDEN,
  th: {
    padding: '8px 0',
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  row: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '16px',
    boxSizing: 'border-box',
    padding: '0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  body: { display: 'block', position: 'relative' },
  busy: { opacity: 0.6 },
  line: {
    position: 'absolute',
    left: 0,
    right: 0,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  card: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignContent: 'center', rowGap: '2px', padding: '0 4px' },
  cell: {
    minWidth: 0,
    padding: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  number: { textAlign: 'right' },
});

/** Heights in pixels. */
const ROW = 52;
const CARD_LINE = 22;
const CARD_PADDING = 20;

type VirtualTableProps<Row> = Omit<DataTableProps<Row>, 'fixed' | 'wide' | 'virtual'> & Virtual;

/** Renders only the rows in sight, each of the same height, in a place as high as all of them. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, keyOf, rowClassOf, busy = false, cardLines, cardsBelow = 760, onEnd } = props;
  const styles = useStyles();
  const body = useRef<HTMLTableSectionElement>(null);
  const cards = useNarrowerThan(body, cardsBelow);
  const height = cards ? cardLines * CARD_LINE + CARD_PADDING : ROW;
  const [from, to] = useVisibleRows(body, height, rows.length);
  const tracks = columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ');
  const atEnd = to >= rows.length;
  useEffect(() => {
    if (atEnd) onEnd?.();
  }, [atEnd, onEnd]);
  return (
    <table
      {...TABLE_ROLES.table}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-busy={busy}
      className={styles.table}
    >
      <thead {...TABLE_ROLES.group} className={cards ? styles.hidden : styles.head}>
        <tr {...TABLE_ROLES.row} aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns: tracks }}>
          {columns.map(({ id, header, headerHidden, number }) => (
            <th
              {...TABLE_ROLES.header}
              key={id}
              scope="col"
              className={mergeClasses(styles.th, number && styles.number)}
            >
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        {...TABLE_ROLES.group}
        ref={body}
        className={mergeClasses(styles.body, busy && styles.busy)}
        style={{ height: rows.length * height }}
      >
        {rows.slice(from, to).map((row, i) => (
          <VirtualRow
            key={keyOf(row)}
            row={row}
            index={from + i}
            height={height}
            tracks={cards ? null : tracks}
            columns={columns as readonly DataColumn<unknown>[]}
            className={rowClassOf?.(row) || undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

interface VirtualRowProps {
  row: unknown;
  index: number;
  height: number;
  /** Tracks of the CSS grid; null for a card. */
  tracks: string | null;
  columns: readonly DataColumn<unknown>[];
  className: string | undefined;
}

const VirtualRow = memo(function VirtualRow({ row, index, height, tracks, columns, className }: VirtualRowProps) {
  const styles = useStyles();
  const place = { top: index * height, height, ...(tracks && { gridTemplateColumns: tracks }) };
  return (
    <tr
      {...TABLE_ROLES.row}
      aria-rowindex={index + 2}
      className={mergeClasses(styles.row, styles.line, tracks === null && styles.card, className)}
      style={place}
    >
      {columns.map(({ id, number, cell, card }) =>
        tracks === null && !card ? null : (
          <td
            {...TABLE_ROLES.cell}
            key={id}
            className={mergeClasses(styles.cell, (tracks ? number : card?.column === '2') && styles.number)}
            style={tracks === null && card ? { gridRow: card.row, gridColumn: card.column } : {}}
          >
            {cell(row, tracks === null)}
          </td>
        ),
      )}
    </tr>
  );
});
