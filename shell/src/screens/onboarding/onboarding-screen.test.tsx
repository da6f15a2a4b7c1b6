import type { NewClub } from '@canchero/shared-contracts/club';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicSession, saveSession } from '../../session/session-store';
import { queryClient } from '../../storage/query-client';
import { type Answer, ApiServer, error } from '../../testing/api-server';
import { CLUB_ID, someClub, someUser } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { OnboardingScreen } from './onboarding-screen';

const api = new ApiServer();
// nothing covers anything here: looking up whether is what takes long
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
let courtAnswer: Answer = { status: 201, body: { data: {} } };
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  localStorage.clear();
  api.asked = [];
  courtAnswer = { status: 201, body: { data: {} } };
  queryClient.clear();
  saveSession({ token: 't', user: someUser({ club_ids: [] }) });
  api.respond = ({ method, path }) => {
    if (path.endsWith('/courts')) return courtAnswer;
    if (method === 'POST') return { status: 201, body: { data: someClub() } };
    if (path.endsWith('/subscription')) return { status: 200, body: { data: { limits: { max_courts_per_club: 2 } } } };
    return { status: 200, body: { data: path.includes('my-clubs') ? [] : someClub() } };
  };
});

const goOn = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
const posts = (end: string) => api.asked.filter(({ method, path }) => method === 'POST' && path.endsWith(end));

async function price(typed: string) {
  await user.type(screen.getByRole('textbox', { name: 'Precio por hora' }), typed);
  await user.tab();
}

async function toCourts() {
  await user.type(screen.getByRole('textbox', { name: /Nombre del club/ }), 'Club Norte');
  await goOn();
  await goOn();
  const add = await screen.findByRole('button', { name: 'Agregar cancha' });
  await waitFor(() => expect(add).toBeEnabled());
  return add;
}

test('three steps create the club with its hours, then its courts, up to the plan’s limit', async () => {
  renderAt('/onboarding', <OnboardingScreen />);
  await goOn();
  expect(screen.getByText('Ingresá el nombre del club.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Moneda de los precios' }), 'CLP');
  const add = await toCourts();
  expect(screen.queryByText(/cuando quieras/)).not.toBeInTheDocument();
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Crear club' }));
  expect(screen.getByRole('textbox', { name: 'Precio por hora' })).toHaveAccessibleDescription(
    'Ingresá el precio por hora de cada cancha.',
  );
  await price('24000,50');
  await user.click(screen.getByRole('button', { name: 'Crear club' }));
  expect(screen.getByRole('textbox', { name: 'Precio por hora' })).toHaveAccessibleDescription(
    'Los importes en CLP no llevan decimales.',
  );
  expect(posts('/club/clubs')).toEqual([]);
  await price('{Control>}a{/Control}24000');
  expect(screen.getByRole('textbox', { name: 'Precio por hora' })).toHaveValue('24.000');
  await user.click(add);
  expect(add).toBeDisabled();
  expect(screen.getByText('Tu plan incluye 2 canchas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crear club' }));
  await waitFor(() => expect(window.location.pathname).not.toBe('/onboarding'));
  const [club] = posts('/club/clubs').map(({ body }) => body as NewClub);
  expect(club).toMatchObject({ name: 'Club Norte', sports: ['padel'], currency: 'CLP' });
  expect(club?.opening_hours).toHaveLength(7);
  expect(posts('/courts').map(({ body }) => body)).toEqual([
    { name: 'Pádel 1', sport: 'padel', sort: 0, base_price: 2_400_000 },
    { name: 'Pádel 2', sport: 'padel', sort: 1, base_price: 2_400_000 },
  ]);
  expect(publicSession.getState().user?.club_ids).toEqual([CLUB_ID]);
  expect(localStorage.getItem('onboarding')).toBeNull();
});

test('sports are chosen by name, and at least one is required', async () => {
  renderAt('/onboarding', <OnboardingScreen />);
  await user.click(screen.getByText('Pádel'));
  await goOn();
  expect(screen.getByRole('group', { name: 'Deportes' })).toHaveAccessibleDescription('Elegí al menos un deporte.');
  await user.click(screen.getByText('Tenis'));
  expect(screen.getByRole('checkbox', { name: 'Tenis' })).toBeChecked();
  await user.click(await toCourts());
  expect(screen.getByRole('textbox', { name: 'Cancha 1' })).toHaveValue('Tenis 1');
});

