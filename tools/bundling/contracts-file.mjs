import { rspack } from '@rspack/core';
import { readPackage } from './workspace.mjs';

/** Writes the version of the contracts that the shell provides beside its page, for the service. */
export class ContractsFilePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ContractsFilePlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ContractsFilePlugin', stage }, () => {
        const { version } = readPackage('shared-contracts');
        compilation.emitAsset('contracts.json', new rspack.sources.RawSource(JSON.stringify({ version })));
      });
    });
  }
}
