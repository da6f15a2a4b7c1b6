import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { renderScreen } from '../../testing/render-screen';
import { MercadoPagoCallbackScreen } from './mercadopago-callback-screen';

const user = userEvent.setup({ pointerEventsCheck: 0 });
let api: ClubServer;
beforeEach(async () => {
  api = await startClubServer();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const CALL = /POST \/oauth\/mercadopago\/callback$/;
const open = (query: string) =>
  renderScreen(<MercadoPagoCallbackScreen />, { apiUrl: api.url, address: `/oauth/mercadopago/callback${query}` });
const asked = () => api.calls.filter(({ call }) => CALL.test(call)).map(({ body }) => body);

test('an accepted authorization names the club and sends one request', async () => {
  api.answer(CALL, () => ({ club_id: CLUB_ID, club_name: 'Club de prueba' }));
  const page = open('?code=TG-1&state=abc');
  expect(await screen.findByRole('heading', { name: 'Mercado Pago quedó conectado' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Club de prueba');
  expect(asked()).toEqual([{ code: 'TG-1', state: 'abc' }]);
  await user.click(screen.getByRole('button', { name: 'Volver a la configuración' }));
  expect(page.location()).toMatchObject({ pathname: '/club-config', search: '?tab=mercadopago' });
});

test('a club other than the selected one can be selected', async () => {
  api.answer(CALL, () => ({ club_id: uuid(7), club_name: 'Otro club' }));
  const page = open('?code=TG-1&state=abc');
  await user.click(await screen.findByRole('button', { name: 'Elegir ese club' }));
  expect(page.location().pathname).toBe('/select-club');
});

test.each([
  ['?error=access_denied&state=abc', 'No se hizo la conexión'],
  ['?code=TG-1', 'Acá no hay nada para terminar'],
  ['?state=abc', 'Acá no hay nada para terminar'],
])('%s sends no request and shows: %s', async (query, title) => {
  open(query);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ir a la conexión con Mercado Pago' })).toBeVisible();
  expect(asked()).toEqual([]);
});

test.each([
  ['oauth_state_invalid', 422, /ya se usó o pasaron más de 10 minutos/],
  ['oauth_code_refused', 422, /no aceptó la autorización/],
  ['mercadopago_unavailable', 503, /Mercado Pago no responde/],
  ['permission_denied', 403, /No tienes permisos/],
])('%s is explained, with a link to the configuration instead of a retry', async (error, status, said) => {
  api.refuseNext(CALL, { status, error });
  open('?code=TG-1&state=abc');
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ir a la conexión con Mercado Pago' })).toBeVisible();
});

test('a rate-limited request can be retried', async () => {
  api.refuseNext(CALL, { status: 429, error: 'rate_limited' });
  api.answer(CALL, () => ({ club_id: CLUB_ID, club_name: 'Club de prueba' }));
  open('?code=TG-1&state=abc');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('quedó conectado'));
});
