import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ROOT, remoteNames } from '../bundling/workspace.mjs';
import { SCREEN_BUDGETS } from './screen-budgets.mjs';

const folders = (folder) => readdirSync(path.join(ROOT, folder)).filter((name) => name.startsWith('mfe-'));
const lockfile = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const { references } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8'));

for (const [place, names] of [
  ['a folder of the root', folders('.')],
  ['journeys in e2e', folders('e2e')],
  ['a row in tools/test/screen-budgets.mjs', Object.keys(SCREEN_BUDGETS)],
  ['a reference in tsconfig.json', references.map((one) => one.path).filter((name) => name.startsWith('mfe-'))],
  ['a package in pnpm-lock.yaml', [...lockfile.matchAll(/^ {2}(mfe-[\w-]+):$/gm)].map(([, name]) => name)],
])
  test(`only a remote that is there has ${place}`, () => {
    assert.ok(names.length > 0);
    assert.deepEqual(
      names.filter((name) => !remoteNames().includes(name)),
      [],
    );
  });
