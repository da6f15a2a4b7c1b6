import { screen } from '@testing-library/react';
import { queryClient } from '../../storage/query-client';
import { ApiServer } from '../../testing/api-server';
import { someClub } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { TeamBanner } from './team-banner';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  queryClient.clear();
  api.respond = () => ({
    status: 200,
    body: { data: { plans: [], sales_whatsapp: '+54 9 11 5555', claimed_clubs: 1 } },
  });
});

const DAY_MS = 86_400_000;
const show = (role: 'owner' | 'staff', days: number) => {
  const waitsFrom = new Date(Date.now() + days * DAY_MS).toISOString();
  renderAt('/agenda', <TeamBanner club={someClub({ role })} waitsFrom={waitsFrom} />);
};

test('before the day an owner reads what will happen, and finds the way to a plan with a team', async () => {
  show('owner', 3);
  expect(screen.getByRole('region', { name: /^El equipo de Club Norte entra hasta el \S/ })).toHaveTextContent(
    /las demás personas del club dejan de entrar/,
  );
  expect(await screen.findByRole('link', { name: 'Actualizar plan' })).toBeVisible();
});

test('a member reads that their access comes back, and buys nothing', () => {
  show('staff', 3);
  expect(screen.getByRole('region')).toHaveTextContent(/tu acceso vuelve cuando el plan lo incluya/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('from that day on the page says at once that the team waits', () => {
  show('staff', -1);
  expect(screen.getByRole('alert', { name: 'El equipo de Club Norte espera' })).toBeVisible();
});
