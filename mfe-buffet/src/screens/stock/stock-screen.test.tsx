import type { StockMovement } from '@canchero/shared-contracts/stock';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { StockScreen } from './stock-screen';

const water = anItem({ id: uuid(1), name: 'Agua', stock: 5, min_stock: 6, cost: 60_000 });
const balls = anItem({ id: uuid(2), name: 'Tubo', stock: 3, cost: 700_000 });
const coffee = anItem({ id: uuid(3), name: 'Café', track_stock: false });
const user = userEvent.setup();

const aMovement = (n: number, given: Partial<StockMovement> = {}): StockMovement => ({
  id: uuid(1000 + n),
  item_id: water.id,
  item_name: `Agua ${n}`,
  type: 'purchase',
  quantity: 12,
  stock_after: 17,
  unit_cost: 60_000,
  note: '',
  order_id: null,
  order_number: null,
  consumption_id: null,
  created_by: null,
  created_by_name: null,
  created_at: '2026-11-21T15:30:00.000Z',
  ...given,
});

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/items$/, () => [water, balls, coffee]);
  api.answer(/GET \/item-categories/, () => []);
  api.answer(/POST \/stock\/movements/, () => []);
});
afterEach(() => {
  jest.restoreAllMocks();
  return api.close();
});

const open = (query = '', drafts?: Record<string, unknown>) =>
  renderScreen(<StockScreen />, { apiUrl: api.url, address: `/items/stock${query}`, ...(drafts && { drafts }) });
const sent = () => api.calls.filter(({ call }) => call === 'POST /stock/movements').map(({ body }) => body.movements);

test('an entry that begins with an item is unsaved once its quantity or cost is typed', async () => {
  const page = open(`?move=purchase&of=${water.id}`);
  const quantity = await screen.findByRole('textbox', { name: /Cantidad/ });
  expect([...page.dirty]).toEqual([]);
  await user.type(quantity, '2');
  expect([...page.dirty]).toEqual(['stock-movement']);
});

test('says what there is, what it is worth, and what is to buy', async () => {
  open();
  await screen.findByRole('link', { name: 'Agua' });
  expect(screen.queryByText('Café')).not.toBeInTheDocument();
  const totals = screen.getByText('Valor al costo').parentElement;
  expect(totals).toHaveTextContent(/\$\s?24\.000/);
  await user.click(screen.getByRole('checkbox', { name: 'Solo lo que hay que reponer' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tubo' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Agua' })).toHaveAttribute(
    'href',
    `/items/stock?view=movements&item=${water.id}`,
  );
});

