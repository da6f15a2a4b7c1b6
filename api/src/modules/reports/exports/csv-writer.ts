import Papa from 'papaparse';
import type { Notation } from '../../../platform/csv/notation';
import type { Cell, CellKind, Report, Row } from './report';

/** Texts that a spreadsheet would run as a formula; they get an apostrophe in front. Negative numbers are exempt. */
const FORMULA = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\n]/;

/**
 * Writes the tables of a report below each other, with a line of headings; if there are several, each under its title
 * and with an empty line between. Dates are YYYY-MM-DD, moments YYYY-MM-DD HH:MM. The byte order mark lets Excel read
 * accents.
 * @see RFC 4180
 */
export async function* csvChunks({ tables }: Report, notation: Notation): AsyncGenerator<string> {
  const lines = (rows: readonly Row[]) => {
    const options = { delimiter: notation.separator, newline: '\r\n', escapeFormulae: FORMULA };
    return rows.length === 0 ? '' : `${Papa.unparse(rows as Cell[][], options)}\r\n`;
  };
  yield '\uFEFF';
  for (const [i, { title, columns, rows }] of tables.entries()) {
    if (tables.length > 1) yield `${i > 0 ? '\r\n' : ''}${lines([[title]])}`;
    yield lines([columns.map((column) => column.title)]);
    for await (const slice of rows) {
      yield lines(slice.map((row) => row.map((cell, at) => textOf(cell, columns[at]?.kind, notation))));
    }
  }
}

const textOf = (cell: Cell, kind: CellKind | undefined, { decimal }: Notation): Cell =>
  kind === 'money' && typeof cell === 'number' ? (cell / 100).toFixed(2).replace('.', decimal) : cell;
