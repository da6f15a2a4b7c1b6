import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';
import { run } from './run.mjs';

/** Module that makes Node say it is older than it is. */
const older = (version) =>
  `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
const commands = readdirSync(path.join(ROOT, 'tools')).filter((file) => /^(?!install).*\.mjs$/.test(file));

for (const file of commands)
  test(`${file} asks for the version of Node before it imports anything that needs it`, () => {
    const [first] = /^import .*$/m.exec(readFileSync(path.join(ROOT, 'tools', file), 'utf8'));
    assert.equal(first, "import './process/node-version.mjs';");
  });

for (const version of ['18.20.4', '20.18.1'])
  test(`with Node ${version} a command says which version it needs`, async () => {
    const { code, output } = await run(process.execPath, ['--import', older(version), 'tools/build.mjs', 'nothing']);
    assert.equal(code, 1);
    assert.equal(output.trim(), `Canchero needs Node 20.19 or newer; this is ${version}. See https://nodejs.org/`);
  });
