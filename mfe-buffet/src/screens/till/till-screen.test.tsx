import type { Item } from '@canchero/shared-contracts/item';
import type { ConnectionState } from '@canchero/shared-contracts/mfe';
import { MAX_PART, type NewOrder } from '@canchero/shared-contracts/order';
import { Refusal } from '@canchero/shared-contracts/testing';
import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCashSession } from '../../testing/fixtures';
import {
  api,
  cake,
  coffee,
  DRAFT,
  drinks,
  eachTestHasThreeItems,
  open,
  sales,
  sold,
  tap,
  ticket,
  tile,
  water,
} from '../../testing/opened-till';
import { emptyTicket, withItem } from './model/ticket';

eachTestHasThreeItems();

test('two taps on tiles and one on cash are a sale; the change is told', async () => {
  open();
  await tap(/^Agua/);
  await tap(/^Agua/);
  await tap(/^Café/);
  expect(screen.getByTestId('total')).toHaveTextContent('$ 6.600');
  await userEvent.click(screen.getByRole('button', { name: 'Efectivo' }));
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(sales()).toMatchObject([
    {
      lines: [
        { item_id: water.id, quantity: 2, unit_price: 200_000 },
        { item_id: coffee.id, quantity: 1, unit_price: 260_000 },
      ],
      payments: [{ method: 'cash', amount: 660_000 }],
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^\$\s10\.000$/ }));
  expect(screen.getByText('$ 3.400')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nueva venta' }));
  expect(within(ticket()).getByText('El ticket está vacío')).toBeVisible();
});

test('a ticket whose sale is answered after the till was left is not found again', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer(/POST \/orders$/, async ({ body }) => {
    await asked;
    return sold(body as unknown as NewOrder);
  });
  const page = open();
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'Efectivo' }));
  await waitFor(() => expect(sales()).toHaveLength(1));
  expect(JSON.stringify(page.host.drafts.read(DRAFT))).toContain(water.id);
  cleanup();
  answer();
  await waitFor(() => expect(JSON.stringify(page.host.drafts.read(DRAFT))).not.toContain(water.id));
});

test('what is gone stays in sight and is not sold', async () => {
  const page = open();
  await tap(/^Torta/);
  expect(tile(/^Torta.*Sin stock/)).toHaveAttribute('aria-disabled', 'true');
  expect(page.toasts).toMatchObject([{ body: 'No queda stock de Torta.' }]);
  expect(within(ticket()).getByText('El ticket está vacío')).toBeVisible();
});

test('too little stock: nothing is sold, why is said at the ticket, which stays', async () => {
  api.answer(
    /POST \/orders$/,
    () => new Refusal(409, 'insufficient_stock', { name: 'Agua mineral', stock: 0, wanted: 1 }),
  );
  open();
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent(
    'No alcanza el stock de Agua mineral: quedan 0 y se pide 1.',
  );
  expect(within(ticket()).getByRole('list', { name: 'Artículos del ticket' })).toHaveTextContent('Agua mineral');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Agua mineral' }));
  expect(within(ticket()).queryByRole('alert')).toBeNull();
});

test('a lost connection is said at the ticket, and no longer once it is back', async () => {
  const connection = open().host.connection as unknown as { setState(to: ConnectionState): void };
  await tap(/^Agua/);
  await api.close();
  await userEvent.click(screen.getByRole('button', { name: 'Efectivo' }));
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent(/conexión/);
  await act(async () => connection.setState({ status: 'disconnected' }));
  expect(within(ticket()).getByRole('alert')).toBeVisible();
  await act(async () => connection.setState({ status: 'connected' }));
  expect(within(ticket()).queryByRole('alert')).toBeNull();
  expect(within(ticket()).getByText('Agua mineral')).toBeVisible();
});

test('open tickets are kept, and found again with the one that the address names', async () => {
  const kept = [
    withItem(emptyTicket('t1'), water, 'a'),
    { ...emptyTicket('t2'), customer: { kind: 'name', name: 'Ana' } },
  ];
  const page = open({ address: '/buffet?shelf=all&ticket=t1', drafts: { [DRAFT]: kept } });
  const tabs = await screen.findByRole('group', { name: 'Tickets abiertos' });
  expect(within(tabs).getByRole('button', { name: /Ticket 1/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByTestId('total')).toHaveTextContent('$ 2.000');
  await userEvent.click(within(tabs).getByRole('button', { name: 'Ana' }));
  await tap(/^Café/);
  const now = page.host.drafts.read(DRAFT) as { id: string; lines: unknown[] }[];
  expect(now.map(({ id, lines }) => [id, lines.length])).toEqual([
    ['t1', 1],
    ['t2', 1],
  ]);
  expect(page.location().search).toContain('ticket=t2');
});

test('a ticket that was thrown away comes back', async () => {
  const page = open();
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones del ticket' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Descartar el ticket' }));
  expect(within(ticket()).getByText('El ticket está vacío')).toBeVisible();
  act(() => page.toasts.at(-1)?.action?.run());
  expect(await within(ticket()).findByRole('list', { name: 'Artículos del ticket' })).toHaveTextContent('Agua mineral');
});

