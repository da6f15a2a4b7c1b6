import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ROOT, readPackage, remoteNames } from '../bundling/workspace.mjs';
import { STAGES } from '../test/run-stages.mjs';
import { documentProblems } from './documents.mjs';
import { readTree } from './source-tree.mjs';

const tree = readTree(ROOT);
const commands = {
  scripts: Object.keys(readPackage('.').scripts),
  stages: [...STAGES.map(({ name }) => name), ...remoteNames()],
};
/** The history names what was there; a template what will be. */
const SKIPPED = /^CHANGELOG\.md$|\/template\//;
const documents = [...tree.paths].filter((file) => file.endsWith('.md') && !SKIPPED.test(file));

for (const file of documents) {
  test(`${file} names only paths, symbols and commands that exist`, () => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    assert.deepEqual(documentProblems({ file, text }, tree, commands), []);
  });
}

const small = {
  paths: new Set(['mfe-old', 'api', 'api/src', 'api/src/app.ts', 'docs', 'docs/a.md', 'docs/a.md#its-parts']),
  words: new Set(['buildApp', 'club', 'changed']),
  text: "buildApp 'club.changed' /api/health",
};
const problems = (text) => documentProblems({ file: 'docs/b.md', text }, small, { scripts: ['dev'], stages: ['unit'] });

for (const text of [
  '`api/src/app.ts` `api/src/` `app.ts` `src/app.ts` `api/*/app.ts`',
  '`buildApp` `buildApp(x)` `club.changed` `/api/health`',
  '`npm run dev mfe-x` `npm test unit` `npx jest api/src/app.ts`',
  '[a](a.md) [part](a.md#its-parts) [root](../api/src) [web](https://example.org)',
  '<!-- not in the tree: mfe-new --> `mfe-new/remote.ts` `npm run mfe-new`',
  '```sh\nnpm run dev mfe-x   # as in `api/gone.ts`\n```',
  '```ts\nimport gone from "api/gone.ts";\n```',
]) {
  test(`accepts ${text}`, () => assert.deepEqual(problems(text), []));
}

for (const [text, problem] of [
  ['`api/src/gone.ts`', 'api/src/gone.ts'],
  ['`api/gone`', 'api/gone'],
  ['`gone.ts`', 'gone.ts'],
  ['`goneSymbol`', 'goneSymbol'],
  ['`club.gone`', 'club.gone'],
  ['`/api/gone`', '/api/gone'],
  ['`npm run gone`', 'npm run gone'],
  ['`npm test unit gone`', 'gone'],
  ['`npx jest api/gone`', 'api/gone'],
  ['with a line that breaks in it, `npm run\ngone`', 'npm run gone'],
  ['after such a line, `npm run\ndev` `gone.ts`', 'gone.ts'],
  ['[a](gone.md)', 'link to gone.md'],
  ['[part](a.md#gone)', 'link to a.md#gone'],
  ['[own part](#gone)', 'link to #gone'],
  ['```sh\nnpm run gone   # at once\n```', 'npm run gone'],
  ['  ```sh\n  npm test gone\n  ```', 'gone'],
  ['<!-- not in the tree: mfe-old -->', 'mfe-old is in the tree'],
]) {
  test(`refuses ${text}`, () => assert.deepEqual(problems(text), [`docs/b.md: ${problem}`]));
}

/** Matches a quoted path of a source, as journeys and tools name files. */
const SOURCE_PATH = /['`]((?:mfe-\w+|shell|api|shared-contracts)\/[\w./-]+\.(?:tsx?|json|css))['`]/g;

test('journeys and tools name only sources that exist', () => {
  const files = [...tree.paths].filter((file) => /^(e2e|bench|tools)\/.*\.(ts|tsx|mjs)$/.test(file));
  const gone = files
    .filter((file) => !/import-rules-probe|\.test\./.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(SOURCE_PATH)].map(([, to]) => `${file}: ${to}`),
    )
    .filter((line) => !tree.paths.has(line.split(': ')[1]));
  assert.deepEqual(gone, []);
});
