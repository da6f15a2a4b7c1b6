import { PassThrough } from 'node:stream';
import type { Worksheet } from 'exceljs';
import type { Notation } from '../../../platform/csv/notation';
import type { Cell, CellKind, Column, Report, Row } from './report';

/** Characters that the name of a sheet must not have. */
const NOT_IN_NAMES = /[*?:\\/[\]]/g;
const LONGEST_NAME = 31;
const DAY_MINUTES = 24 * 60;

/**
 * Writes the tables of a report as sheets of a workbook, row by row. Amounts, dates and times are numbers to it.
 * @see https://learn.microsoft.com/openspecs/office_standards/ms-oe376 Office Open XML
 */
export async function* xlsxChunks(report: Report, notation: Notation): AsyncGenerator<Buffer> {
  const out = new PassThrough();
  writeSheets(report, notation, out).catch((error: Error) => out.destroy(error));
  yield* out;
}

async function writeSheets({ tables }: Report, notation: Notation, out: PassThrough): Promise<void> {
  // loaded at the first export: it takes a third of a second
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  for (const { title, columns, rows } of tables) {
    const sheet = book.addWorksheet(title.replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME), {
      views: [{ state: 'frozen', ySplit: 1 }],
    });
    addHead(sheet, columns, notation);
    for await (const slice of rows) {
      for (const row of slice) sheet.addRow(sheetRow(row, columns)).commit();
      await drained(out);
      if (out.destroyed) return;
    }
    sheet.commit();
  }
  await book.commit();
}

function addHead(sheet: Worksheet, columns: readonly Column[], { dateFormat }: Notation): void {
  const formats: Readonly<Partial<Record<CellKind, string>>> = {
    money: '#,##0.00',
    date: dateFormat,
    time: 'hh:mm',
    moment: `${dateFormat} hh:mm`,
  };
  sheet.columns = columns.map(({ width, kind }) => {
    const numFmt = formats[kind];
    return { width: Math.max(10, width / 4), ...(numFmt && { style: { numFmt } }) };
  });
  const head = sheet.addRow(columns.map(({ title }) => title));
  head.font = { bold: true };
  head.commit();
}

const sheetRow = (row: Row, columns: readonly Column[]) => row.map((cell, at) => sheetCell(cell, columns[at]?.kind));

function sheetCell(cell: Cell, kind: CellKind | undefined): Cell | Date {
  if (cell === null) return null;
  if (kind === 'money') return Number(cell) / 100;
  if (kind === 'date') return new Date(`${cell}T00:00:00Z`);
  if (kind === 'moment') return new Date(`${String(cell).replace(' ', 'T')}Z`);
  if (kind === 'time') return minutesOf(String(cell)) / DAY_MINUTES;
  return cell;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Waits until the reader has taken what was written, or has gone. */
const drained = (out: PassThrough): Promise<void> =>
  new Promise((resolve) => {
    if (!out.writableNeedDrain || out.destroyed) return resolve();
    out.once('drain', resolve).once('close', resolve);
  });
