import { type ApiServer, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { paths } from './paths';
import { BuffetRoutes } from './routes';
import { renderScreen } from './testing/render-screen';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

test.each([
  [paths.till, 'Buffet'],
  [paths.orders, 'Pedidos'],
  [paths.cash, 'Caja'],
  [paths.items, 'Artículos'],
  [paths.stock, 'Stock'],
  [paths.consumptions, 'Consumos'],
])('%s opens under its name', async (path, name) => {
  renderScreen(<BuffetRoutes />, { apiUrl: api.url, address: path });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('neighbours are one step away', async () => {
  renderScreen(<BuffetRoutes />, { apiUrl: api.url, address: paths.cash });
  const sections = await screen.findByRole('navigation', { name: 'Secciones' });
  expect(within(sections).getByRole('link', { name: 'Caja' })).toHaveAttribute('aria-current', 'page');
  expect(within(sections).getByRole('link', { name: 'Venta' })).toHaveAttribute('href', paths.till);
});
