import type { Club } from '@canchero/shared-contracts/club';
import { dialogTitled } from '@canchero/shared-contracts/testing';
import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../../testing/club-server';
import { renderScreen } from '../../../testing/render-screen';
import { ClubConfigScreen } from '../club-config-screen';
import texts from '../lang/es.json';

let api: ClubServer;
let club: Club;
beforeEach(async () => {
  api = await startClubServer();
  club = aClub({ name: 'Volea Pádel', role: 'owner' });
  api.answer(/^GET $/, () => club);
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const open = (given: Partial<Club> = {}) =>
  renderScreen(<ClubConfigScreen />, {
    apiUrl: api.url,
    address: '/club-config?tab=close',
    club: { ...club, ...given },
    permissions: ['configuration', 'schedule'],
    texts,
  });

/** Opens the dialog and fills it in. */
async function ask(name = 'Volea Pádel') {
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el club…' }));
  const dialog = within(await dialogTitled('Cerrar Volea Pádel'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Termina el alquiler');
  await userEvent.type(dialog.getByRole('textbox', { name: /escribí Volea Pádel/ }), name);
  return { ...dialog, confirm: dialog.getByRole('button', { name: 'Cerrar el club' }) };
}

test('an owner closes the club with a reason and its name, and the page goes on without it', async () => {
  api.answer(/POST \/close$/, () => null);
  const page = open();
  const changed: unknown[] = [];
  page.host.bus.on('club.changed', (event) => changed.push(event));
  expect(await screen.findByText(/Durante 90 días soporte lo puede reabrir/)).toBeVisible();
  const { confirm } = await ask();
  await userEvent.click(confirm);
  await waitFor(() => expect(page.location().pathname).toBe('/go/home'));
  expect(api.calls.filter(({ call }) => /POST \/close$/.test(call)).map(({ body }) => body)).toEqual([
    { name: 'Volea Pádel', reason: 'Termina el alquiler' },
  ]);
  expect(page.toasts).toMatchObject([{ title: 'Volea Pádel quedó cerrado' }]);
  expect(changed).toEqual([{ club_id: club.id, version: club.version + 1 }]);
});

test('another name, or no reason, does not close it', async () => {
  open();
  const { confirm, getByRole } = await ask('volea');
  expect(confirm).toBeDisabled();
  await userEvent.clear(getByRole('textbox', { name: /escribí/ }));
  await userEvent.type(getByRole('textbox', { name: /escribí/ }), ' Volea Pádel ');
  expect(confirm).toBeEnabled();
  await userEvent.clear(getByRole('textbox', { name: /^Motivo/ }));
  await userEvent.type(getByRole('textbox', { name: /^Motivo/ }), 'hm');
  expect(confirm).toBeDisabled();
});

test.each([
  [
    'an open cash session',
    { error: 'club_has_open_cash', params: { desk: 'reception' } },
    'La caja de recepción está abierta: cerrala primero.',
    ['Ir a la caja', '/go/reception-cash'],
  ],
  [
    'payments at the gateway',
    { error: 'club_has_waiting_payments', params: { payments: 0, refunds: 2, booking_id: uuid(7) } },
    '2 devoluciones todavía esperan a Mercado Pago. Probá de nuevo cuando termine.',
    ['Ver la reserva', `/detalle-reserva/${uuid(7)}`],
  ],
  [
    'bookings to come',
    { error: 'club_has_bookings', params: { count: 3, first: '2031-01-09T01:00:00.000Z' } },
    'Hay 3 reservas por venir, la primera el mié, 8 ene 2031: cancelalas primero.',
    ['Ver las reservas', '/reservas?from=2031-01-08&to=2032-01-08'],
  ],
])('%s is said in the dialog, with the way there, and nothing typed is lost', async (_what, refusal, said, link) => {
  open();
  api.refuseNext(/POST \/close$/, { status: 409, ...refusal });
  const { confirm, findByRole, getByRole } = await ask();
  await userEvent.click(confirm);
  const alert = await findByRole('alert');
  expect(alert).toHaveTextContent(said);
  const way = within(alert).getByRole('link');
  expect([way.textContent, way.getAttribute('href')]).toEqual(link);
  expect(getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Termina el alquiler');
});

test('a club that was renamed meanwhile says how it is called', async () => {
  open();
  api.refuseNext(/POST \/close$/, { status: 422, error: 'club_name_differs', params: { name: 'Volea Norte' } });
  const { confirm, findByRole } = await ask();
  await userEvent.click(confirm);
  expect(await findByRole('alert')).toHaveTextContent('El club se llama ahora Volea Norte');
});

test('a closing whose answer was lost is one', async () => {
  const page = open();
  api.refuseNext(/POST \/close$/, { status: 404, error: 'not_found' });
  const { confirm } = await ask();
  await userEvent.click(confirm);
  await waitFor(() => expect(page.location().pathname).toBe('/go/home'));
});

test.each(['manager', 'staff', null] as const)('%s does not see it', async (role) => {
  open({ role });
  expect(await screen.findByRole('tab', { name: 'Registro' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Cerrar el club' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Datos y página pública' })).toHaveAttribute('aria-selected', 'true');
});
