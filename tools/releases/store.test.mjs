import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { copyRelease } from './store.mjs';

test('a release is copied whole under its version, and never changed', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'canchero-store-'));
  t.after(() => rm(folder, { recursive: true }));
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'static'), { recursive: true });
  await writeFile(path.join(dist, 'static/app.js'), 'one');
  const target = path.join(folder, 'releases/mfe-x/0123456789');

  // of two that store the same release at once, one adds it
  const both = await Promise.all([copyRelease(dist, target, 'a'), copyRelease(dist, target, 'b')]);
  assert.deepEqual(both.sort(), [false, true]);

  await writeFile(path.join(dist, 'static/app.js'), 'two');
  assert.equal(await copyRelease(dist, target, 'c'), false);
  assert.equal(await readFile(path.join(target, 'static/app.js'), 'utf8'), 'one');
  assert.deepEqual(await readdir(path.dirname(target)), ['0123456789']);
});
