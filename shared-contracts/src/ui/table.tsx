/** Tables of data; loaded when a screen with one is first opened. */
export {
  createTableColumn,
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  Table,
  TableBody,
  TableCell,
  type TableColumnDefinition,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
