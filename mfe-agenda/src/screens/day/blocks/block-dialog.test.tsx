import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../../testing/club-server';
import { aCourt } from '../../../testing/fixtures';
import { renderDay } from '../../../testing/render-day';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup();

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt(), aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2 })];
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const openDay = (...permissions: ('schedule' | 'booking')[]) => {
  page = renderDay({ apiUrl: api.url, search: '?date=2026-11-25', permissions });
  return screen.findByRole('grid');
};

test('reception blocks all courts for the rest of the day from the toolbar', async () => {
  api.answer(/POST \/blocks$/, ({ body }) => ({ ...body, id: uuid(401), club_id: uuid(1), version: 1 }));
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 4_000 }));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar bloqueo' }));
  await waitFor(() => expect(page.toasts).toContainEqual({ intent: 'success', body: 'Canchas bloqueadas' }));
  expect(api.calls.find(({ call }) => call === 'POST /blocks')?.body).toMatchObject({
    court_ids: [uuid(101), uuid(102)],
    start: '2026-11-25T11:00:00.000Z',
    end: '2026-11-26T02:00:00.000Z',
    kind: 'weather',
  });
});

test('who sees the agenda alone is offered no block', async () => {
  await openDay('schedule');
  expect(screen.queryByRole('button', { name: 'Bloquear' })).toBeNull();
});
