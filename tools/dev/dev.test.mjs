import assert from 'node:assert/strict';
import test from 'node:test';
import { remoteNames } from '../bundling/workspace.mjs';
import { portOf } from './dev.mjs';

test('the shell and each remote have a port of their own, so that they can be developed beside each other', async () => {
  const names = ['shell', ...remoteNames()];
  const ports = await Promise.all(names.map(portOf));
  assert.ok(ports.every(Number.isInteger), `${names} listen on ${ports}`);
  assert.equal(new Set(ports).size, names.length, `${names} listen on ${ports}`);
});
