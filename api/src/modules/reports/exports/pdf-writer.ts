import { setImmediate as nextTurn } from 'node:timers/promises';
import { dateText, type Notation } from '../../../platform/csv/notation';
import { createSheet, type Sheet } from './pdf-sheet';
import type { Cell, Column, Report, Row, Table } from './report';

export interface PdfTexts {
  /** Text shown instead of the rows of an empty table. */
  none: string;
  page(number: number): string;
}

/** Writes a report for paper: A4, a heading and a table for each part, page numbers. */
export async function* pdfChunks(report: Report, notation: Notation, texts: PdfTexts): AsyncGenerator<Buffer> {
  const sheet = await createSheet(report, texts.page);
  sheet.heading(report.title, [report.club, ...report.facts]);
  for (const table of report.tables) {
    const drawn = sheet.table(table.columns, report.tables.length > 1 ? table.title : null);
    let empty = true;
    for await (const slice of table.rows) {
      for (const row of slice) drawn.row(textsOf(row, table, notation));
      empty &&= slice.length === 0;
      yield* written(sheet);
      await nextTurn();
    }
    if (empty) sheet.note(texts.none);
    else if (table.total) drawn.row(textsOf(table.total, table, notation), true);
  }
  yield* sheet.rest();
}

function* written(sheet: Sheet): Generator<Buffer> {
  for (let chunk = sheet.read(); chunk !== null; chunk = sheet.read()) yield chunk;
}

const textsOf = (row: Row, { columns }: Table, notation: Notation): string[] =>
  row.map((cell, at) => textOf(cell, columns[at], notation));

function textOf(cell: Cell, column: Column | undefined, notation: Notation): string {
  if (cell === null) return '';
  if (column?.kind === 'money') return amount(Number(cell) / 100, notation);
  if (column?.kind === 'count' && typeof cell === 'number') return cell.toLocaleString(notation.locale);
  if (column?.kind === 'date') return dateText(String(cell), notation);
  if (column?.kind === 'moment') {
    const [date = '', time] = String(cell).split(' ');
    return `${dateText(date, notation)} ${time}`;
  }
  return String(cell).replace(/\s+/g, ' ');
}

const formats = new Map<string, Intl.NumberFormat>();
function amount(value: number, { locale }: Notation): string {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format.format(value);
}
