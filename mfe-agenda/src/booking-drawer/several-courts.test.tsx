import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

const TAKEN = '2031-01-08T15:00:00.000Z';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [
    aCourt(),
    aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2 }),
    aCourt({ id: uuid(103), name: 'Techada', sort: 3, base_price: 3_000_000 }),
  ];
  api.answer(/GET \/quote$/, ({ query }) => ({
    price: query.get('court_id') === uuid(103) ? 3_000_000 : 1_200_000,
    member: false,
    lines: [],
  }));
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const openForm = async () => {
  page = renderDay({
    apiUrl: api.url,
    search: '?date=2031-01-08&booking=new',
    permissions: ['schedule', 'booking'],
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.selectOptions(await drawer.findByRole('combobox', { name: /^Cancha/ }), 'Cancha 1');
  await user.selectOptions(drawer.getByRole('combobox', { name: /^Inicio/ }), '12:00');
  await user.click(drawer.getByRole('button', { name: '+ Varias canchas' }));
  return drawer;
};
type Drawer = Awaited<ReturnType<typeof openForm>>;
const take = (drawer: Drawer, court: string) => user.click(drawer.getByRole('checkbox', { name: court }));
const prices = (drawer: Drawer) =>
  within(drawer.getByRole('list', { name: 'Precio por cancha' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\s/g, ' '));
const booked = () => api.bookings.map(({ court_id, start }) => [court_id, start]);

test('the price is that of each court and their sum; one price for all counts once for each', async () => {
  const drawer = await openForm();
  await take(drawer, 'Cancha 2');
  const price = drawer.getByRole('textbox', { name: 'Precio de cada cancha' });
  await waitFor(() => expect(price).toHaveValue('12.000'));
  expect(prices(drawer)).toEqual(['Cancha 1$ 12.000', 'Cancha 2$ 12.000', 'Total de 2 canchas$ 24.000']);
  await take(drawer, 'Techada');
  await waitFor(() =>
    expect(prices(drawer)).toEqual([
      'Cancha 1$ 12.000',
      'Cancha 2$ 12.000',
      'Techada$ 30.000',
      'Total de 3 canchas$ 54.000',
    ]),
  );
  expect(price).toHaveValue('');
  await user.type(price, '10000');
  expect(prices(drawer).at(-1)).toBe('Total de 3 canchas$ 30.000');
  await user.click(drawer.getByRole('button', { name: /\$\s?54\.000 · Usar este precio/ }));
  expect(prices(drawer).at(-1)).toBe('Total de 3 canchas$ 54.000');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('3 reservas creadas, 12:00'));
  expect(api.calls.find(({ call }) => call === 'POST /bookings')?.body).toMatchObject({
    court_id: uuid(101),
    more_court_ids: [uuid(102), uuid(103)],
  });
});

test('undoing takes the bookings on all courts back', async () => {
  const drawer = await openForm();
  await take(drawer, 'Techada');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('2 reservas creadas, 12:00'));
  expect(booked()).toHaveLength(2);
  page.toasts.at(-1)?.actions?.at(-1)?.run();
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Reserva nueva deshecha: ya no está'));
  expect(booked()).toEqual([]);
});

test('one of the courts was changed since: the undo takes none back', async () => {
  const drawer = await openForm();
  await take(drawer, 'Techada');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('2 reservas creadas, 12:00'));
  const before = booked();
  api.bookings = api.bookings.map((b) => (b.court_id === uuid(103) ? b : { ...b, version: b.version + 1 }));
  page.toasts.at(-1)?.actions?.at(-1)?.run();
  await waitFor(() => expect(page.toasts.at(-1)?.title).not.toBe('2 reservas creadas, 12:00'));
  expect(page.toasts.at(-1)?.intent).toBe('error');
  expect(booked()).toEqual(before);
});

test('one court is taken: it is named, nothing is booked, and the others are booked without it', async () => {
  api.bookings = [aBooking({ id: uuid(7), court_id: uuid(102), start: TAKEN, description: 'Liga' })];
  const drawer = await openForm();
  await take(drawer, 'Cancha 2');
  await take(drawer, 'Techada');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  const notice = within(await drawer.findByRole('alert'));
  expect(notice.getByText('Cancha 2 ya está ocupada de 12:00 a 13:00 (Liga).')).toBeVisible();
  expect(booked()).toEqual([[uuid(102), TAKEN]]);
  // the times at which all three are free
  expect(notice.getByRole('button', { name: '11:00' })).toBeVisible();
  expect(notice.queryByRole('button', { name: /Cancha 1/ })).toBeNull();
  await user.click(notice.getByRole('button', { name: 'Sin Cancha 2' }));
  expect(drawer.getByRole('checkbox', { name: 'Cancha 2' })).not.toBeChecked();
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(booked()).toHaveLength(3));
  expect(booked().slice(1)).toEqual([
    [uuid(101), TAKEN],
    [uuid(103), TAKEN],
  ]);
});
