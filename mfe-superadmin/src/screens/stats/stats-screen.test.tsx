import type { PlatformStats } from '@canchero/shared-contracts/admin-stats';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { renderScreen } from '../../testing/render-screen';
import { StatsScreen } from './stats-screen';

const STATS: PlatformStats = {
  accounts: 12_400,
  clubs: 310,
  days: [
    { day: '2026-11-23', accounts: 4, clubs: 2, active_clubs: 180, actions: 5_200 },
    { day: '2026-11-24', accounts: 1, clubs: 0, active_clubs: 150, actions: 2_100 },
  ],
  areas: [
    { area: 'booking', actions: 5_475 },
    { area: 'payment', actions: 1_825 },
    { area: 'novelty', actions: 0 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => hour * 10),
  load: {
    since: '2026-11-24T12:00:00.000Z',
    requests: 52_300,
    server_errors: 3,
    slow: 17,
    streams: 41,
    database_bytes: 1_234_500_000,
  },
};
let api: ApiServer;
let asked: string[];
beforeEach(async () => {
  asked = [];
  api = await startApiServer();
  api.answer(/GET \/admin\/stats$/, ({ query }) => {
    asked.push(query.toString());
    return STATS;
  });
});
afterEach(() => api.close());

const open = () => renderScreen(<StatsScreen />, { apiUrl: api.url, address: paths.stats, club: null });

test('growth, use by part, load by hour and weeks are shown', async () => {
  open();
  expect(await screen.findByText('12.400')).toBeVisible();
  expect(screen.getByText('Clubes activos hoy').nextSibling).toHaveTextContent('150');
  const areas = within(screen.getByRole('list', { name: 'Uso por parte' })).getAllByRole('listitem');
  expect(areas.map((area) => area.textContent)).toEqual([
    expect.stringMatching(/^Reservas5475 · 75\s%$/),
    expect.stringMatching(/^Pagos1825 · 25\s%$/),
    expect.stringMatching(/^novelty0 · 0\s%$/),
  ]);
  expect(screen.getByRole('img', { name: '23 nov: 180 clubes' })).toBeVisible();
  expect(screen.getByRole('img', { name: '21:00: 210 acciones' })).toBeVisible();
  expect(screen.getByRole('row', { name: /23 nov/ })).toHaveTextContent(/^23 nov521807300$/);
});

test('the present load is that of the instance that answers', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'Carga ahora' }));
  for (const [name, value] of Object.entries({ Pedidos: '52.300', Lentos: '17', 'Base de datos': '1235 MB' }))
    expect(panel.getByText(name).nextSibling).toHaveTextContent(value);
});

test('another period is asked for', async () => {
  const page = open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Período' }), '90 días');
  await waitFor(() => expect(asked).toEqual(['days=30', 'days=90']));
  expect(page.location().search).toBe('?days=90');
});

test('an installation without use says so', async () => {
  api.answer(/GET \/admin\/stats$/, () => ({ ...STATS, areas: [] }));
  open();
  expect(await screen.findByText('Todavía no se hizo nada en los clubes.')).toBeVisible();
});

test('a failure is said', async () => {
  api.answer(/GET \/admin\/stats$/, () => new Refusal(500, 'internal'));
  open();
  expect(await screen.findByText('No se pudieron cargar las estadísticas')).toBeVisible();
});
