import type { Impersonation } from '@canchero/shared-contracts/club';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs, NO_CLUBS } from '../../clubs/club-store';
import { toastQueue } from '../../parts/toast-queue';
import { saveSession } from '../../session/session-store';
import { ApiServer, error } from '../../testing/api-server';
import { CLUB_ID, someClub, someUser } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { ImpersonationBanner } from './impersonation-banner';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  saveSession({ token: 't', user: someUser() });
  clubs.setState({ ...NO_CLUBS, selectedId: CLUB_ID });
  api.respond = ({ method }) => ({ status: method === 'DELETE' ? 204 : 200, body: { data: [] } });
});
afterEach(() => jest.useRealTimers());

const show = (given: Partial<Impersonation> = {}) => {
  const ends_at = new Date(Date.now() + 30 * 60_000).toISOString();
  const impersonation = { reason: 'Pide ayuda', write: false, ends_at, ...given };
  renderAt('/agenda', <ImpersonationBanner club={someClub({ role: null })} impersonation={impersonation} />);
};

test.each([
  [false, /^Estás mirando Club Norte como soporte, hasta las \d/],
  [true, /^Estás en Club Norte como soporte y podés cambiar datos/],
])('it says where one is, why and until when (may change: %s)', (write, name) => {
  show({ write });
  expect(screen.getByRole('region', { name })).toHaveTextContent('Motivo: Pide ayuda');
});

test('leaving ends it at the service and leads to the clubs', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Salir del club' }));
  await waitFor(() => expect(window.location.pathname).toBe('/select-club'));
  expect(api.asked[0]).toMatchObject({ method: 'DELETE', path: `/club/clubs/${CLUB_ID}/impersonation` });
  expect(clubs.getState().selectedId).toBeNull();
  // what the next test asks for would be mixed with it
  await waitFor(() => expect(api.asked.at(-1)).toMatchObject({ path: '/club/my-clubs' }));
  await waitFor(() => expect(clubs.getState().status).not.toBe('loading'));
});

test('one stays when the service does not answer', async () => {
  api.respond = () => error(500, 'internal');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Salir del club' }));
  await waitFor(() => expect(toastQueue.getState().waiting).toMatchObject([{ title: 'No pudiste salir del club' }]));
  expect(window.location.pathname).toBe('/agenda');
  expect(clubs.getState().selectedId).toBe(CLUB_ID);
});

test('it leads to the clubs by itself when the half hour is over', async () => {
  jest.useFakeTimers();
  show();
  act(() => void jest.advanceTimersByTime(29 * 60_000));
  expect(window.location.pathname).toBe('/agenda');
  act(() => void jest.advanceTimersByTime(61_000));
  expect(window.location.pathname).toBe('/select-club');
});
