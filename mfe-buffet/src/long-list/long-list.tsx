import { mergeClasses } from '@canchero/shared-contracts/ui';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useListStyles } from './styles';
import { useNarrow } from './use-narrow';
import { useVisibleRows } from './use-visible-rows';

export interface ListColumn<T> {
  id: string;
  title: string;
  /** What stands in it says what it is: the title is for those who do not see it. */
  untitled?: boolean;
  /** Track of a CSS grid, as `minmax(0, 2fr)` or `120px`. */
  width: string;
  /** Numbers stand at the right. */
  end?: boolean;
  /** `card`: where there is no room for a table. */
  cell(row: T, card: boolean): ReactNode;
  /** Where it stands on a card, of two columns; absent where there is no room for it. */
  card?: { row: number; column: '1' | '2' | '1 / -1' };
}

interface LongListProps<T> {
  label: string;
  /** Keep it from render to render: rows are rendered anew when it changes. */
  columns: readonly ListColumn<T>[];
  rows: readonly T[];
  keyOf(row: T): string;
  /** Lines of text on a card, where there is no room for a table. */
  cardLines: number;
  /** Pixels of width from which it is a table; cards below. */
  tableFrom?: number;
  /** Grey, as something that is no longer used. */
  quiet?(row: T): boolean;
  /** What is shown is of the filter before. */
  busy?: boolean;
  /** More may be fetched: the end is near. */
  onEnd?: (() => void) | undefined;
}

const ROW = 52;
const CARD_LINE = 22;
const CARD_PADDING = 20;
const TABLE_FROM = 760;

/** A table of any length, of which only what is in the window is rendered; a card a row where there is little room. */
export function LongList<T>(props: LongListProps<T>) {
  const { label, columns, rows, keyOf, cardLines, tableFrom = TABLE_FROM, quiet, busy = false, onEnd } = props;
  const styles = useListStyles();
  const body = useRef<HTMLTableSectionElement>(null);
  const cards = useNarrow(body, tableFrom);
  const height = cards ? cardLines * CARD_LINE + CARD_PADDING : ROW;
  const [from, to] = useVisibleRows(body, height, rows.length);
  const tracks = columns.map((column) => column.width).join(' ');
  const atEnd = to >= rows.length;
  useEffect(() => {
    if (atEnd) onEnd?.();
  }, [atEnd, onEnd]);
  return (
    <table aria-label={label} aria-rowcount={rows.length + 1} aria-busy={busy} className={styles.table}>
      <thead className={cards ? styles.hidden : styles.head}>
        <tr aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns: tracks }}>
          {columns.map(({ id, title, untitled, end }) => (
            <th key={id} scope="col" className={mergeClasses(styles.th, end && styles.end)}>
              {untitled ? <span className={styles.hidden}>{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        className={mergeClasses(styles.body, busy && styles.busy)}
        style={{ height: rows.length * height }}
      >
        {rows.slice(from, to).map((row, i) => (
          <Row
            key={keyOf(row)}
            row={row}
            index={from + i}
            height={height}
            tracks={cards ? null : tracks}
            columns={columns as readonly ListColumn<unknown>[]}
            quiet={quiet?.(row) ?? false}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: unknown;
  index: number;
  height: number;
  /** Null: a card. */
  tracks: string | null;
  columns: readonly ListColumn<unknown>[];
  quiet: boolean;
}

const Row = memo(function Row({ row, index, height, tracks, columns, quiet }: RowProps) {
  const styles = useListStyles();
  const place = { top: index * height, height, ...(tracks && { gridTemplateColumns: tracks }) };
  return (
    <tr
      aria-rowindex={index + 2}
      className={mergeClasses(styles.row, styles.line, tracks === null && styles.card, quiet && styles.quiet)}
      style={place}
    >
      {columns.map(({ id, end, cell, card }) =>
        tracks === null && !card ? null : (
          <td
            key={id}
            className={mergeClasses(styles.cell, (tracks ? end : card?.column === '2') && styles.end)}
            style={tracks === null && card ? { gridRow: card.row, gridColumn: card.column } : {}}
          >
            {cell(row, tracks === null)}
          </td>
        ),
      )}
    </tr>
  );
});
