import type { RemoteRelease, RemoteRoute } from '@canchero/shared-contracts/federation';

/** Returns a screen inside the chrome that is open to anyone who is signed in. */
export const someRoute = (path: string, given: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  title: { es: path, en: path, pt: path },
  frame: 'shell',
  ...given,
});

/** Returns a complete release with the fields that a test cares about replaced. */
export const someRelease = (given: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name: 'mfe-some',
  version: '1',
  entry: '',
  integrity: '',
  contracts: '*',
  audience: 'user',
  previous: null,
  routes: [],
  nav: [],
  widgets: [],
  ...given,
});
