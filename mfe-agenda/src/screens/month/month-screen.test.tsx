import { aClub } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aCourt } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { MonthScreen } from './month-screen';

let api: ClubServer;
beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt()];
});
afterEach(async () => {
  cleanup();
  await api.close();
});

test('a closed day says so with its name, beside the bookings that are still there', async () => {
  const day = { booked_minutes: 60, blocked_minutes: 0 };
  api.answer(/GET \/agenda\/month$/, () => [
    { ...day, date: '2037-12-25', bookings: 2, open_minutes: 0 },
    { ...day, date: '2037-12-24', bookings: 1, open_minutes: 600 },
    { ...day, date: '2037-12-27', bookings: 0, open_minutes: 0 },
  ]);
  renderScreen(<MonthScreen />, {
    apiUrl: api.url,
    address: '/agenda?view=month&date=2037-12-01',
    club: { ...aClub(), closed_days: [{ date: '2037-12-25', name: 'Navidad' }] },
  });
  const cell = (name: string | RegExp) => screen.findByRole('button', { name });
  expect(await cell(/^viernes, 25 de diciembre, Cerrado: Navidad, 2 reservas(?!,)/)).toHaveTextContent(
    /Cerrado: Navidad$/,
  );
  expect(await cell(/^domingo, 27 de diciembre, Cerrado, sin reservas(?!,)/)).toBeVisible();
  expect(await cell(/^jueves, 24 de diciembre, 1 reserva, 10\s% ocupado/)).toBeVisible();
});

test.each([
  ['a club without courts', [], '', 'Todavía no hay canchas configuradas'],
  ['a filter without a court', [aCourt()], '&sport=squash', 'Ninguna cancha coincide con el filtro.'],
])('%s says so instead of days that look closed', async (_, courts, filter, words) => {
  api.courts = courts;
  api.answer(/GET \/agenda\/month$/, () => []);
  const address = `/agenda?view=month&date=2037-12-01${filter}`;
  renderScreen(<MonthScreen />, { apiUrl: api.url, address, club: aClub() });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

test.each(['0001-01-01', '9999-12-31', 'mañana'])(
  'the address of %s, which the agenda does not have, shows this month',
  async (date) => {
    api.answer(/GET \/agenda\/month$/, () => []);
    renderScreen(<MonthScreen />, { apiUrl: api.url, address: `/agenda?view=month&date=${date}`, club: aClub() });
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hoy' })).toBeDisabled();
  },
);

test('the last month of the agenda leads back, but no further', async () => {
  api.answer(/GET \/agenda\/month$/, () => []);
  const page = renderScreen(<MonthScreen />, {
    apiUrl: api.url,
    address: '/agenda?view=month&date=2099-12-31',
    club: aClub(),
  });
  expect(await screen.findByRole('button', { name: 'Mes siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard(']');
  expect(page.location().search).toBe('?view=month&date=2099-12-31');
  await userEvent.click(screen.getByRole('button', { name: 'Mes anterior' }));
  expect(page.location().search).toBe('?view=month&date=2099-11-30');
});

test('a month without courts leads to them, as a day does', async () => {
  api.courts = [];
  renderScreen(<MonthScreen />, { apiUrl: api.url, address: '/agenda?view=month&date=2037-12-01', club: aClub() });
  expect(await screen.findByRole('heading', { name: 'Todavía no hay canchas configuradas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Configurar canchas' })).toBeVisible();
});

test('a filter without a court can be cleared', async () => {
  api.answer(/GET \/agenda\/month$/, () => []);
  const address = '/agenda?view=month&date=2037-12-01&sport=squash';
  renderScreen(<MonthScreen />, { apiUrl: api.url, address, club: aClub() });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test.each([
  [true, true],
  [false, false],
])(
  'support that may change the club (%s) may begin a booking (%s), by the button and by its key',
  async (write, may) => {
    api.answer(/GET \/agenda\/month$/, () => []);
    const impersonation = { reason: 'Pide ayuda', write, ends_at: '2037-12-01T12:00:00Z' };
    const page = renderScreen(<MonthScreen />, {
      apiUrl: api.url,
      address: '/agenda?view=month&date=2037-12-01',
      club: aClub({ role: null, impersonation }),
    });
    await screen.findByRole('grid');
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Nueva reserva' });
    await waitFor(() => expect(button().disabled).toBe(!may));
    await userEvent.keyboard('n');
    await waitFor(() => expect(page.location().search.includes('booking=new')).toBe(may));
  },
);
