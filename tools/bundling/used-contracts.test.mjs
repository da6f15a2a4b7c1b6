import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { rspack } from '@rspack/core';
import { consumedModules } from './shared.mjs';
import { lowestContracts, usedContracts } from './used-contracts.mjs';

const KIT = '@canchero/shared-contracts/kit';
const contracts = {
  version: '3.3.0',
  later: {
    '3.1.0': { [KIT]: ['one'], luxon: ['Info'] },
    '3.2.0': { [KIT]: ['Host.confirm'] },
    '3.3.0': { [KIT]: ['two', 'Slots.booking.note'] },
  },
};

/** Builds a remote of one module and returns the lowest contracts that it can run with. */
async function lowestFor(t, source) {
  const folder = await mkdtemp(path.join(tmpdir(), 'canchero-remote-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'app.ts'), source);
  let used;
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './app.ts',
    output: { path: path.join(folder, 'dist') },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
    },
    plugins: [
      new rspack.sharing.ConsumeSharedPlugin({ shareScope: 'default', consumes: consumedModules() }),
      (compiler) =>
        compiler.hooks.compilation.tap('test', ({ hooks }) =>
          hooks.finishModules.tap('test', (modules) => {
            used = usedContracts(modules);
          }),
        ),
    ],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  return lowestContracts(used, contracts);
}

for (const [what, source, lowest] of [
  ['no import', 'console.log(1);', '3.0.0'],
  ['a name of the first version', `import { useHost } from '${KIT}'; console.log(useHost());`, '3.0.0'],
  ['a later name', `import { useHost, one } from '${KIT}'; console.log(useHost(), one);`, '3.1.0'],
  ['a later name by another', `import { one as mine } from '${KIT}'; console.log(mine);`, '3.1.0'],
  ['a name that is passed on', `export { two } from '${KIT}';`, '3.3.0'],
  ['a later name of a package', `import { Info } from 'luxon'; console.log(Info);`, '3.1.0'],
  ['a type alone', `import type { two } from '${KIT}'; export const a: typeof two = 1;`, '3.0.0'],
  ['a whole module', `import * as kit from '${KIT}'; console.log(kit);`, '3.3.0'],
  ['a part of a whole module', `import * as kit from '${KIT}'; console.log(kit.one);`, '3.1.0'],
  ['a module on demand', `import('${KIT}').then(console.log);`, '3.3.0'],
  ['a later member', `import { useHost } from '${KIT}'; useHost().confirm();`, '3.2.0'],
  ['a later slot', `import { HostSlot } from '${KIT}'; HostSlot({ name: 'booking.note' });`, '3.3.0'],
  ['a member of a module that is not imported', `import { Info } from 'luxon'; Info.confirm();`, '3.1.0'],
]) {
  test(`${what}: ${lowest}`, async (t) => assert.equal(await lowestFor(t, source), lowest));
}
