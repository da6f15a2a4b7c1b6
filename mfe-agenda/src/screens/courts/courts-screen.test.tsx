import type { CourtLimit } from '@canchero/shared-contracts/subscription';
import { Refusal } from '@canchero/shared-contracts/testing';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor } from '@testing-library/react';
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

const open = () => renderScreen(<CourtsScreen />, { apiUrl: api.url, address: '/courts' });
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
