import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';
import { settingsTable, withSettings } from './config-table.mjs';

test('the table of settings in README.md matches the sources (npm run docs writes it)', async () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  assert.equal(readme, withSettings(readme, await settingsTable()));
});
