import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';
import { toolArgs } from '../process/run.mjs';

/** Matches whole files among the examples: they begin with their imports. */
const FILE = /^ *```(tsx?)\n( *import .*?)^ *```/gms;

const page = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const files = [...page.matchAll(FILE)].map(([, extension, code]) => ({
  name: `mfe-public/src/example.${extension}`,
  code: code.replaceAll(/^ {3}/gm, ''),
}));

test('CONTRIBUTING has files as examples', () => assert.ok(files.length >= 2));

for (const { name, code } of files)
  test(`lint takes the example as it is: ${code.split('\n').findLast((line) => line.includes('@canchero'))}`, () => {
    const args = toolArgs('@biomejs/biome', ['check', '--write', `--stdin-file-path=${name}`], { bin: 'biome' });
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, input: code, encoding: 'utf8' });
    assert.equal(stdout, code, stderr);
  });
