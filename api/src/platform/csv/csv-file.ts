import type { CsvFile } from '@canchero/shared-contracts/core';
import Papa from 'papaparse';

/** A column: its heading, and what stands in it for a row. Money in whole units with a point, as sheets read it. */
export interface CsvColumn<Row> {
  title: string;
  value(row: Row): string | number | null;
}

/**
 * A table as a file for spreadsheets. Texts that a spreadsheet would run as a formula (they begin with = + - @, a tab or a
 * return) are quoted with an apostrophe; the byte order mark lets Excel read accents.
 */
export function csvFile<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvFile {
  const data = rows.map((row) => columns.map((column) => column.value(row)));
  const table = Papa.unparse({ fields: columns.map((c) => c.title), data }, { escapeFormulae: true, newline: '\r\n' });
  return { name: `${name}.csv`, content: `\uFEFF${table}` };
}

/** Centavos as whole units with two decimals. */
export const csvMoney = (centavos: number): string => (centavos / 100).toFixed(2);
