/**
 * Kind of a column's cells: words, whole numbers, centavos, calendar dates (YYYY-MM-DD), wall times (HH:MM), or both
 * (YYYY-MM-DD HH:MM).
 */
export type CellKind = 'text' | 'count' | 'money' | 'date' | 'time' | 'moment';

/** Value of its column's kind; null for none. */
export type Cell = string | number | null;
export type Row = readonly Cell[];

export interface Column {
  title: string;
  kind: CellKind;
  /** Share of a page's width, relative to the other columns. */
  width: number;
}

export interface Table {
  title: string;
  columns: readonly Column[];
  /** Rows in slices, each small enough to be written without holding up other requests. */
  rows: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  /** Last row on paper, with the sums. Files for spreadsheets have none, since it would be summed again. */
  total?: Row;
}

/** Report as it is written into a file, in the reader's language. */
export interface Report {
  /** Name of the file, without its ending: lower-case ASCII. */
  fileName: string;
  title: string;
  club: string;
  /** Lines under the title on paper: day or period, filters, currency. */
  facts: readonly string[];
  landscape: boolean;
  tables: readonly Table[];
}
