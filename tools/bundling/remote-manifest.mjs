import { rspack } from '@rspack/core';

/** Matches a module from the share scope and captures its name there. */
const SHARED = /^consume shared module \(\w+\) (.+)@/;
/** Matches a catalogue of texts and captures its language. */
const CATALOGUE = /[\\/]lang[\\/](\w+)\.json$/;

/**
 * Writes `mf-manifest.json` in Module Federation's format: the entry, the global that it sets, and the files that each
 * exposed module needs at once. It also lists the shared modules that each will request and the catalogues by language,
 * so that the shell can fetch them beside the entry.
 * @see https://module-federation.io/configure/manifest
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

  describe({ namedChunks, chunkGraph, modules }) {
    // a chunk's hot updates, in development, are among its files
    const filesOf = (chunk, ending) =>
      [...namedChunks.get(chunk).files].filter((file) => file.endsWith(ending) && !file.includes('.hot-update.'));
    const [entry] = filesOf(this.name, '.js');
    const sharedBy = (chunk) =>
      chunkGraph
        .getChunkModules(namedChunks.get(chunk))
        .flatMap((module) => SHARED.exec(module.identifier())?.[1] ?? []);
    const catalogues = [...modules].flatMap((module) => {
      const language = CATALOGUE.exec(module.nameForCondition() ?? '')?.[1];
      const files = [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files]);
      return language
        ? [[language, files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))]]
        : [];
    });
    return {
      id: this.name,
      name: this.name,
      metaData: { name: this.name, globalName: this.name, remoteEntry: { name: entry, path: '', type: 'global' } },
      catalogues: Object.fromEntries(catalogues),
      exposes: this.exposed.map(({ key, chunk }) => ({
        path: key,
        shared: sharedBy(chunk),
        assets: { js: { sync: filesOf(chunk, '.js') }, css: { sync: filesOf(chunk, '.css') } },
      })),
    };
  }
}
