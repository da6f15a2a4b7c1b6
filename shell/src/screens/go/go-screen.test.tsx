import { pathTo } from '@canchero/shared-contracts/kit';
import { useLocation } from '@canchero/shared-contracts/router';
import { act, screen, waitFor } from '@testing-library/react';
import { remotes } from '../../federation/remotes';
import { LOADING, permissions } from '../../permissions/permission-store';
import { saveSession } from '../../session/session-store';
import { someUser } from '../../testing/people';
import { someRelease } from '../../testing/releases';
import { renderAt } from '../../testing/render-page';
import { GoScreen } from './go-screen';

const title = { es: '', en: '', pt: '' };
const route = (path: string) => ({ path, title, frame: 'shell' as const });
const releases = [
  someRelease({
    name: 'mfe-secret',
    routes: [{ ...route('/secret/:id'), gate: 'configuration' }],
    links: { booking: '/secret/:id' },
  }),
  someRelease({
    name: 'mfe-day',
    routes: [{ ...route('/day'), home: 1 }, route('/one/:key')],
    links: { booking: '/one/:id', prices: '/day' },
  }),
];

function Page() {
  const { pathname } = useLocation();
  return pathname.startsWith('/go/') ? <GoScreen /> : null;
}

beforeEach(() => {
  saveSession({ token: 't', refreshToken: null, user: someUser(), adminToken: null });
  remotes.setState({ status: 'ready', releases });
  permissions.setState({ status: 'loaded', permissions: {} });
});

test.each([
  ["the user's first screen", pathTo('home'), '/day'],
  ['the first place of the role that the user may open', pathTo('booking', 'b 1'), '/one/b%201'],
  ['a place without an id', pathTo('prices'), '/day'],
  ['the first screen for a place that needs an id', pathTo('booking'), '/day'],
  ['the first screen for a role that nobody has', pathTo('upgrade'), '/day'],
  ['the first screen for what every object has', '/go/constructor', '/day'],
])('leads to %s', async (_, from, to) => {
  renderAt(from, <Page />);
  await waitFor(() => expect(window.location.pathname).toBe(to));
});

test('waits for the remotes and the permissions', async () => {
  remotes.setState({ status: 'loading', releases: [] });
  permissions.setState(LOADING);
  renderAt(pathTo('home'), <Page />);
  act(() => remotes.setState({ status: 'ready', releases }));
  expect(screen.getByText('Cargando...')).toBeInTheDocument();
  act(() => permissions.setState({ status: 'loaded', permissions: {} }));
  await waitFor(() => expect(window.location.pathname).toBe('/day'));
});
