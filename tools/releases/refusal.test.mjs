import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../bundling/workspace.mjs';
import { refusalText } from './refusal.mjs';

/** Errors that the commands cannot get: they halt no canary. */
const NOT_HERE = ['no_canary'];

const errors = path.join(ROOT, 'shared-contracts/src/federation/errors.ts');
const { federationErrors } = await tsImport(errors, import.meta.url);

for (const error of ['unauthenticated', 'not_found', ...Object.keys(federationErrors)].filter(
  (code) => !NOT_HERE.includes(code),
))
  test(`the refusal ${error} is said in words`, () => {
    assert.ok(!refusalText({ error }).includes(error));
  });

test('a sentence names the params, and an unknown error stands for itself', () => {
  const params = { needs: '^4.0.0', has: '3.3.0' };
  assert.match(
    refusalText({ error: 'incompatible_release', params }),
    /needs the contracts \^4\.0\.0, .* has 3\.3\.0;/,
  );
  assert.equal(refusalText({ error: 'new_error', params: { a: 1 } }), 'new_error {"a":1}');
});