test('a scanner is heard wherever the focus is; a code that nothing has is said', async () => {
  const page = open();
  await screen.findByRole('group', { name: 'Artículos a la venta' });
  const scan = (code: string) => {
    for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
  };
  scan('7790001');
  expect(await within(ticket()).findByText('Agua mineral')).toBeVisible();
  scan('9999999');
  expect(page.toasts).toMatchObject([{ body: 'Ningún artículo tiene el código 9999999.' }]);
});

test('a search with one hit is sold by Enter, and the field is free for the next', async () => {
  open();
  const field = await screen.findByRole('searchbox', { name: 'Buscar o escanear' });
  await userEvent.type(field, 'cafe{Enter}');
  expect(within(ticket()).getByText('Café')).toBeVisible();
  expect(field).toHaveValue('');
});

test('the tiles follow each key, Enter right after one takes the item that is left, and the address follows', async () => {
  const page = open();
  const field = await screen.findByRole('searchbox', { name: 'Buscar o escanear' });
  const tiles = () => within(screen.getByRole('group', { name: 'Artículos a la venta' })).getAllByRole('button');
  const typed = (value: string) => fireEvent.change(field, { target: { value } });
  typed('a');
  expect(tiles()).toHaveLength(3);
  typed('ag');
  expect(tiles()).toEqual([tile(/^Agua/)]);
  await waitFor(() => expect(page.location().search).toContain('q=ag'));
  // what the address has by now is not what was typed last
  typed('caf');
  expect(tiles()).toEqual([tile(/^Café/)]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(within(ticket()).getByText('Café')).toBeVisible();
  expect(within(ticket()).queryByText('Agua mineral')).toBeNull();
  expect(tiles()).toHaveLength(3);
  await waitFor(() => expect(page.location().search).not.toContain('q='));
});

test('a shelf ends a search at once, also one that the address does not have yet', async () => {
  const page = open();
  const field = await screen.findByRole('searchbox', { name: 'Buscar o escanear' });
  fireEvent.change(field, { target: { value: 'caf' } });
  fireEvent.click(screen.getByRole('button', { name: 'Bebidas' }));
  expect(field).toHaveValue('');
  expect(tile(/^Agua/)).toBeVisible();
  await waitFor(() => expect(page.location().search).toContain(`shelf=${drinks.id}`));
  expect(page.location().search).not.toContain('q=');
});

test('by keys alone: search, tiles by arrows, quantities, payment', async () => {
  open();
  await screen.findByRole('group', { name: 'Artículos a la venta' });
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  tile(/^Agua/).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(within(ticket()).getByText('Café')).toBeVisible();
  screen.getByRole('button', { name: 'Uno más de Café' }).focus();
  await userEvent.keyboard('++-');
  expect(screen.getByTestId('total')).toHaveTextContent('$ 5.200');
  await userEvent.keyboard('{Alt>}5{/Alt}');
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(sales()[0]?.payments).toEqual([{ method: 'qr', amount: 520_000 }]);
});

test('without an open session cash waits, and why is said; other methods sell', async () => {
  api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking: null }));
  open();
  await tap(/^Agua/);
  expect(await screen.findByText(/No hay una caja abierta/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir la caja' })).toHaveAttribute('href', '/buffet/cash');
  expect(screen.getByRole('button', { name: 'Efectivo' })).toBeDisabled();
  await userEvent.keyboard('{Alt>}1{/Alt}');
  expect(sales()).toEqual([]);
  expect(screen.getByRole('button', { name: 'QR' })).toBeEnabled();
});

test('a cash session that was left open on an earlier day is told with its day; that of today with its hour', async () => {
  const opened = (opened_at: string) =>
    api.answer(/GET \/cash-sessions\/current/, () => ({
      session: aCashSession({ opened_at }),
      needed: true,
      taking: { id: uuid(800), desk: 'buffet' },
    }));
  opened('2025-11-21T12:00:00.000Z');
  open();
  expect(await screen.findByRole('link', { name: 'Caja sin cerrar desde el vie, 21 nov 2025' })).toBeVisible();
  cleanup();
  opened(new Date().toISOString());
  open();
  expect(await screen.findByRole('link', { name: /^Caja abierta desde las / })).toBeVisible();
});

