import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';
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
