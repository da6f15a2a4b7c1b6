import { rspack } from '@rspack/core';

/** Query string of a remote's entry: the shell retries an entry as `…?retry=1`. */
const OF_REMOTE = `
  var query = /\\?.*|$/.exec(document.currentScript ? document.currentScript.src : '')[0];
  var queryOf = () => query;`;
/** Query string of the shell, which counts the times that a chunk of its own hung (federation-runtime.ts). */
const OF_SHELL = `
  var queryOf = () => self.cancheroRetries ? '?retry=' + self.cancheroRetries : '';`;

/**
 * Requests chunks at new addresses after a retry, those of a remote with the query string of its entry: a browser joins a
 * request to one that hangs at the same address.
 */
export class ChunkQueryPlugin {
  /** @param {'shell' | 'remote'} kind */
  constructor(kind) {
    this.query = kind === 'shell' ? OF_SHELL : OF_REMOTE;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkQueryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkQueryPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddresses(this.query));
      });
    });
  }
}

/** Wraps the functions that name a chunk's script and style sheet. */
class ChunkAddresses extends rspack.RuntimeModule {
  constructor(query) {
    super('chunk addresses', rspack.RuntimeModule.STAGE_ATTACH);
    this.query = query;
  }

  generate() {
    const { getChunkScriptFilename, getChunkCssFilename } = rspack.RuntimeGlobals;
    const wrap = (name) => `if (${name}) ${name} = ((file) => (id) => file(id) + queryOf())(${name});`;
    return `${this.query} ${wrap(getChunkScriptFilename)} ${wrap(getChunkCssFilename)}`;
  }
}
