import type { Revenue, RevenueMonth } from '@canchero/shared-contracts/revenue';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { renderScreen } from '../../testing/render-screen';
import { RevenueScreen } from './revenue-screen';

const month = (given: Partial<RevenueMonth>): RevenueMonth => ({
  month: '2026-10',
  opening: 0,
  new: 0,
  reactivation: 0,
  expansion: 0,
  contraction: 0,
  churn: 0,
  closing: 0,
  churn_rate: null,
  collected: 0,
  ...given,
});

const REVENUE: Revenue = {
  mrr: 1_147_500_000,
  owners: 2,
  arpa: 573_750_000,
  by_plan: [{ plan: 'premium', owners: 2, mrr: 1_147_500_000 }],
  by_month: [
    month({ new: 1_589_500_000, closing: 1_589_500_000, collected: 1_589_500_000 }),
    month({
      month: '2026-11',
      opening: 1_589_500_000,
      churn: -442_000_000,
      closing: 1_147_500_000,
      churn_rate: 0.278,
    }),
  ],
  cohorts: [
    {
      month: '2026-10',
      kept: [
        { month: '2026-10', owners: 3, mrr: 1_589_500_000 },
        { month: '2026-11', owners: 2, mrr: 1_147_500_000 },
      ],
    },
  ],
};

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/admin\/revenue$/, () => REVENUE);
});
afterEach(() => api.close());

const open = () => renderScreen(<RevenueScreen />, { apiUrl: api.url, address: paths.revenue, club: null });

test('the figures of now stand above the months, and cohorts say who stays', async () => {
  open();
  expect(await screen.findByText('27,8 %')).toBeVisible();
  const months = screen.getByRole('table', { name: 'Mes a mes' });
  const [, newest] = within(months).getAllByRole('row');
  expect(newest).toHaveTextContent(/2026-11.*-.*4\.420\.000/);
  const [, cohort] = within(screen.getByRole('table', { name: 'Por mes de llegada' })).getAllByRole('row');
  expect(within(cohort as HTMLElement).getByRole('rowheader')).toHaveTextContent('2026-10');
  expect(
    within(cohort as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '2']);
});

test('movements name owners, so they are read only on demand, for the month that is chosen', async () => {
  api.answer(/GET \/admin\/revenue\/movements$/, ({ query }) => [
    {
      id: '1',
      at: `${query.get('month')}-15T12:00:00.000Z`,
      owner_id: 'o1',
      owner_name: 'Ana Paz',
      owner_email: 'ana@club.test',
      kind: 'new',
      plan: 'premium',
      delta: 442_000_000,
      mrr: 442_000_000,
    },
  ]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '2026-10' }));
  expect(api.calls.some(({ call }) => call.endsWith('/movements'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Ver movimientos' }));
  expect(await screen.findByRole('cell', { name: 'Ana Paz · ana@club.test' })).toBeVisible();
  expect(api.calls.find(({ call }) => call.endsWith('/movements'))?.query.get('month')).toBe('2026-10');
});

test('a platform that earns nothing yet says so', async () => {
  api.answer(/GET \/admin\/revenue$/, () => ({
    ...REVENUE,
    mrr: 0,
    owners: 0,
    arpa: null,
    by_plan: [],
    by_month: [month({})],
    cohorts: [],
  }));
  open();
  expect(await screen.findByText('Todavía nadie paga un plan.')).toBeVisible();
});

test('revenue that could not be loaded is loaded by a retry', async () => {
  api.answer(/GET \/admin\/revenue$/, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar los ingresos');
  api.answer(/GET \/admin\/revenue$/, () => REVENUE);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('27,8 %')).toBeVisible();
});
