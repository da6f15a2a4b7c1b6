import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import Papa from 'papaparse';
import { NOTATIONS, type Notation } from './notation';

/** Amount in a cell, written with the decimal mark of the file's language. */
interface Money {
  centavos: number;
}

type Cell = string | number | Money | null;

/** Column of a table: its heading and its value for a row. */
export interface CsvColumn<Row> {
  title: string;
  value(row: Row): Cell;
}

/** Table as it was read from the database, to be written into a file. */
export interface CsvTable<Row> {
  /** Name of the file, without its ending. */
  name: string;
  language: Language;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
}

/** Rows that are written between two turns of the event loop. */
const SLICE = 50;
/** Texts that a spreadsheet would run as a formula. Numbers are none, even below zero. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Writes a table as a spreadsheet file in its language, letting other requests run in between. Cells are separated by
 * the character that spreadsheets in that language expect. Texts that a spreadsheet would run as a formula (they begin
 * with = + - @, a tab or a return) get an apostrophe in front; the byte order mark lets Excel read accents.
 * @see RFC 4180
 */
export async function csvFile<Row>({ name, language, columns, rows }: CsvTable<Row>): Promise<CsvFile> {
  const notation = NOTATIONS[language];
  const lines = (data: (string | null)[][]) =>
    Papa.unparse(data, { quotes: isMarked, newline: '\r\n', delimiter: notation.separator });
  const parts = [lines([columns.map(({ title }) => title)])];
  for (let at = 0; at < rows.length; at += SLICE) {
    await nextTurn();
    parts.push(
      lines(rows.slice(at, at + SLICE).map((row) => columns.map((column) => written(column.value(row), notation)))),
    );
  }
  return { name: `${name}.csv`, content: `\uFEFF${parts.join('\r\n')}` };
}

/** Marks an amount of a cell. */
export const csvMoney = (centavos: number): Money => ({ centavos });

/** Tells whether a cell is a text with an apostrophe in front, which stands in quotes. */
const isMarked = (cell: string | null) => cell?.startsWith("'") ?? false;

/** Returns a cell as spreadsheets of a language read it: numbers with its decimal mark, texts never as formulas. */
function written(cell: Cell, { decimal }: Notation): string | null {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell === 'object' && cell !== null) return (cell.centavos / 100).toFixed(2).replace('.', decimal);
  return cell !== null && FORMULA.test(cell) ? `'${cell}` : cell;
}
