import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aCourt } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [
    aCourt({ usual_duration: null }),
    aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2, usual_duration: 90 }),
    aCourt({ id: uuid(103), sport: 'tennis' }),
  ];
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const open = (search: string) => {
  page = renderDay({ apiUrl: api.url, search });
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buscar turno libre' }));
const slot = (date: string, start: string, ...courts: number[]) => ({
  date,
  start,
  courts: courts.map((n) => ({ court_id: uuid(n), price: 4_800_000 })),
});
const asked = () => Object.fromEntries(api.calls.filter(({ call }) => call === 'GET /free-slots').at(-1)?.query ?? []);

test('padel for 90 minutes between 19 and 22: a click on a court opens the new booking there', async () => {
  api.answer(/GET \/free-slots$/, () => [
    slot('2037-11-27', '2037-11-27T22:00:00.000Z', 102),
    slot('2037-11-28', '2037-11-28T23:30:00.000Z', 101, 102),
  ]);
  open('?date=2037-11-25');
  const search = screen.getByRole('button', { name: 'Buscar turno' });
  // beside the bookings' button, which waits for the courts likewise
  await waitFor(() => expect(search).toBeEnabled());
  await user.click(search);
  const box = await dialog();
  await user.type(box.getByRole('textbox', { name: 'Entre las' }), '19:00');
  await user.type(box.getByRole('textbox', { name: 'y las' }), '22:00');
  await waitFor(() =>
    expect(asked()).toEqual({
      from: '2037-11-25',
      days: '14',
      duration: '90',
      sport: 'padel',
      after: '19:00',
      before: '22:00',
    }),
  );
  expect(box.getByRole('heading', { name: 'viernes, 27 de noviembre de 2037' })).toBeVisible();
  await user.click(box.getByRole('button', { name: /^Reservar Cancha 1, 20:30, \$.48\.000$/ }));
  await waitFor(() => expect(page.location().search).toBe('?view=vertical&date=2037-11-28&booking=new'));
  expect(page.location().state).toEqual({
    seed: { court_id: uuid(101), start: '2037-11-28T23:30:00.000Z', duration: 90 },
  });
});

test('the palette’s address opens the search, also where the month was looked at last', async () => {
  localStorage.setItem('agendaView', 'month');
  api.answer(/GET \/free-slots$/, () => []);
  open('?find=slots&date=2037-11-25');
  expect(await (await dialog()).findByText(/No hay turnos libres así/)).toBeVisible();
  localStorage.clear();
});

test('an address that says what is looked for fills the search in; without a duration it is the courts’ usual one', async () => {
  api.courts = api.courts.map((court) => ({ ...court, usual_duration: court.sport === 'tennis' ? 75 : 90 }));
  api.answer(/GET \/free-slots$/, () => []);
  open('?find=slots&date=2037-11-28&play=tennis&minutes=&after=18:00&before=');
  const box = await dialog();
  expect(box.getByRole('combobox', { name: 'Deporte' })).toHaveDisplayValue('Tenis');
  expect(box.getByRole('combobox', { name: 'Duración' })).toHaveDisplayValue('75 minutos');
  await waitFor(() =>
    expect(asked()).toEqual({ from: '2037-11-28', days: '14', duration: '75', sport: 'tennis', after: '18:00' }),
  );
});

test('a clash offers the same hour on other days, on the wanted court where it is free', async () => {
  api.answer(/GET \/free-slots$/, () => [
    slot('2037-11-27', '2037-11-27T22:00:00.000Z', 102),
    slot('2037-11-28', '2037-11-28T22:00:00.000Z', 102, 101),
  ]);
  api.refuseNext(/POST \/bookings$/, { status: 409, error: 'schedule_conflict', params: { conflicts: [] } });
  open('?date=2037-11-25');
  await screen.findByRole('grid');
  const seed = { court_id: uuid(101), start: '2037-11-25T22:00:00.000Z', duration: 60 };
  act(() => page.host.navigate('/agenda?date=2037-11-25&booking=new', { state: { seed } }));
  const drawer = within(await screen.findByRole('dialog', { hidden: true }));
  await user.click(await drawer.findByRole('button', { name: 'Crear reserva', hidden: true }));
  await user.click(await drawer.findByRole('button', { name: 'sáb, 28 nov 2037 · Cancha 1', hidden: true }));
  expect(asked()).toMatchObject({
    from: '2037-11-26',
    sport: 'padel',
    duration: '60',
    after: '19:00',
    before: '20:00',
  });
  expect(await drawer.findByDisplayValue('28/11/2037')).toBeInTheDocument();
});
