import type { AccountSession } from '@canchero/shared-contracts/auth';
import { gatherSavedFiles } from '@canchero/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeOfCaller } from '../../chrome/caller-home';
import { remotes } from '../../federation/remotes';
import { preferences, setLanguage } from '../../i18n/preferences';
import { toastQueue } from '../../parts/toast-queue';
import { syncAccountLanguage } from '../../session/account-language';
import { publicSession, saveSession } from '../../session/session-store';
import { queryClient } from '../../storage/query-client';
import { type Answer, ApiServer, error } from '../../testing/api-server';
import { someUser } from '../../testing/people';
import { someRelease, someRoute } from '../../testing/releases';
import { renderAt } from '../../testing/render-page';
import { ProfileScreen } from './profile-screen';

const aSession = (id: string, change: Partial<AccountSession> = {}): AccountSession => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  address: '190.12.…',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  current: false,
  ...change,
});

const api = new ApiServer();
const user = userEvent.setup();
let open: AccountSession[] = [];
let refusal: Answer | null = null;
beforeAll(async () => {
  await api.start();
  syncAccountLanguage();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  refusal = null;
  open = [aSession('a', { current: true }), aSession('b', { browser: 'Firefox', system: '' }), aSession('c')];
  queryClient.clear();
  saveSession({ token: 't', user: someUser() });
  api.respond = ({ method, path, body }) => {
    if (method === 'GET') return { status: 200, body: { data: open } };
    if (refusal) return refusal;
    if (path.endsWith('/profile')) return { status: 200, body: { data: someUser(body as object) } };
    open = path.endsWith('/sessions') ? open.slice(0, 1) : open.filter(({ id }) => !path.endsWith(`/${id}`));
    return { status: 204 };
  };
});
const sent = (method: string) => api.asked.filter((one) => one.method === method);

test('a new name is saved and shown at once', async () => {
  renderAt('/profile', <ProfileScreen />);
  const name = screen.getByRole('textbox', { name: /Nombre/ });
  const save = screen.getByRole('button', { name: 'Guardar' });
  expect(save).toBeDisabled();
  await user.clear(name);
  expect(screen.getByText('Ingresá tu nombre.')).toBeVisible();
  await user.type(name, 'Ana María');
  await user.click(save);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana María' })).toBeVisible();
  expect(sent('PUT')).toMatchObject([{ body: { name: 'Ana María' } }]);
  expect(publicSession.getState().user?.name).toBe('Ana María');
});

test('the chosen language is stored in the account', async () => {
  setLanguage('pt');
  await waitFor(() => expect(publicSession.getState().user?.language).toBe('pt'));
  expect(sent('PUT')).toMatchObject([{ path: '/auth/protected/profile', body: { language: 'pt' } }]);
  preferences.setState({ language: 'es' });
});

test('those who may open more than one home choose theirs, and it is stored in the account', async () => {
  const home = (path: string, title: string, rank: number) =>
    someRoute(path, { home: rank, title: { es: title, en: title, pt: title } });
  remotes.setState({
    releases: [someRelease({ routes: [home('/day', 'Agenda', 10), home('/figures', 'Panel', 20)] })],
  });
  renderAt('/profile', <ProfileScreen />);
  const choice = screen.getByRole('combobox', { name: /^Pantalla de inicio/ });
  expect(choice).toHaveValue('/day');
  await user.selectOptions(choice, 'Panel');
  await waitFor(() => expect(publicSession.getState().user?.home).toBe('/figures'));
  expect(sent('PUT').at(-1)).toMatchObject({ path: '/auth/protected/profile', body: { home: '/figures' } });
  expect(homeOfCaller()).toBe('/figures');
  await act(async () => remotes.setState({ releases: [someRelease({ routes: [home('/day', 'Agenda', 10)] })] }));
  expect(screen.queryByRole('combobox', { name: /^Pantalla de inicio/ })).toBeNull();
  await act(async () => remotes.setState({ releases: [] }));
});

async function changePassword(current: string, next: string) {
  const form = within(screen.getByRole('region', { name: 'Contraseña' }));
  await user.type(form.getByLabelText(/Contraseña actual/), current);
  await user.type(form.getByLabelText(/Contraseña nueva/), next);
  await user.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
  return form;
}

