import type { AdminClub } from '@canchero/shared-contracts/admin-club';
import { type ApiServer, dialogTitled, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { renderScreen } from '../../testing/render-screen';
import { ClubsScreen } from './clubs-screen';

const club = (name: string): AdminClub => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  sports: ['padel'],
  created_at: '2026-11-01T12:00:00.000Z',
  owner_name: 'Lucía Paz',
  owner_email: 'lucia@volea.test',
  plan: 'premium',
  courts: 3,
  members: 2,
  last_active_at: null,
  signs: [],
  suspension: null,
});

let api: ApiServer;
let asked: string[];
beforeEach(async () => {
  asked = [];
  api = await startApiServer();
  api.answer(/GET \/admin\/clubs/, ({ query }) => {
    asked.push(query.toString());
    const second = query.get('cursor') === 'next';
    return { items: [club(second ? 'Sur' : 'Norte')], total: 2, next_cursor: second ? null : 'next' };
  });
});
afterEach(() => api.close());

const open = () => renderScreen(<ClubsScreen />, { apiUrl: api.url, address: paths.clubs, club: null });

test('clubs are listed, page after page, and searched by text and plan', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Norte/ });
  expect(row).toHaveTextContent(/Lucía Paz · lucia@volea\.test.*3 canchas · 2 personas/);
  expect(screen.getByRole('status')).toHaveTextContent('2 clubes');
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('row', { name: /Sur/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'nor');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Premium');
  await waitFor(() => expect(asked.at(-1)).toBe('search=nor&plan=premium'));
});

test('a club is entered with a reason, to look unless one asks to change it', async () => {
  let body: unknown;
  api.answer(/POST \/admin\/impersonate/, (call) => {
    body = call.body;
    return new Refusal(404, 'not_found');
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar a Norte' }));
  const dialog = screen.getByRole('dialog');
  const go = within(dialog).getByRole('button', { name: 'Entrar' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'hey');
  expect(go).toBeDisabled();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), ', ayuda');
  await userEvent.click(go);
  // a refusal is said, and nothing is lost
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(body).toEqual({ club_id: 'Norte', reason: 'hey, ayuda', write: false });
  expect(within(dialog).getByRole('textbox', { name: /Motivo/ })).toHaveValue('hey, ayuda');
});

test('a club shows what one should look at, and is found by it', async () => {
  api.answer(/GET \/admin\/clubs/, ({ query }) => {
    asked.push(query.toString());
    return { items: [{ ...club('Norte'), signs: ['past_due', 'quiet'] }], total: 1, next_cursor: null };
  });
  open();
  expect(await screen.findByRole('row', { name: /^Norte\s*Pago vencido\s*Sin actividad/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Pago vencido');
  await waitFor(() => expect(asked.at(-1)).toBe('sign=past_due'));
});

test('a club is suspended with a reason, and lifted', async () => {
  const sent: unknown[] = [];
  let suspension: AdminClub['suspension'] = null;
  api.answer(/GET \/admin\/clubs/, () => {
    return { items: [{ ...club('Norte'), suspension }], total: 1, next_cursor: null };
  });
  api.answer(/PUT \/admin\/clubs\/Norte\/suspend/, ({ body }) => {
    sent.push(body);
    suspension = { reason: 'Pago en disputa', began_at: '2026-11-20T15:00:00.000Z' };
    return null;
  });
  api.answer(/DELETE \/admin\/clubs\/Norte\/suspend/, () => {
    suspension = null;
    return null;
  });
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Suspender Norte' }));
  const dialog = within(await dialogTitled('Suspender Norte'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pago en disputa');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspender' }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'Suspendiste Norte' }]));
  expect(sent).toEqual([{ reason: 'Pago en disputa' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reactivar Norte' }));
  const lifting = within(await dialogTitled('Reactivar Norte'));
  expect(lifting.getByText(/^Suspendido desde .*: Pago en disputa$/)).toBeVisible();
  await userEvent.click(lifting.getByRole('button', { name: 'Reactivar' }));
  expect(await screen.findByRole('button', { name: 'Suspender Norte' })).toBeVisible();
});

test('a list that fails says so', async () => {
  api.answer(/GET \/admin\/clubs/, () => new Refusal(500, 'internal'));
  open();
  expect(await screen.findByText('No se pudieron cargar los clubes')).toBeVisible();
});
