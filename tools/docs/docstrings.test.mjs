import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';
import { readTree } from './source-tree.mjs';

/** Matches a docstring that begins with neither a noun nor a verb. */
const QUESTION = /\/\*\*\s+(?:\* )?(?:What|Who|Whether|Which|How|Of|Why)\b.*/g;

test('docstrings begin with a noun or a verb', () => {
  const sources = [...readTree(ROOT).paths].filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const found = sources.flatMap((file) =>
    (readFileSync(path.join(ROOT, file), 'utf8').match(QUESTION) ?? []).map((line) => `${file}: ${line}`),
  );
  assert.deepEqual(found, []);
});
