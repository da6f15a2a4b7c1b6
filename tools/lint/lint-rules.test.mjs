import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';
import { toolArgs } from '../process/run.mjs';

/** Sources that our own rules of lint object to: file, code, what the message must say. */
const BREACHES = [
  ['shell/src/clubs/id.ts', 'export const id = () => crypto.randomUUID();', 'newId'],
  [
    'mfe-agenda/src/query.ts',
    'export const options = { queryFn: () => 1, retry: (failures: number) => failures < 2 };',
    'two that retry multiply',
  ],
  [
    'mfe-buffet/src/mutation.ts',
    'export const of = (retry: number) => ({ mutationFn: () => 1, retry });',
    'two that retry multiply',
  ],
  ['mfe-agenda/src/dialog.ts', `export const dialog = () => document.querySelector('[role="dialog"]');`, 'a ref'],
  ['mfe-public/src/field.ts', `export const field = () => document.querySelector<HTMLElement>('#field');`, 'a ref'],
  [
    'shared-contracts/src/court/endpoints.ts',
    'export const list = defineEndpoint({ params: ClubParams, response: Court.array() });',
    'schema.ts',
  ],
  ['shell/src/federation/limit.ts', `export const limit = () => localStorage.getItem('limit');`, 'entries.ts'],
];
const ALLOWED = [
  ['shared-contracts/src/club/endpoints.ts', 'export const list = defineEndpoint({ response: Clubs });'],
  ['shared-contracts/src/kit/part.ts', 'export const part = { queryKey: 1, retry: () => 1 };'],
  ['mfe-agenda/src/dialog.test.ts', `export const dialog = () => document.querySelector('[role="dialog"]');`],
  ['shell/src/storage/limit.ts', `export const limit = () => localStorage.getItem('limit');`],
];

let folder;
before(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'canchero-lint-'));
  const config = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(path.join(ROOT, 'tools/lint'), path.join(folder, 'tools/lint'), { recursive: true });
  for (const [file, code] of [...BREACHES, ...ALLOWED]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
});
after(() => rmSync(folder, { recursive: true, force: true }));

function lint(file) {
  const args = toolArgs('@biomejs/biome', ['lint', '--colors=off', file], { bin: 'biome' });
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

for (const [file, code, message] of BREACHES)
  test(`lint objects to ${code}`, () => {
    const { status, output } = lint(file);
    assert.equal(status, 1, output);
    assert.ok(output.includes(message), output);
  });

for (const [file, code] of ALLOWED)
  test(`lint allows ${code} in ${file}`, () => {
    const { status, output } = lint(file);
    assert.equal(status, 0, output);
  });
