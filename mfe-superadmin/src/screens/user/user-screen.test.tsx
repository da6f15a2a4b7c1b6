import type { AdminUserDetails } from '@canchero/shared-contracts/admin-user';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { type ApiServer, dialogTitled, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pathOfUser, paths } from '../../paths';
import { someUser } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { UserScreen } from './user-screen';

let api: ApiServer;
let user: AdminUserDetails;
beforeEach(async () => {
  user = {
    ...someUser(),
    clubs: [
      { id: 'c1', name: 'Club Norte', role: 'manager', permissions: {} },
      { id: 'c2', name: 'Club Sur', role: 'staff', permissions: { schedule: true } },
    ],
    sessions: [
      {
        id: 's1',
        browser: 'Chrome',
        system: 'Windows',
        address: '190.12.…',
        created_at: '2026-11-20T15:00:00.000Z',
        last_used_at: '2026-11-21T15:00:00.000Z',
        current: false,
      },
    ],
  };
  api = await startApiServer();
  api.answer(/GET \/admin\/users\/u1/, () => user);
});
afterEach(() => api.close());

const open = (ownId = 'me') => {
  const routes = (
    <Routes>
      <Route path={paths.user} element={<UserScreen />} />
    </Routes>
  );
  const page = renderScreen(routes, { apiUrl: api.url, address: pathOfUser('u1'), club: null });
  Object.assign(page.host.session.getState(), { user: { id: ownId } });
  return page;
};
const sent = (call: RegExp) => api.calls.filter((one) => call.test(one.call)).map(({ body }) => body);

test('an account shows who it is, where they work and where they are signed in', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bruno Díaz' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Club Norte\s*Encargado/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Chrome · Windows\s*190\.12\.…/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verificar email' })).toBeNull();
});

test.each([
  ['Verificar email', { email_verified_at: null }, /POST .*\/u1\/verify$/, 'El email de Bruno Díaz está verificado'],
  ['Enviar enlace de contraseña', {}, /POST .*\/u1\/reset$/, 'Enlace enviado a Bruno Díaz'],
  ['Cerrar sesiones', {}, /DELETE .*\/u1\/sessions$/, 'Las sesiones de Bruno Díaz están cerradas'],
  ['Hacer super admin', {}, /PUT .*\/u1$/, 'Bruno Díaz es super admin'],
  ['Quitar super admin', { roles: ['super_admin' as const] }, /PUT .*\/u1$/, 'Bruno Díaz ya no es super admin'],
  [
    'Desbloquear',
    { block: { reason: 'Pago en disputa', began_at: '2026-11-20T15:00:00.000Z' } },
    /DELETE .*\/u1\/block$/,
    'Bruno Díaz puede entrar de nuevo',
  ],
])('%s is asked first, then done and said', async (name, given, call, said) => {
  user = { ...user, ...given };
  api.answer(call, () => null);
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent(call)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: said }]));
  expect(sent(call)).toHaveLength(1);
  if (name.includes('super admin'))
    expect(sent(call)).toEqual([{ roles: name.startsWith('Hacer') ? ['super_admin'] : [] }]);
});

test('an account is blocked with a reason; a refusal keeps what was typed', async () => {
  api.answer(/PUT .*\/u1\/block$/, () => new Refusal(409, 'own_account'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquear' }));
  const dialog = within(await dialogTitled('Bloquear a Bruno Díaz'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pago en disputa');
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No se puede hacer con la propia cuenta');
  expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Pago en disputa');
  expect(sent(/PUT .*\/u1\/block$/)).toEqual([{ reason: 'Pago en disputa' }]);
});

test('nobody is offered to block themselves or to take their own role', async () => {
  user = { ...user, roles: ['super_admin'] };
  open('u1');
  expect(await screen.findByRole('button', { name: 'Enviar enlace de contraseña' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Bloquear|super admin/ })).toBeNull();
});

test('an account that is not there says so', async () => {
  api.answer(/GET \/admin\/users\/u1/, () => new Refusal(404, 'not_found'));
  open();
  expect(await screen.findByText('No se pudo cargar el usuario')).toBeVisible();
});

test('what staff may do at a club is replaced with a reason; managers hold all', async () => {
  api.answer(/PUT .*\/u1\/clubs\/c2\/permissions$/, () => undefined);
  open();
  expect(await screen.findByRole('row', { name: /Club Norte/ })).toHaveTextContent(/Encargado.*Todo lo del plan/);
  expect(screen.getByRole('row', { name: /Club Sur/ })).toHaveTextContent(/Personal.*Agenda/);
  expect(screen.queryByRole('button', { name: 'Editar permisos en Club Norte' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Editar permisos en Club Sur' }));
  const form = within(await dialogTitled('Permisos de Bruno Díaz en Club Sur'));
  await userEvent.click(form.getByRole('checkbox', { name: 'Jugadores' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Agenda' }));
  expect(form.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Pidió el dueño');
  await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(sent(/PUT .*permissions$/)).toEqual([
      { permissions: { schedule: false, players: true }, reason: 'Pidió el dueño' },
    ]),
  );
});
