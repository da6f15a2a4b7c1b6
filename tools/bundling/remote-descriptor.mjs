import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { tsImport } from 'tsx/esm/api';
import { lowestContracts, usedContracts } from './used-contracts.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Reads and checks the descriptor of a remote and fills in `contracts`.
 * @param {string} dir the remote's folder @param {string} contracts lowest version of the contracts that it can run with
 * @returns {Promise<object>} RemoteDescriptor of shared-contracts
 * @throws {Error} if `remote.ts` does not fit the schema, or its widgets are not those of `src/widgets`
 */
export async function readDescriptor(dir, contracts) {
  const load = (file) => tsImport(file, import.meta.url);
  const [written, { RemoteDescriptor }] = await Promise.all([
    load(path.join(dir, 'remote.ts')).then((module) => defaultOf(module)),
    load(path.join(ROOT, 'shared-contracts/src/federation/schema.ts')),
  ]);
  const descriptor = RemoteDescriptor.parse({ contracts: `^${contracts}`, ...written });
  const onDisk = widgetNames(dir).join();
  const named = descriptor.widgets
    .map((widget) => widget.name)
    .sort()
    .join();
  if (onDisk !== named) throw new Error(`${dir}: remote.ts names widgets [${named}], src/widgets has [${onDisk}]`);
  return descriptor;
}

/** Returns the default export; tsx loads some modules as CommonJS, whose default is one level down. */
const defaultOf = (module) => module.default?.default ?? module.default;

/** @param {string} dir @returns {string[]} names of `src/widgets/*.tsx`, sorted */
export function widgetNames(dir) {
  const folder = path.join(dir, 'src/widgets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => path.basename(file, '.tsx'))
    .sort();
}

/** Writes the remote's descriptor as `remote.json` beside its manifest. */
export class RemoteDescriptorPlugin {
  constructor(dir) {
    this.dir = dir;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteDescriptorPlugin', (compilation) => {
      compilation.fileDependencies.add(path.join(this.dir, 'remote.ts'));
      let contracts;
      compilation.hooks.finishModules.tap('RemoteDescriptorPlugin', (modules) => {
        contracts = lowestContracts(usedContracts(modules));
      });
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteDescriptorPlugin', stage }, async () => {
        const json = JSON.stringify(await readDescriptor(this.dir, contracts), null, 1);
        compilation.emitAsset('remote.json', new rspack.sources.RawSource(json));
      });
    });
  }
}
