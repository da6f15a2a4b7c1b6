import type { PlatformOverview } from '@canchero/shared-contracts/admin-stats';
import type { RegisteredRelease, Rollout } from '@canchero/shared-contracts/federation';
import type { Revenue } from '@canchero/shared-contracts/revenue';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pathOfSubscription, paths } from '../../paths';
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
  first_load: null,
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
const revenue: Revenue = {
  mrr: 442_000_000,
  owners: 1,
  arpa: 442_000_000,
  by_plan: [],
  by_month: [],
  by_plan_month: [],
  cohorts: [],
};

const overview: PlatformOverview = {
  bookings_today: 4_321,
  past_due: 0,
  suspended: 0,
  late_mails: 0,
  jobs: [{ job: 'billing', succeeded_at: AT, failed_at: null }],
};

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/admin\/revenue/, () => revenue);
  api.answer(/GET \/admin\/overview/, () => overview);
  api.answer(/GET \/admin\/releases$/, () => [release('a1', 400, 1)]);
  api.answer(/GET \/admin\/releases\/rollouts/, () => [{ ...halted, canary: null }]);
});
afterEach(() => api.close());

const open = () => renderScreen(<OverviewScreen />, { apiUrl: api.url, address: paths.overview, club: null });

test('the platform’s figures stand together, and a calm day says so', async () => {
  open();
  expect(await screen.findByText('12.345')).toBeVisible();
  expect(screen.getByText('400')).toBeVisible();
  const releases = screen.getByRole('table', { name: 'Versiones activas' });
  expect(within(releases).getByRole('row', { name: /mfe-buffet/ })).toHaveTextContent(/b1.*23 nov 2026.*–/);
  expect(screen.getByText('Reservas de hoy').nextSibling).toHaveTextContent('4321');
  expect(screen.getByRole('row', { name: /billing/ })).toHaveTextContent(/23 nov 2026.*–/);
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

test('charges that failed and jobs whose last run failed need a hand', async () => {
  const [before, after] = ['2026-11-23T11:00:00.000Z', '2026-11-23T13:00:00.000Z'];
  api.answer(/GET \/admin\/overview/, () => ({
    ...overview,
    past_due: 2,
    late_mails: 3,
    failed_refunds: [{ owner_id: 'u1', payment_id: '777', amount: 4_420_000 }],
    jobs: [
      { job: 'billing', succeeded_at: AT, failed_at: after },
      { job: 'sweep', succeeded_at: AT, failed_at: before },
      { job: 'analyze', succeeded_at: null, failed_at: before },
    ],
  }));
  open();
  expect(await screen.findByText('La tarea billing falla')).toBeVisible();
  expect(screen.getByText('La tarea analyze falla')).toBeVisible();
  expect(screen.getByText('3 correos esperan más de diez minutos')).toBeVisible();
  expect(screen.queryByText('La tarea sweep falla')).toBeNull();
  expect(screen.getByRole('link', { name: 'A 2 dueños no se les pudo cobrar' })).toHaveAttribute(
    'href',
    paths.subscriptions,
  );
  const refund = screen.getByRole('link', {
    name: /^Mercado Pago no devolvió un cobro de \$\s44\.200 \(pago N\.º 777\)/,
  });
  expect(refund).toHaveAttribute('href', pathOfSubscription('u1'));
});

test('an overview that could not be loaded is loaded by a retry', async () => {
  api.answer(/GET \/admin\/revenue/, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar el resumen');
  api.answer(/GET \/admin\/revenue/, () => revenue);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('12.345')).toBeVisible();
});
