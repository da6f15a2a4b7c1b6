import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCashSession, aConsumption } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { ConsumptionsScreen } from './consumptions-screen';

const open1 = aConsumption({ id: uuid(1), player_name: 'Ana Paz' });
const open2 = aConsumption({ id: uuid(2), name: 'Barra', quantity: 1, total: 120_000, booking_id: uuid(901) });
const paid = aConsumption({ id: uuid(3), name: 'Café', paid: 300_000, status: 'paid' });
const totals = { count: 3, total: 720_000, paid: 300_000, open: 420_000 };
const user = userEvent.setup();

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/consumptions$/, () => ({ items: [open1, open2, paid], next_cursor: null, totals }));
  api.answer(/GET \/cash-sessions\/current/, () => ({
    session: aCashSession(),
    needed: true,
    taking: { id: uuid(800), desk: 'buffet' },
  }));
});
afterEach(() => api.close());

const show = (query = '?from=2026-11-15&to=2026-11-21') =>
  renderScreen(<ConsumptionsScreen />, {
    apiUrl: api.url,
    address: `/consumos${query}`,
    permissions: ['consumption'],
  });
const asked = () => api.calls.filter(({ call }) => call === 'GET /consumptions').map(({ query }) => query);

test('lists the days with totals over all; each line leads to its event', async () => {
  show();
  const link = await screen.findByRole('link', { name: '2 × Agua mineral' });
  expect(link).toHaveAttribute('href', `/go/booking/${open1.booking_id}`);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Cancha 1.*Ana Paz.*\$\s?3\.000.*Pendiente/);
  expect(screen.getAllByText('Pendiente')[0]?.parentElement).toHaveTextContent(/\$\s?4\.200/);
  expect(asked()[0]?.toString()).toBe('from=2026-11-15&to=2026-11-21');
});

test('a choice goes into the address and asks anew', async () => {
  const page = show();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pago' }), 'open');
  await waitFor(() => expect(asked().at(-1)?.get('state')).toBe('open'));
  expect(page.location().search).toContain('state=open');
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  await waitFor(() => expect(page.location().search).toBe('?from=2026-11-15&to=2026-11-21'));
});

test('what is chosen is charged from here', async () => {
  api.answer(/POST \/consumptions\/pay/, () => []);
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar Agua mineral' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cobrar Barra' }));
  expect(screen.queryByRole('checkbox', { name: 'Cobrar Café' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Cobrar \$\s?4\.200/ }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Efectivo' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /consumptions/pay')?.body).toEqual({
      method: 'cash',
      ids: [open1.id, open2.id],
      total: 420_000,
    }),
  );
  await waitFor(() => expect(screen.queryByText('2 consumos elegidos')).not.toBeInTheDocument());
});

test('the dialog goes with what a colleague charges meanwhile, and the next choice opens none', async () => {
  const page = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar Agua mineral' }));
  await user.click(screen.getByRole('button', { name: /^Cobrar \$/ }));
  await screen.findByRole('dialog');
  api.answer(/GET \/consumptions$/, () => ({ items: [open2, paid], next_cursor: null, totals }));
  await page.queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar Barra' }));
  expect(await screen.findByText('1 consumo elegido')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one player has enough with the club: it pays; of cash what goes back is told', async () => {
  api.answer(/POST \/consumptions\/pay/, () => []);
  api.answer(/GET \/players\/0/, () => ({ player: { credit: 500_000 } }));
  const ofAna = { ...open1, player_id: uuid(5) };
  api.answer(/GET \/consumptions$/, () => ({ items: [ofAna, open2], next_cursor: null, totals }));
  renderScreen(<ConsumptionsScreen />, {
    apiUrl: api.url,
    address: '/consumos?from=2026-11-15&to=2026-11-21',
    permissions: ['consumption', 'players', 'booking'],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar Agua mineral' }));
  await user.click(screen.getByRole('button', { name: /Cobrar \$\s?3\.000/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Con cuánto paga' }), '5000');
  expect(dialog.getByText('Vuelto').parentElement).toHaveTextContent(/\$\s?2\.000/);
  await user.click(await dialog.findByRole('button', { name: /Saldo a favor \(\$\s?5\.000\)/ }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /consumptions/pay')?.body).toEqual({
      method: 'player_credit',
      ids: [open1.id],
      total: 300_000,
    }),
  );
});

test("credit does not pay what is several people's", async () => {
  const items = [
    { ...open1, player_id: uuid(5) },
    { ...open2, player_id: uuid(6) },
  ];
  api.answer(/GET \/players\/0/, () => ({ player: { credit: 9_000_000 } }));
  api.answer(/GET \/consumptions$/, () => ({ items, next_cursor: null, totals }));
  renderScreen(<ConsumptionsScreen />, {
    apiUrl: api.url,
    address: '/consumos',
    permissions: ['consumption', 'booking'],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar Agua mineral' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cobrar Barra' }));
  await user.click(screen.getByRole('button', { name: /Cobrar \$\s?4\.200/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'QR' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Saldo a favor/ })).toBeNull();
});

test('nothing found says so, a failure can be tried again', async () => {
  api.answer(/GET \/consumptions$/, () => new Refusal(503, 'unavailable'));
  show('?q=nada');
  expect(await screen.findByText('No se pudieron cargar los consumos')).toBeVisible();
  api.answer(/GET \/consumptions$/, () => ({ items: [], next_cursor: null, totals: { ...totals, count: 0 } }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ningún consumo coincide con el filtro.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
});
