import assert from 'node:assert/strict';
import test from 'node:test';
import { remoteNames } from '../bundling/workspace.mjs';
import { portOf } from './dev.mjs';

test('the shell and every remote can be developed beside each other: each has a port of its own', async () => {
  const names = ['shell', ...remoteNames()];
  const ports = await Promise.all(names.map(portOf));
  assert.ok(ports.every(Number.isInteger), `${names} listen on ${ports}`);
  assert.equal(new Set(ports).size, names.length, `${names} listen on ${ports}`);
});
