import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, session } from '../../session/session-store';
import { type Answer, ApiServer, error } from '../../testing/api-server';
import { someUser } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { LoginScreen } from './login-screen';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  localStorage.clear();
  clearSession();
});

async function submit() {
  await userEvent.type(screen.getByLabelText(/Email/), 'ana@club.test');
  await userEvent.type(screen.getByLabelText(/^Contraseña/), 'Secreta1');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

test.each<[Answer, string]>([
  [error(400, 'bad_request', 'bad_request'), 'Datos inválidos. Verifica la información ingresada.'],
  [error(400, 'bad_request', 'Falta el email'), 'Falta el email'],
  [error(401, 'invalid_credentials'), 'Credenciales inválidas. Verifica tu email y contraseña.'],
  [
    {
      status: 403,
      body: { error: 'account_blocked', message: '', params: { reason: 'Pago en disputa' }, request_id: 'r1' },
    },
    'Tu cuenta está bloqueada: Pago en disputa',
  ],
  [error(403, 'forbidden'), 'No tienes permisos para realizar esta acción.'],
  [error(404, 'not_found'), 'No se encontró el recurso solicitado.'],
  [error(409, 'email_taken'), 'El email ya está registrado. Intenta con otro email.'],
  [error(422, 'validation_failed'), 'Datos de entrada inválidos.'],
  [error(422, 'validation_failed', 'El email es muy largo'), 'El email es muy largo'],
  [error(429, 'rate_limited'), 'Demasiadas solicitudes. Intenta nuevamente en unos minutos.'],
  [error(500, 'internal'), 'Error del servidor. Intenta nuevamente más tarde.'],
  [error(418, 'odd'), 'Ha ocurrido un error inesperado.'],
])('an error (%j) is shown', async (answer, text) => {
  api.respond = () => answer;
  renderAt('/login', <LoginScreen />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(session.getState().user).toBeNull();
});

test('whose session ended is told so, and that what was not saved is gone', () => {
  clearSession(true);
  renderAt('/login', <LoginScreen />, { from: '/agenda' });
  expect(screen.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
  expect(screen.getByText(/Lo que no guardaste hay que cargarlo otra vez/)).toBeVisible();
});

test('who left is welcomed as anybody', () => {
  clearSession(true);
  clearSession();
  renderAt('/login', <LoginScreen />);
  expect(screen.getByRole('heading', { name: 'Te damos la bienvenida' })).toBeVisible();
});

test('a missing connection is shown', async () => {
  await api.stop();
  renderAt('/login', <LoginScreen />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión. Verifica tu conexión a internet.');
  await api.restart();
});

test('signing in remembers the e-mail and continues to the requested page', async () => {
  api.respond = ({ path }) => ({
    status: 200,
    body: { data: path === '/auth/login' ? { token: 't', refresh_token: 'r', user: someUser() } : [] },
  });
  renderAt('/login', <LoginScreen />, { from: '/agenda?date=2026-03-01' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recordar mi email' }));
  await submit();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/agenda?date=2026-03-01'));
  expect(session.getState()).toMatchObject({ token: 't', user: { email: 'ana@club.test' } });
  expect(JSON.parse(localStorage.getItem('rememberedEmail') ?? '{}')).toMatchObject({
    value: 'ana@club.test',
    category: 'persistent',
  });
});

test('nothing is sent while a field is invalid', async () => {
  renderAt('/login', <LoginScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Ingresá un email válido.')).toBeInTheDocument();
  expect(screen.getByText('Ingresá tu contraseña.')).toBeInTheDocument();
  expect(api.asked).toEqual([]);
});
