import type { Club } from '@canchero/shared-contracts/club';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../../testing/club-server';
import { aBooking, aCourt } from '../../../testing/fixtures';
import { renderDay } from '../../../testing/render-day';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup({ pointerEventsCheck: 0 });
const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt()];
  api.bookings = [aBooking({ id: uuid(1), start: at(20), description: 'Gómez' })];
  const block = { id: uuid(401), club_id: uuid(1), court_ids: [uuid(101)], start: at(18), end: at(20), version: 3 };
  api.answer(/GET \/blocks$/, () => [{ ...block, kind: 'weather', reason: 'Lluvia' }]);
  api.answer(/PUT \/blocks/, ({ body }) => ({ ...block, ...body, version: 4 }));
  page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25', permissions: ['schedule', 'booking'] });
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const openBlock = async () => {
  await screen.findByText('Clima: Lluvia');
  act(() => screen.getByRole('gridcell', { name: /Gómez/ }).focus());
  await user.keyboard('{ArrowUp}{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Bloqueo de canchas' }));
};
const changeZone = () =>
  act(() => {
    const clubs = page.host.clubs as typeof page.host.clubs & { setState(part: { selected: Club }): void };
    const selected = { ...(clubs.getState().selected as Club), timezone: 'America/Bogota', version: 9 };
    clubs.setState({ selected });
  });
const sent = () => api.calls.find(({ call }) => call.startsWith('PUT /blocks'))?.body;

test('a block whose reason alone is changed stays where it is when a colleague changes the club’s time zone', async () => {
  const dialog = await openBlock();
  await user.type(dialog.getByRole('textbox', { name: 'Detalle (opcional)' }), ' fuerte');
  changeZone();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Hora de inicio' })).toHaveValue('13:00'));
  await user.click(dialog.getByRole('button', { name: 'Guardar bloqueo' }));
  await waitFor(() => expect(sent()).toMatchObject({ start: at(18), end: at(20), reason: 'Lluvia fuerte' }));
});

test('a block that a colleague’s change of the time zone alone moved on the clock closes without a question', async () => {
  const dialog = await openBlock();
  changeZone();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Hora de inicio' })).toHaveValue('13:00'));
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an end that was typed stays as it is read, and the start that nobody changed the same moment', async () => {
  const dialog = await openBlock();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Hora de fin' }), { target: { value: '16:30' } });
  changeZone();
  await user.click(dialog.getByRole('button', { name: /^(Guardar bloqueo|Suspender)/ }));
  const edges = { start: at(18), end: '2037-11-25T21:30:00.000Z' };
  const any = () => api.calls.find(({ call }) => /^(PUT \/blocks|POST \/suspensions)/.test(call))?.body;
  await waitFor(() => expect(any()).toMatchObject(edges));
});
