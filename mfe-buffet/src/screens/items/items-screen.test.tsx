import type { Item, ItemChange, PriceChanges } from '@canchero/shared-contracts/item';
import { type ApiServer, late, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { ItemsScreen } from './items-screen';

const drinks = { id: uuid(50), name: 'Bebidas', sort: 0, version: 1 };
const water = anItem({ id: uuid(1), name: 'Agua mineral', sku: '779', category_id: drinks.id, stock: 2, min_stock: 6 });
const coffee = anItem({ id: uuid(2), name: 'Café', price: 260_000, track_stock: false });
const old = anItem({ id: uuid(3), name: 'Promo vieja', active: false });
const user = userEvent.setup();

let api: ApiServer;
let items: Item[];
beforeEach(async () => {
  items = [water, coffee, old];
  api = await startApiServer();
  api.answer(/GET \/items$/, () => items);
  api.answer(/GET \/item-categories/, () => [drinks]);
  api.answer(/PUT \/items/, ({ call, body }) => {
    const { version, ...change } = body as unknown as ItemChange;
    return { ...items.find(({ id }) => call.endsWith(id)), ...change, version: version + 1 };
  });
});
afterEach(() => api.close());

const open = (query = '') => renderScreen(<ItemsScreen />, { apiUrl: api.url, address: `/items${query}` });
const rows = () => screen.getAllByRole('row').slice(1);
const bodies = (call: RegExp) => api.calls.filter((one) => call.test(one.call)).map(({ body }) => body);

test('lists what is for sale with its price, margin and stock; a search narrows it', async () => {
  const page = open();
  const link = await screen.findByRole('link', { name: 'Agua mineral' });
  expect(link).toHaveAttribute('href', `/items?item=${water.id}`);
  expect(rows()).toHaveLength(2);
  await screen.findByRole('cell', { name: 'Bebidas' });
  expect(rows()[0]).toHaveTextContent(/Bebidas.*\$\s?1\.500.*\$\s?600.*60 %.*2 \/ 6/);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'cafe');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(page.location().search).toBe('?q=cafe'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'inactive');
  expect(await screen.findByText('Ningún artículo coincide con el filtro.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Quitar los filtros' })[0] as HTMLElement);
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('a star changes the item at once', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Favorito: Café' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Favorito: Café', pressed: true })).toBeVisible());
  expect(bodies(/PUT/)).toEqual([{ favorite: true, version: 1 }]);
});

test('a change whose answer is lost is made by the same call', async () => {
  const keys: (string | undefined)[] = [];
  api.answer(/PUT \/items/, ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return keys.length === 1 ? new Refusal(504, 'timeout') : { ...coffee, favorite: true, version: 2 };
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Favorito: Café' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Favorito: Café', pressed: true })).toBeVisible());
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeDefined();
});

test('a failed star or removal says why in the words of this remote', async () => {
  api.answer(/(PUT|DELETE) \/items/, () => new Refusal(412, 'stale_version'));
  const page = open(`?item=${coffee.id}`);
  await user.click(await screen.findByRole('button', { name: 'Favorito: Café' }));
  const why = { intent: 'error', body: 'Otra persona lo cambió recién. Ya ves la versión actual.' };
  await waitFor(() => expect(page.toasts).toEqual([why]));
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí, eliminar' }));
  await waitFor(() => expect(page.toasts).toEqual([why, why]));
});

