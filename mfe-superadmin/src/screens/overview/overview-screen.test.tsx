import type { RegisteredRelease, Rollout } from '@canchero/shared-contracts/federation';
import type { Revenue } from '@canchero/shared-contracts/revenue';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { renderScreen } from '../../testing/render-screen';
import { OverviewScreen } from './overview-screen';

const AT = '2026-11-23T12:00:00.000Z';
const release = (version: string, loads: number, failures: number): RegisteredRelease => ({
  name: 'mfe-agenda',
  version,
  active: false,
  registered_at: AT,
  author: null,
  contracts: null,
  size: null,
  loads,
  failures,
});
const halted: Rollout = {
  name: 'mfe-buffet',
  version: 'b1',
  activated_at: AT,
  previous_version: null,
  clubs: 12_345,
  canary: {
    version: 'b2',
    percent: 10,
    club_ids: [],
    changed_at: AT,
    halted_by: 'failures',
    tried: { loads: 30, failures: 9 },
    active: { loads: 300, failures: 0 },
    clubs: [],
  },
};
const revenue: Revenue = { mrr: 442_000_000, owners: 1, arpa: 442_000_000, by_plan: [], by_month: [], cohorts: [] };

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/admin\/revenue/, () => revenue);
  api.answer(/GET \/admin\/releases$/, () => [release('a1', 400, 1)]);
  api.answer(/GET \/admin\/releases\/rollouts/, () => [{ ...halted, canary: null }]);
});
afterEach(() => api.close());

const open = () => renderScreen(<OverviewScreen />, { apiUrl: api.url, address: paths.overview, club: null });

test('the platform’s figures stand together, and a calm day says so', async () => {
  open();
  expect(await screen.findByText('12.345')).toBeVisible();
  expect(screen.getByText('400')).toBeVisible();
  expect(screen.getByText('Nada por ahora.')).toBeVisible();
});

test('halted trials, releases that fail from 20 loads on, and a month that loses much need a hand', async () => {
  api.answer(/GET \/admin\/releases\/rollouts/, () => [halted]);
  api.answer(/GET \/admin\/releases$/, () => [release('a1', 400, 8), release('a2', 400, 9), release('a3', 19, 19)]);
  api.answer(/GET \/admin\/revenue/, () => ({ ...revenue, by_month: [{ churn_rate: 0.06 }] }));
  open();
  expect(await screen.findByRole('link', { name: 'La prueba de b2 de mfe-buffet se detuvo sola.' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^a2 de mfe-agenda falla en 2,3/ })).toHaveAttribute('href', paths.releases);
  expect(screen.getByRole('link', { name: /En este mes se perdió 6/ })).toHaveAttribute('href', paths.revenue);
  expect(screen.queryByText(/a1 de|a3 de/)).toBeNull();
});

test('an overview that could not be loaded is loaded by a retry', async () => {
  api.answer(/GET \/admin\/revenue/, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar el resumen');
  api.answer(/GET \/admin\/revenue/, () => revenue);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('12.345')).toBeVisible();
});
