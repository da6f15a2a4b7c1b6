import assert from 'node:assert/strict';
import test from 'node:test';
import { remoteNames } from '../bundling/workspace.mjs';
import { devTargets, portOf } from './dev.mjs';

test('the shell and each remote have a port of their own, so that they can be developed beside each other', async () => {
  const names = ['shell', ...remoteNames()];
  const ports = await Promise.all(names.map(portOf));
  assert.ok(ports.every(Number.isInteger), `${names} listen on ${ports}`);
  assert.equal(new Set(ports).size, names.length, `${names} listen on ${ports}`);
});

test('remotes run in their own shell, or one in a deployed shell', () => {
  assert.deepEqual(devTargets(['mfe-public', 'mfe-agenda']), { names: ['mfe-public', 'mfe-agenda'], shell: null });
  const there = { names: ['mfe-public'], shell: 'https://club.example' };
  assert.deepEqual(devTargets(['mfe-public', 'https://club.example/agenda?x=1']), there);
  assert.throws(() => devTargets(['https://club.example']), /one remote/);
  assert.throws(() => devTargets(['mfe-public', 'mfe-agenda', 'https://club.example']), /one remote/);
  assert.throws(() => devTargets(['mfe-none']), /mfe-none/);
});
