import { type ReactNode, useMemo } from 'react';
import type { RemoteProps } from '../mfe/host-services';
import { createPath, type Navigator, Router } from './router';

/** One history (the shell's), many React roots: a controlled Router over it. Paths are whole, from the root. */
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
