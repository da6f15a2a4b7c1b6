import { rspack } from '@rspack/core';

/**
 * Chunks of a remote are asked for with the query of its entry. The shell asks for an entry again as `…?retry=1`, so
 * everything behind it has addresses of its own too: browsers join a request to one that hangs at the same address.
 */
export class RetryAddressesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('RetryAddressesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryAddressesPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddresses());
      });
    });
  }
}

/** Wraps the functions that name a chunk's script and style sheet. */
class ChunkAddresses extends rspack.RuntimeModule {
  constructor() {
    super('chunk addresses', rspack.RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const { getChunkScriptFilename, getChunkCssFilename } = rspack.RuntimeGlobals;
    const wrap = (name) => `if (${name}) ${name} = ((file) => (id) => file(id) + query)(${name});`;
    return `
      var query = /\\?.*|$/.exec(document.currentScript ? document.currentScript.src : '')[0];
      if (query) {
        ${wrap(getChunkScriptFilename)}
        ${wrap(getChunkCssFilename)}
      }`;
  }
}
