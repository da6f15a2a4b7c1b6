import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { renderScreen } from '../../testing/render-screen';
import { ExampleScreen } from './example-screen';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

const open = () => renderScreen(<ExampleScreen />, { apiUrl: api.url, address: paths.start });

test('the club’s courts are listed with the number of their players', async () => {
  api.answer(/GET \/courts/, () => [
    { id: '1', name: 'Pádel 1', capacity: 4 },
    { id: '2', name: 'Tenis 1', capacity: 2 },
  ]);
  open();
  const table = await screen.findByRole('table', { name: 'Example' });
  const [, ...rows] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement) => within(row).getAllByRole('cell');
  expect(rows.map((row) => cells(row).map(({ textContent }) => textContent))).toEqual([
    ['Pádel 1', '4'],
    ['Tenis 1', '2'],
  ]);
});

test('while the courts are loading the screen says so', async () => {
  api.answer(/GET \/courts/, () => new Promise(() => {}));
  open();
  expect(await screen.findByRole('progressbar', { name: 'Cargando...' })).toBeVisible();
});

test('a club without courts is told so', async () => {
  api.answer(/GET \/courts/, () => []);
  open();
  expect(await screen.findByText('El club todavía no tiene canchas.')).toBeVisible();
});

test('courts that could not be loaded are loaded by a retry', async () => {
  api.answer(/GET \/courts/, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar las canchas');
  api.answer(/GET \/courts/, () => [{ id: '1', name: 'Pádel 1', capacity: 4 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('cell', { name: 'Pádel 1' })).toBeVisible();
});
