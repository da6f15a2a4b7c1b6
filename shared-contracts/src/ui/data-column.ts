import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Hides the header from sight where the cells explain themselves. */
  headerHidden?: boolean;
  /** `card` is true in a card of a virtual table; a plain table changes its cells by `className`. */
  cell(row: Row, card: boolean): ReactNode;
  /** True for amounts and counts: aligned at the end, so that digits line up. */
  number?: boolean;
  /** Class for a plain table: width of the column and, below `CARDS`, its place on the card. */
  className?: string;
  /** Track of the CSS grid for a virtual table, as in `minmax(0, 2fr)` or `120px`. */
  width?: string;
  /** Place on a card of two columns for a virtual table; a column that lacks it is left out there. */
  card?: { row: number; column: '1' | '2' | '1 / -1' };
}

/** Settings of a table that renders only the rows in sight. Its rows are equally high. */
export interface Virtual {
  /** Lines of text on a card. */
  cardLines: number;
  /** Width of the table in pixels below which rows become cards; 760 by default. */
  cardsBelow?: number;
  /** Called when the last row comes near, to fetch more. */
  onEnd?: (() => void) | undefined;
}

export interface DataTableProps<Row> {
  label: string;
  /** Keep the array from render to render in a virtual table: a new one renders every row again. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  rowClassOf?: ((row: Row) => string | false | undefined) | undefined;
  /** The rows belong to the previous search. */
  busy?: boolean;
  /** Takes widths from the columns' classes; longer text ends in an ellipsis. */
  fixed?: boolean;
  /** Switches to cards below `CARDS_WIDE` already, for tables of many columns. */
  wide?: boolean;
  /** Renders only the rows in sight: for lists of hundreds of rows and more. */
  virtual?: Virtual;
}
