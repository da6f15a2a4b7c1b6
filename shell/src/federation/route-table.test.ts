import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { matchRoute } from './route-table';

const title = { es: '', en: '', pt: '' };
const remote = (name: string, ...paths: string[]): RemoteRelease => ({
  name,
  version: '1',
  entry: `/remotes/${name}/1/mf-manifest.json`,
  integrity: 'sha256-x',
  contracts: '^2.0.0',
  audience: 'user',
  previous: { version: '0', entry: '/0', integrity: '', contracts: '*' },
  routes: paths.map((path) => ({ path, title, frame: 'shell' as const })),
  nav: [],
  widgets: [],
});
const releases = [remote('mfe-a', '/', '/agenda', '/event/:id', '/admin/*'), remote('mfe-b', '/event/new')];

test.each([
  ['/', 'mfe-a /'],
  ['/agenda', 'mfe-a /agenda'],
  ['/agenda/', 'mfe-a /agenda'],
  ['/event/7', 'mfe-a /event/:id'],
  ['/event/new', 'mfe-b /event/new'],
  ['/admin/users/3', 'mfe-a /admin/*'],
  ['/agenda/7', null],
  ['/other', null],
])('%s is %s', (path, expected) => {
  const match = matchRoute(releases, path);
  expect(match && `${match.release.name} ${match.route.path}`).toBe(expected);
});