test('a new password is sent with the current one, and the form is emptied', async () => {
  renderAt('/profile', <ProfileScreen />);
  const form = await changePassword('Secreta1', 'Secreta-2');
  await waitFor(() => expect(form.getByLabelText(/Contraseña actual/)).toHaveValue(''));
  expect(sent('POST')).toMatchObject([{ body: { current_password: 'Secreta1', new_password: 'Secreta-2' } }]);
  expect(toastQueue.getState().waiting.at(-1)).toMatchObject({ body: 'Tu contraseña fue cambiada.' });
});

test('a weak password is not sent', async () => {
  renderAt('/profile', <ProfileScreen />);
  const form = await changePassword('Secreta1', 'corta');
  expect(form.getByText('Todavía no cumple los requisitos de abajo.')).toBeVisible();
  expect(sent('POST')).toEqual([]);
});

test('a wrong current password is reported at its field, and the input is kept', async () => {
  refusal = error(422, 'wrong_password');
  renderAt('/profile', <ProfileScreen />);
  const form = await changePassword('Secreta1', 'Secreta-2');
  expect(await form.findByText('La contraseña actual no es correcta.')).toBeVisible();
  expect(form.getByLabelText(/Contraseña actual/)).toHaveAccessibleDescription('La contraseña actual no es correcta.');
  expect(form.getByLabelText(/Contraseña nueva/)).toHaveValue('Secreta-2');
});

test('each session is listed; this one cannot be ended here, another can, and all others at once', async () => {
  renderAt('/profile', <ProfileScreen />);
  const list = within(screen.getByRole('region', { name: 'Sesiones abiertas' }));
  const [here, other] = await list.findAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome · Windows');
  expect(here).toHaveTextContent('Esta sesión');
  expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(other).toHaveTextContent(/Firefox.*190\.12/);
  await user.click(list.getByRole('button', { name: /Cerrar la sesión de Firefox/ }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  await user.click(list.getByRole('button', { name: 'Cerrar las demás sesiones' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(sent('DELETE').map(({ path }) => path)).toEqual(['/auth/protected/sessions/b', '/auth/protected/sessions']);
});

test('sessions that cannot be read say so and can be read again', async () => {
  api.respond = () => error(500, 'internal');
  renderAt('/profile', <ProfileScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error del servidor');
  api.respond = () => ({ status: 200, body: { data: open } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByRole('listitem', { name: '' })).not.toHaveLength(0);
});

test('all that is kept about the account is saved as a file', async () => {
  const saved = gatherSavedFiles();
  const respond = api.respond;
  api.respond = (asked) =>
    asked.path.endsWith('/account-data') ? { status: 200, body: { data: { clubs: ['Norte'] } } } : respond(asked);
  renderAt('/profile', <ProfileScreen />);
  await user.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.content.type).toBe('application/json');
  expect(sent('GET').map(({ path }) => path)).toContain('/auth/protected/account-data');
});

test('an account is deleted by its password, and who owns clubs learns what to do first', async () => {
  renderAt('/profile', <ProfileScreen />);
  await user.click(screen.getByRole('button', { name: 'Borrar mi cuenta' }));
  const card = within(screen.getByRole('region', { name: 'Tu cuenta' }));
  const confirm = card.getByRole('button', { name: 'Borrar la cuenta para siempre' });
  expect(confirm).toBeDisabled();
  await user.type(card.getByLabelText(/^Contraseña/), 'Secreta-1');
  const params = { clubs: ['Norte', 'Sur'] };
  refusal = { status: 409, body: { error: 'account_in_use', message: 'account_in_use', params, request_id: 'r1' } };
  await user.click(confirm);
  expect(await card.findByText(/reciba tus clubes o los cerremos: Norte, Sur/)).toBeVisible();
  refusal = null;
  await user.click(confirm);
  await waitFor(() => expect(publicSession.getState().user).toBeNull());
  await waitFor(() => expect(sent('POST').at(-1)?.path).toBe('/auth/protected/logout'));
  expect(sent('POST')).toContainEqual(
    expect.objectContaining({ path: '/auth/protected/account-deletion', body: { password: 'Secreta-1' } }),
  );
});
