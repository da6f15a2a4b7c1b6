/** Tables of data; loaded when a screen with one is first opened. */
export { CARDS, CARDS_WIDE, type DataColumn, DataTable, useRowStyles } from './data-table';
export { ImportLines } from './import-lines';
export { usePreviewStyles } from './preview-styles';
export { type Total, Totals } from './totals';
