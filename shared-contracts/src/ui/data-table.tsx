import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { tokens } from './tokens';

/** Widths of the table's place below which its lines are cards: the sidebar takes its part of the window. */
export const CARDS = '@container (max-width: 760px)';
export const CARDS_WIDE = '@container (max-width: 900px)';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Amounts and counts: at the end, so that digits stand below digits. */
  number?: boolean;
  /** Its width, and below `CARDS` its place on the card. */
  className?: string;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  rowClassOf?(row: Row): string | false | undefined;
  /** What is shown is of the search before. */
  busy?: boolean;
  /** Widths are those of the columns' classes, and what is longer ends in an ellipsis. */
  fixed?: boolean;
  /** Cards already below `CARDS_WIDE`, for tables of many columns. */
  wide?: boolean;
}

const rules = (cards: typeof CARDS | typeof CARDS_WIDE) =>
  ({
    table: { width: '100%', borderCollapse: 'collapse', [cards]: { display: 'block' } },
    body: { [cards]: { display: 'block' } },
    head: {
      [cards]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    row: {
      position: 'relative',
      ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
      [cards]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '2px 12px',
        padding: '12px 4px',
        borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      },
    },
    td: {
      padding: '10px 12px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      [cards]: { padding: 0, borderBottomStyle: 'none' },
    },
  }) as const;

const useCards = makeStyles(rules(CARDS));
const useCardsWide = makeStyles(rules(CARDS_WIDE));

const useStyles = makeStyles({
  place: { containerType: 'inline-size' },
  fixed: { tableLayout: 'fixed' },
  busy: { opacity: 0.6 },
  th: {
    position: 'sticky',
    // up to the edge of what scrolls, over its padding
    top: '-16px',
    zIndex: 1,
    padding: '8px 12px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 -1px ${tokens.colorNeutralStroke1}`,
  },
  td: { fontVariantNumeric: 'tabular-nums' },
  clipped: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  number: { textAlign: 'right' },
});

/** Rows and columns where there is room for them; below, each row is a card. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  rowClassOf,
  busy = false,
  fixed,
  wide,
}: DataTableProps<Row>) {
  const styles = useStyles();
  const narrow = useCards();
  const broad = useCardsWide();
  const cards = wide ? broad : narrow;
  return (
    <div className={styles.place}>
      <table
        className={mergeClasses(cards.table, fixed && styles.fixed, busy && styles.busy)}
        aria-label={label}
        aria-busy={busy}
      >
        <thead className={cards.head}>
          <tr>
            {columns.map(({ id, header, number, className }) => (
              <th key={id} scope="col" className={mergeClasses(styles.th, className, number && styles.number)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cards.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={mergeClasses(cards.row, rowClassOf?.(row))}>
              {columns.map(({ id, cell, number, className }) => (
                <td
                  key={id}
                  className={mergeClasses(
                    styles.td,
                    cards.td,
                    fixed && styles.clipped,
                    number && styles.number,
                    className,
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For the link of a row: the whole row leads where it does. What is to be pressed beside it takes `aboveLink`. */
export const useRowStyles = makeStyles({
  link: {
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  aboveLink: { position: 'relative', zIndex: 1 },
});
