import { rspack } from '@rspack/core';

/**
 * Requests a remote's chunks with the query string of its entry. The shell retries an entry as `…?retry=1`, so all of
 * its chunks get new addresses too: a browser joins a request to one that hangs at the same address.
 */
export class ChunkQueryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkQueryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkQueryPlugin', (chunk) => {
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
