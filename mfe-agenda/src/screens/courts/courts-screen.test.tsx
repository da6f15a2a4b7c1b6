import type { CourtLimit } from '@canchero/shared-contracts/subscription';
import { late, Refusal } from '@canchero/shared-contracts/testing';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courtsKey } from '../../bookings-data/queries';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aCourt } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { CourtsScreen } from './courts-screen';

const LIMIT: CourtLimit = { plan: 'starter', max: 3, held: 2, exceeded_since: null, blocked_at: null, courts: [] };
const PLAN_LIMIT = /GET \/plan-limit$/;

let api: ClubServer;
beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt({ name: 'Pádel 1' }), aCourt({ id: uuid(102), name: 'Pádel 2', sort: 2 })];
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const open = (query = '') => renderScreen(<CourtsScreen />, { apiUrl: api.url, address: `/courts${query}` });
const newCourt = () => screen.getByRole('button', { name: 'Nueva cancha' });

test('the courts are counted beside those of the plan, and come with its limit', async () => {
  let answer = () => {};
  const read = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer(PLAN_LIMIT, () => read.then(() => LIMIT));
  const { queryClient } = open();
  const isRead = () => queryClient.getQueryState(courtsKey(CLUB_ID))?.status === 'success';
  await waitFor(() => expect(isRead()).toBe(true));
  expect(await screen.findByLabelText('Cargando...')).toBeInTheDocument();
  expect(screen.queryByText('Pádel 1')).toBeNull();
  answer();
  expect(await screen.findByText('2 de 3 canchas de tu plan')).toBeVisible();
  expect(screen.getByText('Pádel 1')).toBeVisible();
  expect(newCourt()).toBeEnabled();
});

test('a plan whose courts are all there lets none be added, and says so', async () => {
  api.answer(PLAN_LIMIT, () => ({ ...LIMIT, max: 2 }));
  open();
  expect(await screen.findByText(/^Tu plan permite 2 canchas/)).toBeVisible();
  expect(newCourt()).toBeDisabled();
});

test('a limit that cannot be read keeps nobody from the courts', async () => {
  api.answer(PLAN_LIMIT, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByText('Pádel 2')).toBeVisible();
  expect(screen.getByText('2 canchas')).toBeVisible();
  expect(newCourt()).toBeEnabled();
});

test('a removal that is done after its drawer was closed leaves the court that is open then', async () => {
  const user = userEvent.setup();
  const [first, second] = api.courts;
  const removal = late(null);
  api.answer(PLAN_LIMIT, () => LIMIT);
  api.answer(/DELETE \/courts/, removal.answer);
  const page = open(`?court=${first?.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Pádel 1' }));
  await user.click(drawer.getByRole('button', { name: 'Eliminar cancha' }));
  const question = within(await screen.findByRole('dialog', { name: /^¿/ }));
  await user.click(question.getByRole('button', { name: 'Eliminar cancha' }));
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
  await user.click(await screen.findByRole('link', { name: 'Pádel 2' }));
  const next = await screen.findByRole('dialog', { name: 'Pádel 2' });
  removal.come();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(next).toBeVisible();
  expect(page.location().search).toBe(`?court=${second?.id}`);
});

test('what was typed into a court that a colleague removes stays, and cannot be saved', async () => {
  const user = userEvent.setup();
  api.answer(PLAN_LIMIT, () => LIMIT);
  const [first, ...others] = api.courts;
  const page = open(`?court=${first?.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Pádel 1' }));
  const name = drawer.getByRole('textbox', { name: 'Nombre' });
  await user.type(name, ' techada');
  api.courts = others;
  await act(() => page.queryClient.invalidateQueries());
  expect(await drawer.findByRole('alert')).toHaveTextContent(/Un colega lo eliminó.*podés copiarlo/);
  expect(name).toHaveValue('Pádel 1 techada');
  expect(drawer.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
});

test('a court that was removed leaves the address with its drawer', async () => {
  api.answer(PLAN_LIMIT, () => LIMIT);
  const page = open(`?court=${uuid(999)}`);
  await waitFor(() => expect(page.location().search).toBe(''));
});
