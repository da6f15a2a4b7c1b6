import { rspack } from '@rspack/core';

/**
 * Writes `mf-manifest.json`, in Module Federation's shape: the entry, the global that it sets, and what each exposed
 * module asks for at once.
 */
export class RemoteManifestPlugin {
  /** @param {string} name of the container @param {{key: string, chunk: string}[]} exposed modules and their chunks */
  constructor(name, exposed) {
    this.name = name;
    this.exposed = exposed;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      // file names are final from here on
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        const manifest = JSON.stringify(this.describe(compilation));
        compilation.emitAsset('mf-manifest.json', new rspack.sources.RawSource(manifest));
      });
    });
  }

  describe({ namedChunks }) {
    // a chunk's hot updates, in development, are among its files
    const filesOf = (chunk, ending) =>
      [...namedChunks.get(chunk).files].filter((file) => file.endsWith(ending) && !file.includes('.hot-update.'));
    const [entry] = filesOf(this.name, '.js');
    return {
      id: this.name,
      name: this.name,
      metaData: { name: this.name, globalName: this.name, remoteEntry: { name: entry, path: '', type: 'global' } },
      exposes: this.exposed.map(({ key, chunk }) => ({
        path: key,
        assets: { js: { sync: filesOf(chunk, '.js') }, css: { sync: filesOf(chunk, '.css') } },
      })),
    };
  }
}
