/** Tables of data, loaded when a screen with one is first opened. */
export type { DataColumn } from './data-column';
export { CARDS, CARDS_WIDE, DataTable } from './data-table';
export { ImportLines } from './import-lines';
export { usePreviewStyles } from './preview-styles';
export { useCellStyles, useRowStyles } from './table-styles';
export { type Total, Totals } from './totals';
