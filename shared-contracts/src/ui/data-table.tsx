import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { DataTableProps } from './data-column';
import { TABLE_ROLES } from './table-roles';
import { tokens } from './tokens';
import { VirtualTable } from './virtual-table';
import { VISUALLY_HIDDEN, VisuallyHidden } from './visually-hidden';

/** Widths of the table's container below which rows become cards; the sidebar takes part of the window. */
export const CARDS = '@container (max-width: 760px)';
export const CARDS_WIDE = '@container (max-width: 900px)';

const rules = (cards: typeof CARDS | typeof CARDS_WIDE) =>
  ({
    table: { width: '100%', borderCollapse: 'collapse', [cards]: { display: 'block' } },
    body: { [cards]: { display: 'block' } },
    head: { [cards]: VISUALLY_HIDDEN },
    row: {
      position: 'relative',
      ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
      [cards]: {
        display: 'grid',
        // long text on the right wraps before it leaves the left without a width
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(64%)',
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
    // up to the edge of the scrolling region, over its padding
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

/** Table of records; each row becomes a card where there is little room. `virtual` keeps long lists fast. */
export const DataTable = <Row,>({ virtual, ...table }: DataTableProps<Row>) =>
  virtual ? <VirtualTable {...table} {...virtual} /> : <PlainTable {...table} />;

/** Renders every row; rows are as high as their content. */
function PlainTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  rowClassOf,
  busy = false,
  fixed,
  wide,
}: Omit<DataTableProps<Row>, 'virtual'>) {
  const styles = useStyles();
  const narrow = useCards();
  const broad = useCardsWide();
  const cards = wide ? broad : narrow;
  return (
    <div className={styles.place}>
      <table
        {...TABLE_ROLES.table}
        className={mergeClasses(cards.table, fixed && styles.fixed, busy && styles.busy)}
        aria-label={label}
        aria-busy={busy}
      >
        <thead {...TABLE_ROLES.group} className={cards.head}>
          <tr {...TABLE_ROLES.row}>
            {columns.map(({ id, header, headerHidden, number, className }) => (
              <th
                {...TABLE_ROLES.header}
                key={id}
                scope="col"
                className={mergeClasses(styles.th, className, number && styles.number)}
              >
                {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group} className={cards.body}>
          {rows.map((row) => (
            <tr {...TABLE_ROLES.row} key={keyOf(row)} className={mergeClasses(cards.row, rowClassOf?.(row))}>
              {columns.map(({ id, cell, number, className }) => (
                <td
                  {...TABLE_ROLES.cell}
                  key={id}
                  className={mergeClasses(
                    styles.td,
                    cards.td,
                    fixed && styles.clipped,
                    number && styles.number,
                    className,
                  )}
                >
                  {cell(row, false)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
