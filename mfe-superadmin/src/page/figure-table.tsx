import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useText } from '../text';

const useStyles = makeStyles({
  scroller: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: { minWidth: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  figure: { padding: '8px', textAlign: 'right', fontWeight: tokens.fontWeightRegular },
  name: { padding: '8px', textAlign: 'left', fontWeight: tokens.fontWeightRegular },
  head: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  line: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

interface FigureTableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Column with the name of each row. */
  name: { header: string; cell(row: Row): ReactNode };
  figures: readonly { header: string; cell(row: Row): ReactNode }[];
}

/** Table of many figures: on a narrow screen it scrolls by itself, since a figure without its heading says nothing. */
export function FigureTable<Row>({ label, rows, keyOf, name, figures }: FigureTableProps<Row>) {
  const text = useText();
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={text('table.of', { name: label })}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            <th className={styles.name}>{name.header}</th>
            {figures.map(({ header }) => (
              <th key={header} className={styles.figure}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={styles.line}>
              <th scope="row" className={styles.name}>
                {name.cell(row)}
              </th>
              {figures.map(({ header, cell }) => (
                <td key={header} className={styles.figure}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
