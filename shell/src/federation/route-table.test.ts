import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { adoptOverrides, applyOverrides, dropOverrides, readOverrides } from './overrides';
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

test('a remote on a developer’s machine replaces its release until it is reset', () => {
  adoptOverrides({ hostname: 'localhost', search: '?remote=mfe-a=http://localhost:3102/mf-manifest.json' });
  expect(readOverrides()).toEqual({ 'mfe-a': 'http://localhost:3102/mf-manifest.json' });
  const [a, b] = applyOverrides(releases);
  expect(a).toMatchObject({
    version: 'override',
    entry: 'http://localhost:3102/mf-manifest.json',
    integrity: '',
    previous: null,
  });
  expect(b).toBe(releases[1]);
  dropOverrides();
  expect(readOverrides()).toEqual({});
});

test.each([
  ['canchero.example', '?remote=mfe-a=http://localhost:3102/mf-manifest.json'],
  ['localhost', '?remote=mfe-a=https://evil.example/mf-manifest.json'],
  ['localhost', '?remote=mfe-a'],
])('not on %s with %s', (hostname, search) => {
  adoptOverrides({ hostname, search });
  expect(readOverrides()).toEqual({});
});
