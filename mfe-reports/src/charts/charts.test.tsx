import { type ApiServer, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderScreen } from '../testing/render-screen';
import { ChartPanel } from './chart-panel';
import { ColumnChart } from './column-chart';
import { HeatMap } from './heat-map';
import { RowChart } from './row-chart';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

const open = (chart: ReactNode) => renderScreen(chart, { apiUrl: api.url, address: '/dashboard' });
const count = (value: number) => `${value} reservas`;
const columns = [
  { key: '2026-11-20', axis: 'vie 20', name: 'viernes 20', value: 14, before: 9 },
  { key: '2026-11-21', axis: 'sáb 21', name: 'sábado 21', value: 22, before: 25 },
  { key: '2026-11-22', axis: 'dom 22', name: 'domingo 22', value: 0, before: 3 },
];

test('a column chart says each figure and moves by arrows, Home and End', async () => {
  open(<ColumnChart label="Reservas" columns={columns} format={count} formatAxis={String} beforeName="Antes" whole />);
  const names = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(names[0]).toBe('viernes 20, 14 reservas, Antes: 9 reservas');
  expect(names).toHaveLength(3);
  await userEvent.tab();
  expect(screen.getByRole('img', { name: /^viernes/ })).toHaveFocus();
  expect(screen.getByText('viernes 20')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: /^sábado/ })).toHaveFocus();
  expect(screen.queryByText('viernes 20')).toBeNull();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('img', { name: /^domingo/ })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('img', { name: /^viernes/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('viernes 20')).toBeNull();
});

test('columns are as high as their figures, also below zero', () => {
  open(
    <ColumnChart
      label="Ingresos"
      columns={[
        { key: 'a', axis: 'a', name: 'a', value: 100 },
        { key: 'b', axis: 'b', name: 'b', value: -50 },
      ]}
      format={String}
      formatAxis={String}
    />,
  );
  const heightOf = (name: RegExp) => Number(screen.getByRole('img', { name }).lastElementChild?.getAttribute('height'));
  expect(heightOf(/^a/)).toBeGreaterThan(0);
  expect(heightOf(/^a/)).toBeCloseTo(2 * heightOf(/^b/));
});

test('a heat map moves in both directions and keeps closed hours apart', async () => {
  open(
    <HeatMap
      label="Ocupación"
      rows={['lun', 'mar']}
      columns={['8', '9']}
      shareOf={(row, column) => (row === 1 && column === 1 ? null : 0.5)}
      nameOf={(row, column) => `día ${row} hora ${column}`}
      format={(share) => (share === null ? 'cerrado' : `${share * 100} %`)}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('img', { name: 'día 1 hora 0, 50 %' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'día 1 hora 1, cerrado' })).toHaveFocus();
});

test('a panel shows the same figures as a table', async () => {
  open(
    <ChartPanel
      title="Más vendidos"
      none={null}
      table={{ head: ['Artículo', 'Unidades'], rows: [{ key: 'a', cells: ['Agua', '12'] }], total: ['Total', '12'] }}
    >
      <RowChart label="Más vendidos" rows={[{ key: 'a', name: 'Agua', value: 12 }]} format={count} />
    </ChartPanel>,
  );
  expect(screen.getByRole('img', { name: 'Agua, 12 reservas' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }));
  const table = screen.getByRole('table', { name: 'Más vendidos' });
  expect(within(table).getByRole('row', { name: 'Agua 12' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver gráfico' }));
  expect(screen.getByRole('img', { name: 'Agua, 12 reservas' })).toBeVisible();
});
