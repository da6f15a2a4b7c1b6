import { adoptOverrides } from './adopt-overrides';
import { dropOverrides, readOverrides } from './overrides';

test('a remote on a developer’s machine is remembered until it is reset', () => {
  adoptOverrides({ hostname: 'localhost', search: '?remote=mfe-a=http://localhost:3102/mf-manifest.json' });
  expect(readOverrides()).toEqual({ 'mfe-a': 'http://localhost:3102/mf-manifest.json' });
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