test('a sale that one payment cannot take says the most that it takes', async () => {
  api.answer(/POST \/orders$/, () => new Refusal(422, 'part_too_large', { max: MAX_PART, path: 'payments.0.amount' }));
  open();
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent(
    'Un pago no puede superar 100.000.000. Dividí el pago en partes.',
  );
});

test('what is split between two methods is one sale', async () => {
  open();
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'Dividir el pago' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Medio del pago 2' }), 'QR');
  const first = within(dialog).getByRole('textbox', { name: 'Importe del pago 1' });
  await userEvent.clear(first);
  await userEvent.type(first, '1500');
  expect(within(dialog).getByRole('button', { name: /^Cobrar \$\s2\.500$/ })).toBeDisabled();
  const second = within(dialog).getByRole('textbox', { name: 'Importe del pago 2' });
  await userEvent.clear(second);
  await userEvent.type(second, '500');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Cobrar \$\s2\.000$/ }));
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(sales()[0]?.payments).toEqual([
    { method: 'cash', amount: 150_000 },
    { method: 'qr', amount: 50_000 },
  ]);
});

test('in a currency without decimals the last part alone takes a fraction from before', async () => {
  api.answer(/GET \/items$/, () => [{ ...water, price: 200_050 }]);
  open({ club: aClub({ currency: 'CLP' }) });
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'Dividir el pago' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [first, last] = [1, 2].map((n) => dialog.getByRole('textbox', { name: `Importe del pago ${n}` }));
  expect([first, last].map((field) => (field as HTMLInputElement).value)).toEqual(['1.000', '1.000,50']);
  expect(last).toBeValid();
  await userEvent.clear(first as HTMLElement);
  await userEvent.type(first as HTMLElement, '999,50');
  expect(first).toBeInvalid();
  expect(dialog.getByRole('button', { name: /^Cobrar/ })).toBeDisabled();
  await userEvent.clear(first as HTMLElement);
  await userEvent.type(first as HTMLElement, '999');
  expect(last).toBeInvalid();
  await userEvent.clear(last as HTMLElement);
  await userEvent.type(last as HTMLElement, '1001,50');
  expect(last).toBeValid();
  await userEvent.click(dialog.getByRole('button', { name: /^Cobrar/ }));
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(sales()[0]?.payments?.map(({ amount }) => amount)).toEqual([99_900, 100_150]);
});

test('a line outside of the catalogue says the highest price at its field', async () => {
  open({ address: '/buffet?shelf=all&panel=free' });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Qué es' }), 'Todo');
  const price = dialog.getByRole('textbox', { name: 'Precio' });
  await userEvent.type(price, '100000001');
  expect(price).toHaveAccessibleDescription(/hasta \$\s?100\.000\.000,/);
  expect(dialog.getByRole('button', { name: 'Agregar' })).toBeDisabled();
});

test('what another till sells is seen here: stock, and prices of what is on the ticket', async () => {
  const page = open();
  await tap(/^Agua/);
  page.host.bus.emit('stock.changed', { levels: [{ item_id: water.id, stock: 0 }] });
  await waitFor(() => expect(tile(/^Agua.*Sin stock/)).toBeVisible());
  expect(within(ticket()).getByText('Solo quedan 0')).toBeVisible();
  const dearer: Item = { ...water, price: 250_000, version: 2 };
  page.host.bus.emit('item.changed', { item: dearer });
  await waitFor(() => expect(screen.getByTestId('total')).toHaveTextContent('$ 2.500'));
  expect(page.toasts).toEqual([
    { intent: 'warning', body: 'Cambió el precio de Agua mineral. Mirá el total antes de cobrar.' },
  ]);
  page.host.bus.emit('item.changed', { item: { ...dearer, name: 'Agua sin gas', version: 3 } });
  expect(await within(ticket()).findByText('Agua sin gas')).toBeVisible();
  expect(page.toasts).toHaveLength(1);
});

test('what a colleague takes off sale is marked on the ticket', async () => {
  const page = open();
  await tap(/^Agua/);
  await tap(/^Café/);
  page.host.bus.emit('item.removed', { item_id: coffee.id });
  const mark = await within(ticket()).findByText('Ya no está a la venta: quitalo para cobrar');
  expect(mark.closest('li')).toHaveTextContent('Café');
  await userEvent.click(within(ticket()).getByRole('button', { name: 'Quitar Café' }));
  expect(within(ticket()).queryByText(/Ya no está a la venta/)).toBeNull();
});

