import { AppError, importErrors } from '@canchero/shared-contracts/core';
import { seenLine, seenLines } from '@canchero/shared-contracts/seen-text';
import Papa from 'papaparse';

/** Line of a file that is not empty; the headings are line 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/**
 * Parses the text of a CSV file, separated by commas, semicolons or tabs, with or without a byte order mark.
 * An empty line at its end would be taken for one without any separator. A quotation mark that is not closed would take
 * all that follows into its cell.
 * @throws import_quote {line}
 * @see RFC 4180
 */
export function readCsv(content: string): { head: string[]; lines: CsvLine[] } {
  const { data, errors } = Papa.parse<string[]>(content.replace(/^\uFEFF|[\r\n]+$/g, ''), {
    delimitersToGuess: [',', ';', '\t'],
  });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) throw AppError.of(importErrors.import_quote, { line: (quote.row ?? 0) + 1 });
  const [head = [], ...rows] = data;
  const lines = rows
    .map((cells, i) => ({ line: i + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { head, lines };
}

/** Folds case and accents, to compare headings and names. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Removes control characters, and the apostrophe that keeps a cell from being run as a formula. */
export const plainCell = (cell: string): string =>
  seenLines(cell)
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

/** Returns what can be seen of a cell with one line, such as a name, without that apostrophe. */
export const plainLine = (cell: string): string => seenLine(plainCell(cell)).trim();
