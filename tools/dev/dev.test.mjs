import assert from 'node:assert/strict';
import http from 'node:http';
import net from 'node:net';
import test from 'node:test';
import { remoteNames } from '../bundling/workspace.mjs';
import { checkFree, freePort } from '../service/port.mjs';
import { checkAnswers, devTargets, portOf } from './dev.mjs';

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
  for (const address of ['club.example', 'localhost:3000', 'localhost:3000/agenda'])
    assert.throws(() => devTargets(['mfe-public', address]), /written whole: npm run dev mfe-public https/);
  assert.deepEqual(devTargets(['mfe-public', 'mfe-public']).names, ['mfe-public']);
});

test('a remote runs only in the page of a service that answers as Canchero', async (t) => {
  let answer = ['application/json', '{}'];
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', answer[0]);
    response.end(answer[1]);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  t.after(() => server.close());
  const origin = `http://localhost:${server.address().port}`;
  await checkAnswers(origin);
  answer = ['text/html', '<p>another site</p>'];
  await assert.rejects(checkAnswers(origin), /is not Canchero: 200/);
  await assert.rejects(checkAnswers(`http://localhost:${await freePort()}`), /does not answer: .*ECONNREFUSED/);
});

test('a port in use is named with what is to run there', async (t) => {
  const other = net.createServer();
  await new Promise((resolve) => other.listen(0, resolve));
  t.after(() => other.close());
  const { port } = other.address();
  await assert.rejects(checkFree({ 'mfe-public': port }), {
    message: `Port ${port}, where mfe-public is to run, is in use by another program. Stop that one first.`,
  });
  await checkFree({ 'mfe-public': await freePort() });
});
