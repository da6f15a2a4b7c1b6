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
  closing: null,
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

const open = (address: string = paths.clubs) => renderScreen(<ClubsScreen />, { apiUrl: api.url, address, club: null });

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

test('what was searched is in the address, from which it is read; what is wrong there is left out', async () => {
  const page = open(`${paths.clubs}?search=nor&plan=gold&sign=past_due`);
  expect(await screen.findByRole('searchbox', { name: 'Buscar' })).toHaveValue('nor');
  await waitFor(() => expect(asked).toEqual(['search=nor&sign=past_due']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Todos');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Premium');
  await waitFor(() => expect(page.location().search).toBe('?search=nor&plan=premium'));
});

test('the clubs that are listed stay when the next ones cannot be read, which is said', async () => {
  open();
  await screen.findByRole('row', { name: /Norte/ });
  api.answer(/GET \/admin\/clubs/, () => new Refusal(500, 'internal'));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error del servidor');
  expect(screen.getByRole('row', { name: /Norte/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver más' })).toBeEnabled();
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

describe('a club that its owner closed', () => {
  const closing = {
    reason: 'Termina el alquiler',
    closed_at: '2026-11-20T15:00:00.000Z',
    until: '2027-02-18T15:00:00.000Z',
    erased_at: null as string | null,
  };
  let closed: AdminClub['closing'];
  beforeEach(() => {
    closed = closing;
    api.answer(/GET \/admin\/clubs/, ({ query }) => {
      asked.push(query.toString());
      const items = [{ ...club('Norte'), closing: closed, signs: closed ? ['closed'] : [] }];
      return { items, total: 1, next_cursor: null };
    });
  });

  test('has a badge, is found by its state, and is opened again with a reason', async () => {
    const sent: unknown[] = [];
    api.answer(/PUT \/admin\/clubs\/Norte\/reopen/, ({ body }) => {
      sent.push(body);
      closed = null;
      return null;
    });
    const page = open();
    expect(await screen.findByRole('row', { name: /^Norte\s*Cerrado/ })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Cerrado');
    await waitFor(() => expect(asked.at(-1)).toBe('sign=closed'));
    await userEvent.click(await screen.findByRole('button', { name: 'Reabrir Norte' }));
    const dialog = within(await dialogTitled('Reabrir Norte'));
    expect(dialog.getByText(/^Su dueño lo cerró el 20 nov 2026.*: Termina el alquiler$/)).toBeVisible();
    expect(dialog.getByText(/Se puede hasta el 18 feb 2027/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fue un error');
    await userEvent.click(dialog.getByRole('button', { name: 'Reabrir' }));
    await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'Norte está abierto de nuevo' }]));
    expect(sent).toEqual([{ reason: 'Fue un error' }]);
    expect(await screen.findByRole('button', { name: 'Suspender Norte' })).toBeVisible();
  });

  test('is neither entered nor suspended, and stays closed if the plan of its owner is full', async () => {
    api.answer(/PUT \/admin\/clubs\/Norte\/reopen/, () => {
      return new Refusal(403, 'plan_limit_exceeded', { resource: 'clubs', max: 1, used: 1 });
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Reabrir Norte' }));
    const dialog = within(await dialogTitled('Reabrir Norte'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fue un error');
    await userEvent.click(dialog.getByRole('button', { name: 'Reabrir' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'El plan de su dueño tiene lugar para 1 club, y ya tiene 1.',
    );
    expect(screen.queryByRole('button', { name: /Entrar a Norte|Suspender Norte/, hidden: true })).toBeNull();
  });

  test('stays closed once its data were erased', async () => {
    closed = { ...closing, erased_at: '2027-02-18T16:00:00.000Z' };
    open();
    expect(await screen.findByRole('row', { name: /Datos borrados/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reabrir Norte' })).toBeNull();
  });
});

test('a list that fails says so', async () => {
  api.answer(/GET \/admin\/clubs/, () => new Refusal(500, 'internal'));
  open();
  expect(await screen.findByText('No se pudieron cargar los clubes')).toBeVisible();
});