test('hours are typed freely and shown in 24 hours, and a missing one is reported', async () => {
  renderAt('/onboarding', <OnboardingScreen />);
  await user.type(screen.getByRole('textbox', { name: /Nombre del club/ }), 'Club Norte');
  await goOn();
  const [opens, weekendOpens] = screen.getAllByRole('textbox', { name: 'Abre' });
  const [closes] = screen.getAllByRole('textbox', { name: 'Cierra' });
  await user.clear(opens as HTMLElement);
  await goOn();
  expect(screen.getAllByText('Ingresá la hora.')[0]).toBeVisible();
  await user.type(opens as HTMLElement, '730');
  await user.clear(closes as HTMLElement);
  await user.type(closes as HTMLElement, '24');
  await user.clear(weekendOpens as HTMLElement);
  expect(opens).toHaveValue('07:30');
  await user.type(weekendOpens as HTMLElement, '9{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Crear club' }));
  await waitFor(() => expect(window.location.pathname).not.toBe('/onboarding'));
  const [club] = posts('/club/clubs').map(({ body }) => body as NewClub);
  expect(club?.opening_hours?.[0]).toEqual({ weekday: 1, open: '07:30', close: '24:00' });
  expect(club?.opening_hours?.[6]).toEqual({ weekday: 7, open: '09:00', close: '23:00' });
});

test('the input survives a reload', async () => {
  const { unmount } = renderAt('/onboarding', <OnboardingScreen />);
  await toCourts();
  unmount();
  renderAt('/onboarding', <OnboardingScreen />);
  expect(await screen.findByRole('heading', { name: 'Tus canchas' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByRole('textbox', { name: /Nombre del club/ })).toHaveValue('Club Norte');
});

test('the next user who opens an account in this browser begins with an empty draft', async () => {
  const { unmount } = renderAt('/onboarding', <OnboardingScreen />);
  await toCourts();
  unmount();
  saveSession({ token: 't2', user: someUser({ id: 'another', club_ids: [] }) });
  renderAt('/onboarding', <OnboardingScreen />);
  expect(screen.getByRole('textbox', { name: /Nombre del club/ })).toHaveValue('');
});

test('an error of the plan’s limit is shown as such', async () => {
  renderAt('/onboarding', <OnboardingScreen />);
  await user.click(await toCourts());
  await price('1');
  courtAnswer = error(403, 'plan_limit_exceeded');
  await user.click(screen.getByRole('button', { name: 'Crear club' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Tu plan no permite agregar más.');
});

test('a failed court is retried without a second club', async () => {
  renderAt('/onboarding', <OnboardingScreen />);
  await user.click(await toCourts());
  await price('1');
  courtAnswer = error(500, 'internal');
  await user.click(screen.getByRole('button', { name: 'Crear club' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error del servidor');
  courtAnswer = { status: 201, body: { data: {} } };
  await user.click(screen.getByRole('button', { name: 'Crear club' }));
  await waitFor(() => expect(window.location.pathname).not.toBe('/onboarding'));
  expect(posts('/club/clubs')).toHaveLength(1);
});

test('two courts with the same name are rejected', async () => {
  renderAt('/onboarding', <OnboardingScreen />);
  const add = await toCourts();
  await user.click(add);
  await user.click(add);
  const second = screen.getByRole('textbox', { name: 'Cancha 2' });
  await user.clear(second);
  await user.type(second, 'Pádel 1');
  await user.click(screen.getByRole('button', { name: 'Crear club' }));
  expect(second).toHaveAccessibleDescription('Hay dos canchas con el mismo nombre.');
  expect(screen.getByRole('textbox', { name: 'Cancha 1' })).toHaveAccessibleDescription('');
  const [price] = screen.getAllByRole('textbox', { name: 'Precio por hora' });
  expect(price).toHaveAccessibleDescription('Ingresá el precio por hora de cada cancha.');
  expect(posts('/club/clubs')).toEqual([]);
});