test('a removal that is done after its drawer was closed leaves the item that is open then', async () => {
  const removal = late(null);
  api.answer(/DELETE \/items/, removal.answer);
  const page = open(`?item=${coffee.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Café' }));
  await user.click(drawer.getByRole('button', { name: 'Eliminar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sí, eliminar' }));
  await user.click(question.getByRole('button', { name: 'Conservar' }));
  await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
  await user.click(await screen.findByRole('link', { name: 'Agua mineral' }));
  const next = await screen.findByRole('dialog', { name: 'Agua mineral' });
  removal.come();
  await waitFor(() => expect(page.toasts.at(-1)).toMatchObject({ intent: 'success' }));
  expect(next).toBeVisible();
  expect(page.location().search).toBe(`?item=${water.id}`);
});

test('an item that was removed leaves the address with its drawer', async () => {
  const page = open(`?q=promo&item=${uuid(9)}`);
  await waitFor(() => expect(page.location().search).toBe('?q=promo'));
});

test('what was typed into an item that a colleague removes stays, and cannot be saved', async () => {
  const page = open(`?item=${coffee.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Café' }));
  const name = drawer.getByRole('textbox', { name: 'Nombre' });
  await user.type(name, ' doble');
  items = [water, old];
  await act(() => page.queryClient.invalidateQueries());
  expect(await drawer.findByRole('alert')).toHaveTextContent(/Un colega lo eliminó.*podés copiarlo/);
  expect(name).toHaveValue('Café doble');
  expect(drawer.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
});

test('the drawer says what must be mended, and whose name it is', async () => {
  api.answer(/POST \/items$/, () => new Refusal(409, 'item_name_taken'));
  const page = open('?item=new');
  const drawer = await screen.findByRole('dialog');
  await user.click(within(drawer).getByRole('button', { name: 'Crear artículo' }));
  expect(await within(drawer).findByText('Escribí un nombre.')).toBeVisible();
  expect(within(drawer).getByText('Escribí un precio, como 1500.')).toBeVisible();
  expect(bodies(/POST/)).toEqual([]);
  await user.type(within(drawer).getByRole('textbox', { name: /Nombre/ }), 'Café');
  await user.type(within(drawer).getByRole('textbox', { name: 'Precio' }), '1.500,50');
  expect(page.dirty).toContain('item');
  await user.click(within(drawer).getByRole('button', { name: 'Crear artículo' }));
  expect(await within(drawer).findByText('Ya hay un artículo con ese nombre.')).toBeVisible();
  expect(bodies(/POST \/items$/)[0]).toMatchObject({ name: 'Café', price: 150_050, cost: 0, track_stock: true });
});

test('a minimum stock that cannot be says from which to which number it goes', async () => {
  open(`?item=${water.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Agua mineral' }));
  const least = drawer.getByRole('spinbutton', { name: 'Stock mínimo' });
  await user.clear(least);
  await user.type(least, '1000001');
  await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
  expect(least).toHaveAccessibleDescription(/Escribí un número entero, de 0 a 1\.000\.000\./);
});

test('prices in bulk are seen before they change, and are all or none', async () => {
  api.answer(/POST \/items\/prices/, ({ body }) =>
    (body as unknown as PriceChanges).prices.map(({ item_id, price, version }) => ({
      ...(items.find(({ id }) => id === item_id) as Item),
      price,
      version: version + 1,
    })),
  );
  open('?panel=prices');
  const dialog = await screen.findByRole('dialog');
  const send = () => within(dialog).getByRole('button', { name: /^Cambiar/ });
  expect(send()).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Porcentaje' }), '10');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Redondeo' }), '10000');
  const [water10, coffee10] = within(dialog).getAllByRole('row').slice(1);
  expect(water10).toHaveTextContent(/Agua mineral\$\s?1\.500\$\s?1\.700\+\$\s?200/);
  expect(coffee10).toHaveTextContent(/Café\$\s?2\.600\$\s?2\.900/);
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies(/prices/)).toEqual([
    {
      prices: [
        { item_id: water.id, price: 170_000, version: 1 },
        { item_id: coffee.id, price: 290_000, version: 1 },
      ],
    },
  ]);
  expect(rows()[0]).toHaveTextContent(/\$\s?1\.700/);
});

test('a file is looked at line by line before anything is written', async () => {
  const line = { changes: [], problems: [], action: 'create' };
  const result = {
    dry_run: true,
    lines: [
      { ...line, line: 2, values: { name: 'Jugo', price: '900' } },
      { ...line, line: 3, values: { name: 'Té' }, action: null, problems: [{ field: 'price', problem: 'missing' }] },
    ],
    ignored: ['Color'],
    new_categories: [],
    invalid: 1,
    created: 1,
    updated: 0,
    unchanged: 0,
  };
  api.answer(/POST \/items\/import/, ({ body }) => ({ ...result, dry_run: body.dry_run }));
  const page = open('?panel=import');
  const dialog = await screen.findByRole('dialog');
  const file = new File([''], 'items.csv', { type: 'text/csv' });
  // jsdom's files cannot be read this way
  Object.assign(file, { arrayBuffer: async () => new Uint8Array(Buffer.from('nombre,precio\nJugo,900\nTé,')) });
  await user.upload(within(dialog).getByLabelText('Elegir archivo', { selector: 'input' }), file);
  expect(await within(dialog).findByText('1 nuevo · 1 con problemas')).toBeVisible();
  expect(within(dialog).getByText('Columnas que no se usan: Color')).toBeVisible();
  // the button that chose the file is gone; keys go on in the dialog
  expect(within(dialog).getByRole('button', { name: 'Otro archivo' })).toHaveFocus();
  const [wrong] = within(dialog).getAllByRole('row').slice(1);
  expect(wrong).toHaveTextContent(/^3Precio: FaltaCon problemasTé/);
  await user.click(within(dialog).getByRole('button', { name: 'Importar 1 y dejar 1 afuera' }));
  await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Se importó 1 artículo.'));
  expect(bodies(/import/).map(({ dry_run }) => dry_run)).toEqual([true, false]);
});

test('an empty catalogue leads on, a failure can be tried again', async () => {
  api.answer(/GET \/items$/, () => new Refusal(503, 'unavailable'));
  open();
  expect(await screen.findByText('No se pudieron cargar los artículos')).toBeVisible();
  api.answer(/GET \/items$/, () => []);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay artículos')).toBeVisible();
});

test('a category whose new name is refused keeps what was typed, and takes the mended one', async () => {
  api.refuseNext(/PUT \/item-categories/, { status: 409, error: 'category_name_taken' });
  api.answer(/PUT \/item-categories/, ({ body }) => ({ ...drinks, ...body, version: 2 }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Categorías' }));
  const name = await screen.findByRole('textbox', { name: /Bebidas/ });
  await user.clear(name);
  await user.type(name, 'Kiosco{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya hay una categoría con ese nombre');
  expect(name).toHaveValue('Kiosco');
  await user.type(name, ' 2{Enter}');
  await waitFor(() =>
    expect(bodies(/PUT \/item-categories/)).toEqual([
      { name: 'Kiosco', version: 1 },
      { name: 'Kiosco 2', version: 1 },
    ]),
  );
});

test('a category asks before it is removed from items, with their number; one without any goes at once', async () => {
  const sweets = { ...drinks, id: uuid(51), name: 'Golosinas', sort: 1 };
  api.answer(/GET \/item-categories/, () => [drinks, sweets]);
  api.answer(/DELETE \/item-categories/, () => null);
  const removals = () => api.calls.map(({ call }) => call).filter((call) => call.startsWith('DELETE'));
  open();
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Categorías' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar Golosinas' }));
  await waitFor(() => expect(removals()).toEqual([`DELETE /item-categories/${sweets.id}`]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Eliminar Bebidas' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(screen.getByRole('button', { name: 'Eliminar Bebidas' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar Bebidas?' }));
  expect(question.getByText(/^1 artículo queda sin categoría\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Conservar' }));
  expect(removals()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Eliminar Bebidas' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  await waitFor(() => expect(removals().at(-1)).toBe(`DELETE /item-categories/${drinks.id}`));
});

test('an empty file says so before it is sent', async () => {
  open('?panel=import');
  const dialog = await screen.findByRole('dialog');
  const file = new File([''], 'items.csv', { type: 'text/csv' });
  Object.assign(file, { arrayBuffer: async () => new Uint8Array(Buffer.from('\n')) });
  await user.upload(within(dialog).getByLabelText('Elegir archivo', { selector: 'input' }), file);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('no tiene una columna de nombres');
  expect(bodies(/import/)).toEqual([]);
});

test('prices that a change would bring to nothing are counted, and not sent', async () => {
  open('?panel=prices');
  const dialog = within(await screen.findByRole('dialog'));
  const percent = dialog.getByRole('textbox', { name: 'Porcentaje' });
  await user.type(percent, '-100');
  expect(await dialog.findByText(/^El cambio dejaría 2 artículos gratis\./)).toBeVisible();
  const send = dialog.getAllByRole('button').at(-1) as HTMLElement;
  expect(send).toBeDisabled();
  await user.clear(percent);
  await user.type(percent, '-50');
  await waitFor(() => expect(send).toBeEnabled());
  expect(dialog.queryByText(/gratis/)).toBeNull();
});

test('more prices than change at once say so, and a category narrows them', async () => {
  items = Array.from({ length: 2001 }, (_, n) =>
    anItem({ id: uuid(3000 + n), name: `Alfajor ${n}`, category_id: n === 0 ? drinks.id : null }),
  );
  open('?panel=prices');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Porcentaje' }), '10');
  expect(await dialog.findByText('Cambian hasta 2000 precios por vez. Elegí una categoría.')).toBeVisible();
  const send = dialog.getAllByRole('button').at(-1) as HTMLElement;
  expect(send).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Categoría' }), 'Bebidas');
  await waitFor(() => expect(send).toBeEnabled());
});
