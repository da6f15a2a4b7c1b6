import type { Club } from '@canchero/shared-contracts/club';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt({ name: 'Cancha 1' })];
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const open = async (booking: string) => {
  page = renderDay({
    apiUrl: api.url,
    search: `?date=2037-11-25&booking=${booking}`,
    permissions: ['schedule', 'booking'],
  });
  return within(await screen.findByRole('dialog'));
};
const changeZone = () =>
  act(() => {
    const clubs = page.host.clubs as typeof page.host.clubs & { setState(part: { selected: Club }): void };
    const selected = { ...(clubs.getState().selected as Club), timezone: 'America/Bogota', version: 9 };
    clubs.setState({ selected });
  });
const start = (drawer: Awaited<ReturnType<typeof open>>) =>
  (drawer.getByRole('combobox', { name: /^Inicio/ }) as HTMLSelectElement).selectedOptions[0]?.textContent;

test('the time that was chosen for a new booking stays when a colleague changes the club’s time zone', async () => {
  const drawer = await open('new');
  await user.selectOptions(await drawer.findByRole('combobox', { name: /^Cancha/ }), 'Cancha 1');
  await user.selectOptions(drawer.getByRole('combobox', { name: /^Inicio/ }), '12:00');
  changeZone();
  await waitFor(() => expect(start(drawer)).toBe('12:00'));
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(api.bookings).toHaveLength(1));
  expect(api.bookings[0]?.start).toBe('2037-11-25T17:00:00.000Z');
});

test('a stored time is the same moment, and nothing of it is sent', async () => {
  api.bookings = [aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z' })];
  const drawer = await open(uuid(1));
  await user.type(await drawer.findByLabelText('Descripción'), 'Con Paz');
  changeZone();
  await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(api.bookings[0]?.description).toBe('Con Paz'));
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).not.toHaveProperty('start');
  expect(api.bookings[0]?.start).toBe('2037-11-25T13:00:00.000Z');
});
