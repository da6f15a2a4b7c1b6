import type { ErrorBody, Language } from '@canchero/shared-contracts/core';
import excel from 'exceljs';
import Papa from 'papaparse';
import type { Booted } from '../../../../testing/boot';

/** File that a test loaded. */
export interface LoadedFile {
  status: number;
  type: string | undefined;
  name: string | undefined;
  bytes: Buffer;
  error: ErrorBody | undefined;
}

type Value = string | number | Date | null;
type Rows = Record<string, Value>[];

/** Loads a report as a browser does. */
export async function loadFile(
  { app }: Booted,
  clubId: string,
  file: string,
  query: Record<string, string>,
  token: string,
): Promise<LoadedFile> {
  const url = `/api/club/clubs/${clubId}/reports/${file}`;
  const answer = await app.inject({ method: 'GET', url, query, headers: { authorization: `Bearer ${token}` } });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type']?.toString(),
    name: /filename="(.*)"/.exec(String(answer.headers['content-disposition']))?.[1],
    bytes: answer.rawPayload,
    error: answer.statusCode >= 400 ? answer.json<ErrorBody>() : undefined,
  };
}

/** Parses a CSV file of one table, its figures as a spreadsheet in that language would. */
export const tableOf = ({ bytes }: LoadedFile, language: Language): Rows => {
  const [head = [], ...lines] = linesOf(bytes);
  return rowsOf(head, lines, language);
};

/** Parses a CSV file of several tables, each under its title. */
export function tablesOf({ bytes }: LoadedFile, language: Language): Map<string, Rows> {
  const tables = new Map<string, Rows>();
  const lines = linesOf(bytes);
  while (lines.length > 0) {
    const end = lines.findIndex((line) => line.length === 1 && line[0] === '');
    const [title = [], head = [], ...rows] = lines.splice(0, end < 0 ? lines.length : end + 1);
    tables.set(String(title[0]), rowsOf(head, end < 0 ? rows : rows.slice(0, -1), language));
  }
  return tables;
}

function linesOf(bytes: Buffer): string[][] {
  const text = bytes.toString();
  if (!text.startsWith('\uFEFF')) throw new Error('no byte order mark');
  return Papa.parse<string[]>(text.slice(1).trimEnd()).data;
}

const rowsOf = (head: readonly string[], lines: readonly string[][], language: Language): Rows =>
  lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, figureOf(cells[at] ?? '', language)])));

function figureOf(cell: string, language: Language): string | number {
  const figure = language === 'en' ? /^-?\d+(\.\d+)?$/ : /^-?\d+(,\d+)?$/;
  return figure.test(cell) ? Number(cell.replace(',', '.')) : cell;
}

/** Reads the sheets of a workbook, each row by its headings. */
export async function sheetsOf({ bytes }: LoadedFile): Promise<{ name: string; rows: Rows }[]> {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return book.worksheets.map((sheet) => {
    const head = (sheet.getRow(1).values as string[]).slice(1);
    const rows = sheet.getRows(2, sheet.rowCount - 1) ?? [];
    return {
      name: sheet.name,
      rows: rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row.getCell(at + 1).value as Value]))),
    };
  });
}