test('a ticket stays in sight when the last item for sale is taken off it', async () => {
  const page = open();
  await tap(/^Agua/);
  for (const { id } of [water, coffee, cake]) page.host.bus.emit('item.removed', { item_id: id });
  expect(await screen.findByText('Todavía no hay nada a la venta')).toBeVisible();
  expect(within(ticket()).getByText('Agua mineral')).toBeVisible();
});

test('what another till sells while the items are read again is not undone by the older answer', async () => {
  const page = open();
  await tap(/^Agua/);
  const reads = () => api.calls.filter(({ call }) => call === 'GET /items').length;
  let answer = (_: Item[]) => {};
  api.answer(/GET \/items$/, () => new Promise<Item[]>((resolve) => (answer = resolve)));
  page.host.bus.emit('catalogue.changed', {});
  await waitFor(() => expect(reads()).toBe(2));
  const answerBefore = answer;
  page.host.bus.emit('stock.changed', { levels: [{ item_id: water.id, stock: 0 }] });
  await waitFor(() => expect(reads()).toBe(3));
  answerBefore([water, coffee, cake]);
  answer([{ ...water, stock: 0 }, { ...coffee, name: 'Café doble' }, cake]);
  await waitFor(() => expect(tile(/^Café doble/)).toBeVisible());
  expect(tile(/^Agua.*Sin stock/)).toBeVisible();
});

test('on a booking: charged to it, to be paid with it', async () => {
  const booking = { kind: 'booking', id: uuid(70), name: 'Cancha 2', detail: '20:00 – 21:30' };
  const kept = [{ ...withItem(emptyTicket('t1'), water, 'a'), customer: booking }];
  api.answer(/POST \/bookings\/.*\/consumptions$/, () => ({
    items: [],
    totals: { count: 1, total: 0, paid: 0, open: 0 },
  }));
  const page = open({ drafts: { [DRAFT]: kept } });
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar al turno' }));
  await within(ticket()).findByText('El ticket está vacío');
  expect(api.calls.at(-1)).toMatchObject({
    call: `POST /bookings/${uuid(70)}/consumptions`,
    body: { lines: [{ item_id: water.id, quantity: 1, unit_price: 200_000 }] },
  });
  expect(page.toasts).toMatchObject([{ body: 'Cargado al turno de Cancha 2' }]);
});

test('on a booking: a ticket whose answer was lost, and to which something was added since, says that it is there', async () => {
  const booking = { kind: 'booking', id: uuid(70), name: 'Cancha 2', detail: '20:00 – 21:30' };
  open({ drafts: { [DRAFT]: [{ ...withItem(emptyTicket('t1'), water, 'a'), customer: booking }] } });
  api.refuseNext(/POST \/bookings\/.*\/consumptions$/, { status: 422, error: 'idempotency_mismatch' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar al turno' }));
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent(
    'Este ticket ya se cargó al turno de Cancha 2, como estaba en el intento anterior.',
  );
  expect(within(ticket()).queryByText('El ticket está vacío')).toBeNull();
});

test('on a booking that was cancelled meanwhile: the ticket says so, stays, and is sold without it', async () => {
  const booking = { kind: 'booking', id: uuid(70), name: 'Cancha 2', detail: '20:00 – 21:30' };
  open({ drafts: { [DRAFT]: [{ ...withItem(emptyTicket('t1'), water, 'a'), customer: booking }] } });
  api.refuseNext(/POST \/orders$/, { status: 409, error: 'booking_cancelled' });
  await userEvent.click(await screen.findByRole('button', { name: 'QR' }));
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent('La reserva ya fue cancelada.');
  expect(within(ticket()).getByText('Agua mineral')).toBeVisible();
  await userEvent.click(within(ticket()).getByRole('button', { name: 'Cambiar cliente: Cancha 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sin nombre' }));
  await waitFor(() => expect(within(ticket()).queryByRole('alert')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(sales()[1]).not.toHaveProperty('booking_id');
});

test('a catalogue that cannot be read is said, with a way to try again', async () => {
  let broken = true;
  api.answer(/GET \/items$/, () => (broken ? new Refusal(403, 'permission_denied') : [water]));
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo cargar el catálogo');
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('group', { name: 'Artículos a la venta' })).toBeVisible();
});

test('with nothing for sale, who keeps the catalogue is led there', async () => {
  api.answer(/GET \/items$/, () => []);
  open();
  expect(await screen.findByRole('link', { name: 'Ir al catálogo' })).toHaveAttribute('href', '/items');
});