test('a purchase of several items is one call, with their costs and the reason', async () => {
  const page = open('?move=purchase');
  const drawer = await screen.findByRole('dialog');
  for (const name of ['Agua', 'Tubo']) {
    await user.click(within(drawer).getByRole('button', { name: /Mostrar los artículos/ }));
    await user.click(await screen.findByRole('option', { name }));
  }
  const [quantity] = within(drawer).getAllByRole('textbox', { name: 'Cantidad' });
  await user.clear(quantity as HTMLElement);
  await user.type(quantity as HTMLElement, '12');
  expect(within(drawer).getByText('De 5 a 17')).toBeVisible();
  await user.type(within(drawer).getByRole('textbox', { name: 'Motivo' }), 'Remito 18');
  await user.click(within(drawer).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Se movió el stock de 2 artículos.'));
  expect(sent()).toEqual([
    [
      { item_id: water.id, type: 'purchase', quantity: 12, unit_cost: 60_000, note: 'Remito 18' },
      { item_id: balls.id, type: 'purchase', quantity: 1, unit_cost: 700_000, note: 'Remito 18' },
    ],
  ]);
});

test('waste says why; of more than there is it goes nowhere; what the service refuses is said', async () => {
  open(`?move=waste&of=${balls.id}`);
  const drawer = await screen.findByRole('dialog');
  const quantity = await within(drawer).findByRole('textbox', { name: 'Cantidad' });
  await user.clear(quantity);
  await user.type(quantity, '4');
  await user.click(within(drawer).getByRole('button', { name: 'Guardar' }));
  expect(await within(drawer).findByText('No alcanza el stock.')).toBeVisible();
  expect(sent()).toEqual([]);
  const params = { item_id: balls.id, name: 'Tubo', stock: 1, wanted: 3 };
  api.answer(/POST \/stock\/movements/, () => new Refusal(409, 'insufficient_stock', params));
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(within(drawer).getByRole('button', { name: 'Guardar' }));
  expect(within(drawer).getByText('Escribí el motivo.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(within(drawer).getByRole('textbox', { name: 'Motivo' }), 'Vencidas');
  await user.click(within(drawer).getByRole('button', { name: 'Guardar' }));
  expect(await within(drawer).findByRole('alert')).toHaveTextContent(
    'No alcanza el stock de Tubo: queda 1 y se piden 3.',
  );
});

test('of two thousand movements only those in the window are on the page; older ones come as one scrolls', async () => {
  const all = Array.from({ length: 200 }, (_, i) => aMovement(i));
  api.answer(/GET \/stock\/movements/, ({ query }) =>
    query.has('cursor')
      ? { items: all.slice(100), next_cursor: null }
      : { items: all.slice(0, 100), next_cursor: all[99]?.id },
  );
  open('?view=movements');
  const table = await screen.findByRole('table', { name: 'Movimientos' });
  expect(table).toHaveAttribute('aria-rowcount', '101');
  expect(screen.getAllByRole('row').length).toBeLessThan(50);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Agua 0Compra\+12/);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: -100 * 52 } as DOMRect);
  fireEvent.scroll(document);
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '201'));
  expect(screen.getByText('Agua 100')).toBeVisible();
});

test('a sheet is counted, kept and saved as a whole with what was known', async () => {
  const drafts = { [`mfe-buffet/count/${CLUB_ID}`]: { [balls.id]: { typed: '2', known: 4 } } };
  const page = open('?view=count', drafts);
  expect(await screen.findByRole('textbox', { name: 'Contado de Tubo' })).toHaveValue('2');
  const field = screen.getByRole('textbox', { name: 'Contado de Agua' });
  await user.type(field, 'x');
  expect(screen.getByRole('button', { name: /^Guardar/ })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '5{Enter}');
  expect(screen.getByRole('textbox', { name: 'Contado de Tubo' })).toHaveFocus();
  expect(screen.getByText('Diferencia al costo').parentElement).toHaveTextContent(/-\$\s?14\.000/);
  await user.click(screen.getByRole('button', { name: 'Guardar 2 contados' }));
  await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Se guardó el recuento de 2 artículos.'));
  expect(sent()).toEqual([
    [
      { item_id: water.id, type: 'count', quantity: 5, known: 5 },
      { item_id: balls.id, type: 'count', quantity: 2, known: 4 },
    ],
  ]);
  await waitFor(() => expect(page.location().search).toBe(''));
});

test('a large count is saved in parts; what was saved before one fails is not saved again', async () => {
  const many = Array.from({ length: 501 }, (_, n) => anItem({ id: uuid(2000 + n), name: `Agua ${n}`, stock: 5 }));
  api.answer(/GET \/items$/, () => many);
  const name = `mfe-buffet/count/${CLUB_ID}`;
  const page = open('?view=count', {
    [name]: Object.fromEntries(many.map(({ id }) => [id, { typed: '4', known: 5 }])),
  });
  api.answer(/POST \/stock\/movements/, ({ body }) =>
    (body.movements as unknown[]).length === 500 || sent().length > 2 ? [] : new Refusal(404, 'not_found'),
  );
  await user.click(await screen.findByRole('button', { name: 'Guardar 501 contados' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Guardar 1 contado' }));
  await waitFor(() => expect(page.toasts.at(-1)?.intent).toBe('success'));
  expect(sent().map((movements) => (movements as unknown[]).length)).toEqual([500, 1, 1]);
  expect(page.host.drafts.read(name)).toEqual({});
});
