import type { Revenue, RevenueMonth } from '@canchero/shared-contracts/revenue';
import { type ApiServer, gatherSavedFiles, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  owners: 0,
  arpa: null,
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
      owners: 2,
      arpa: 573_750_000,
      churn_rate: 0.278,
    }),
  ],
  by_plan_month: [
    { month: '2026-10', plan: 'premium', owners: 3, mrr: 1_589_500_000 },
    { month: '2026-11', plan: 'premium', owners: 2, mrr: 1_147_500_000 },
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
  const months = await screen.findByRole('table', { name: 'Mes a mes' });
  const [, newest] = within(months).getAllByRole('row');
  expect(newest).toHaveTextContent(/noviembre de 2026.*-.*4\.420\.000.*2.*5\.737\.500.*27,8/);
  const [, byPlan] = within(screen.getByRole('table', { name: 'Por plan y mes' })).getAllByRole('row');
  expect(byPlan).toHaveTextContent(/noviembre de 2026.*11\.475\.000 \(2\)/);
  const [, cohort] = within(screen.getByRole('table', { name: 'Por mes de llegada' })).getAllByRole('row');
  expect(within(cohort as HTMLElement).getByRole('rowheader')).toHaveTextContent('octubre de 2026');
  expect(
    within(cohort as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/15\.895\.000 \(3\)/), expect.stringMatching(/11\.475\.000 \(2\)/)]);
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
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'octubre de 2026' }));
  expect(page.location().search).toBe('?month=2026-10');
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
    by_plan_month: [],
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
  expect(await screen.findByRole('table', { name: 'Mes a mes' })).toBeVisible();
});

test('who is behind a figure is listed on demand: of the month, of a plan, of a month of arrival', async () => {
  api.answer(/GET \/admin\/revenue\/owners$/, ({ query }) => [
    {
      owner_id: 'o1',
      owner_name: 'Ana Paz',
      owner_email: 'ana@club.test',
      plan: 'premium',
      cohort: query.get('cohort') ?? '2026-10',
      mrr: 442_000_000,
    },
  ]);
  open();
  const panel = await screen.findByRole('region', { name: 'Quién pagaba al cierre de noviembre de 2026' });
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Plan' }), 'Premium');
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Llegaron en' }), 'octubre de 2026');
  expect(api.calls.some(({ call }) => call.endsWith('/owners'))).toBe(false);
  await userEvent.click(within(panel).getByRole('button', { name: 'Ver quién paga' }));
  expect(await within(panel).findByRole('link', { name: 'Ana Paz · ana@club.test' })).toHaveAttribute(
    'href',
    '/administrator/subscriptions/o1',
  );
  expect(within(panel).getByRole('cell', { name: 'octubre de 2026' })).toBeVisible();
  const { query } = api.calls.find(({ call }) => call.endsWith('/owners')) ?? {};
  expect(Object.fromEntries(query ?? [])).toEqual({ month: '2026-11', plan: 'premium', cohort: '2026-10' });
});

test('movements of one kind are listed and saved', async () => {
  api.answer(/GET \/admin\/revenue\/movements/, () => []);
  open();
  const panel = await screen.findByRole('region', { name: 'Movimientos de noviembre de 2026' });
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Movimiento' }), 'Se van');
  await userEvent.click(within(panel).getByRole('button', { name: 'Ver movimientos' }));
  expect(await within(panel).findByText('Nada se movió en este mes.')).toBeVisible();
  expect(api.calls.find(({ call }) => call.endsWith('/movements'))?.query.get('kind')).toBe('churn');
});

test('each table of figures is saved as a file', async () => {
  const saved = gatherSavedFiles();
  api.answer(/GET \/admin\/revenue\/export/, ({ query }) => ({ name: `${query.get('table')}.csv`, content: '' }));
  open();
  for (const name of ['Mes a mes', 'Por plan', 'Por mes de llegada'])
    await userEvent.click(await screen.findByRole('button', { name: `Descargar CSV: ${name}` }));
  await waitFor(() =>
    expect(api.calls.filter(({ call }) => call.endsWith('/export')).map(({ query }) => query.get('table'))).toEqual([
      'months',
      'plans',
      'cohorts',
    ]),
  );
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['months.csv', 'plans.csv', 'cohorts.csv']));
});
