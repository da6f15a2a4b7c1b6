import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useText } from '../text';

const PHONE = '@media (max-width: 600px)';

const useStyles = makeStyles({
  // a wide table scrolls by itself, also by the keyboard
  place: {
    overflowX: 'auto',
    '@media print': { overflowX: 'visible' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    // five columns of money fit a phone, and a long method stays one word
    [PHONE]: { fontSize: tokens.fontSizeBase200 },
  },
  cell: {
    padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    [PHONE]: { padding: '6px 4px' },
  },
  head: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  // stays in sight while the figures scroll
  name: {
    position: 'sticky',
    left: 0,
    minWidth: '92px',
    [PHONE]: { minWidth: '84px', paddingLeft: 0 },
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { position: 'static', backgroundColor: 'transparent' },
    paddingLeft: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightRegular,
  },
  words: { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'break-word' },
  row: { breakInside: 'avoid' },
  // once at the end, not at the foot of each sheet
  foot: { '@media print': { display: 'table-row-group' } },
  total: { fontWeight: tokens.fontWeightSemibold, borderBottomStyle: 'none' },
});

export interface FigureTableProps {
  label: string;
  /** Names of the columns, that of the rows' names first. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Columns of words, counted from 0; they begin at the start like the names. */
  words?: readonly number[];
  /** Last row, with the sums. */
  total?: readonly ReactNode[] | undefined;
}

/** Table of figures: names at the start, figures aligned at the end. */
export function FigureTable({ label, head, rows, words = [], total }: FigureTableProps) {
  const text = useText();
  const styles = useStyles();
  const cells = (row: readonly ReactNode[], className?: string) =>
    row.map((cell, i) => {
      const column = head[i];
      return i === 0 ? (
        <th key={column} scope="row" className={mergeClasses(styles.cell, styles.name, className)}>
          {cell}
        </th>
      ) : (
        <td key={column} className={mergeClasses(styles.cell, words.includes(i) && styles.words, className)}>
          {cell}
        </td>
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className={styles.place} tabIndex={0} aria-label={text('chart.table', { name: label })}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((name, i) => (
              <th
                key={name}
                scope="col"
                className={mergeClasses(
                  styles.cell,
                  words.includes(i) && styles.words,
                  i === 0 && styles.name,
                  styles.head,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: row }) => (
            <tr key={key} className={styles.row}>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className={styles.foot}>
            <tr className={styles.row}>{cells(total, styles.total)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
