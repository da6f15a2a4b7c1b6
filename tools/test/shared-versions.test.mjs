import assert from 'node:assert/strict';
import test from 'node:test';
import { otherVersions } from './shared-versions.mjs';

const shared = { react: '19.3.1', luxon: '3.7.2' };

test('a package with another version of what the page shares is found, be it a patch version', () => {
  const remote = { name: '@canchero/mfe-a', dependencies: { react: '19.3.1', luxon: '3.7.1' } };
  assert.deepEqual(otherVersions(shared, [remote]), [
    '@canchero/mfe-a names luxon 3.7.1, shared-contracts 3.7.2, and the page has one of it',
  ]);
});

test('the same versions, fewer, and those of its own are nothing', () => {
  const remote = { name: '@canchero/mfe-a', dependencies: { react: '19.3.1', 'd3-shape': '3.2.0' } };
  assert.deepEqual(otherVersions(shared, [remote, { name: '@canchero/mfe-b' }]), []);
});
