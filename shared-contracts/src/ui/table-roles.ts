/**
 * Roles of the parts of a table, for tables whose parts are laid out as blocks or grids: Safari takes the meaning of a
 * part from its display and not from its element.
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/display#tables
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
