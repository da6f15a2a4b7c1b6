import { render, screen, within } from '@testing-library/react';
import { UiProvider } from './core';
import { type DataColumn, DataTable } from './table';

interface Item {
  id: string;
  name: string;
  stock: number;
}
const COLUMNS: DataColumn<Item>[] = [
  { id: 'name', header: 'Item', cell: ({ name }) => name },
  { id: 'stock', header: 'Stock', number: true, cell: ({ stock }) => stock },
];
const ITEMS = [
  { id: '1', name: 'Agua', stock: 12 },
  { id: '2', name: 'Pelotas', stock: 3 },
];
const show = (busy: boolean) =>
  render(
    <UiProvider theme="light">
      <DataTable label="Stock" columns={COLUMNS} rows={ITEMS} keyOf={({ id }) => id} busy={busy} />
    </UiProvider>,
  );

test('a row for each thing, with its cells below their headings', () => {
  show(false);
  const [head, ...rows] = within(screen.getByRole('table', { name: 'Stock' })).getAllByRole('row');
  const cells = (row: HTMLElement | undefined, role: string) =>
    within(row as HTMLElement)
      .getAllByRole(role)
      .map((cell) => cell.textContent);
  expect(cells(head, 'columnheader')).toEqual(['Item', 'Stock']);
  expect(rows.map((row) => cells(row, 'cell'))).toEqual([
    ['Agua', '12'],
    ['Pelotas', '3'],
  ]);
});

test('numbers end where the column ends', () => {
  show(false);
  expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveStyle({ textAlign: 'right' });
  expect(screen.getByRole('cell', { name: '12' })).toHaveStyle({ textAlign: 'right' });
  expect(screen.getByRole('cell', { name: 'Agua' })).not.toHaveStyle({ textAlign: 'right' });
});

test('says that what is shown is of the search before', () => {
  show(true);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

const ROLES = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' };

test.each([
  ['plain', {}],
  ['virtual', { virtual: { cardLines: 2 } }],
])('every part of a %s table names its role, whatever its display', (_, kind) => {
  render(
    <UiProvider theme="light">
      <DataTable label="Stock" columns={COLUMNS} rows={ITEMS} keyOf={({ id }) => id} {...kind} />
    </UiProvider>,
  );
  const table = screen.getByRole('table', { name: 'Stock' });
  for (const part of [table, ...table.querySelectorAll('thead, tbody, tr, th, td')])
    expect(part).toHaveAttribute('role', ROLES[part.localName as keyof typeof ROLES]);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
});
