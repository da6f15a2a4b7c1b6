import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';
import { run } from '../process/run.mjs';
import { createRemote, withBudget, withReference } from './create-remote.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

for (const name of [undefined, 'reports', 'mfe-Reports', 'mfe-2', 'mfe-a-', 'mfe-a--b', '../mfe-a'])
  test(`no remote can be called ${name}`, () => assert.rejects(createRemote(name), /Name the remote/));

test('a remote that is there is not written over', () => assert.rejects(createRemote('mfe-public'), /there already/));

test('a new remote has a reference beside those of the others, and a budget', async () => {
  const { references } = JSON.parse(withReference(read('tsconfig.json'), 'mfe-zoo'));
  const remotes = references.map((reference) => reference.path).filter((name) => name.startsWith('mfe-'));
  assert.equal(remotes.at(-1), 'mfe-zoo');
  const table = withBudget(read('tools/test/screen-budgets.mjs'), 'mfe-zoo');
  const { SCREEN_BUDGETS } = await import(`data:text/javascript,${encodeURIComponent(table)}`);
  assert.ok(SCREEN_BUDGETS['mfe-zoo'].app > 0);
  assert.ok(SCREEN_BUDGETS['mfe-public'].app > 0);
});

test('what was created is taken back whole', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'canchero-create-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const part of [
    'tools',
    '.gitignore',
    'package.json',
    'tsconfig.json',
    'biome.json',
    'shared-contracts/package.json',
  ])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  mkdirSync(path.join(folder, 'e2e'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const there = (file) => existsSync(path.join(folder, file));
  const lists = ['tsconfig.json', 'tools/test/screen-budgets.mjs'];
  const call = `
    const { createRemote } = await import('./tools/create-remote/create-remote.mjs');
    const { existsSync, readFileSync } = await import('node:fs');
    const takeBack = await createRemote('mfe-zoo');
    const named = ${JSON.stringify(lists)}.every((file) => readFileSync(file, 'utf8').includes('mfe-zoo'));
    console.log(named && existsSync('mfe-zoo/remote.ts') && existsSync('e2e/mfe-zoo'));
    await takeBack();`;
  const { output } = await run(process.execPath, ['--input-type=module', '--eval', call], { cwd: folder });
  assert.equal(output.trim(), 'true');
  assert.deepEqual(['mfe-zoo', 'e2e/mfe-zoo'].filter(there), []);
  for (const file of lists) assert.equal(readFileSync(path.join(folder, file), 'utf8'), read(file));
});
