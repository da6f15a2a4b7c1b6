import type { CsvFile } from '@canchero/shared-contracts/core';
import Papa from 'papaparse';

/** Column of a table: its heading and its value for a row. */
export interface CsvColumn<Row> {
  title: string;
  value(row: Row): string | number | null;
}

/**
 * Writes a table as a file for spreadsheets. Texts that a spreadsheet would run as a formula (they begin with = + - @,
 * a tab or a return) get an apostrophe in front; the byte order mark lets Excel read accents.
 * @see RFC 4180
 */
export function csvFile<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvFile {
  const data = rows.map((row) => columns.map((column) => column.value(row)));
  const table = Papa.unparse({ fields: columns.map((c) => c.title), data }, { escapeFormulae: true, newline: '\r\n' });
  return { name: `${name}.csv`, content: `\uFEFF${table}` };
}

/** Formats centavos as whole units with a point and two decimals, which spreadsheets read as a number. */
export const csvMoney = (centavos: number): string => (centavos / 100).toFixed(2);
