import Papa from 'papaparse';

/** A line of a file with something in it; the headings are line 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** The text of a CSV file, separated by commas, semicolons or tabs, with or without byte order mark. */
export function readCsv(content: string): { head: string[]; lines: CsvLine[] } {
  const { data } = Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), { delimitersToGuess: [',', ';', '\t'] });
  const [head = [], ...rows] = data;
  const lines = rows
    .map((cells, i) => ({ line: i + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { head, lines };
}

/** Without case and accents, as headings and names are compared. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Without control characters and without the apostrophe that guards a cell from being run as a formula. */
export const plainCell = (cell: string): string =>
  cell
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
