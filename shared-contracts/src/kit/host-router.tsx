import { type ReactNode, useMemo } from 'react';
import type { RemoteProps } from '../mfe/host-services';
import { createPath, type Navigator, Router } from './router';

/**
 * Router of a remote, controlled by the shell's one history. `createRemoteApp` places it; tests of screens place it
 * themselves. Paths are whole, from the root.
 *
 * - `location`, `navigationType`: current state of the shell's history.
 * - `host`: receives every navigation.
 * @example
 * <HostRouter location={location} navigationType={navigationType} host={host}>
 *   <Routes>…</Routes>
 * </HostRouter>
 */
export function HostRouter({
  location,
  navigationType,
  host,
  children,
}: Pick<RemoteProps, 'location' | 'navigationType' | 'host'> & { children: ReactNode }) {
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => host.navigate(delta),
      push: (to, state) => host.navigate(to, { state }),
      replace: (to, state) => host.navigate(to, { state, replace: true }),
    }),
    [host],
  );
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
