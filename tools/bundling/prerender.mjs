import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT } from './workspace.mjs';

/** File of a release with its public pages, by language. */
export const PAGES_FILE = 'pages.json';
/** Stands for the address of the release's folder, which the service fills in. */
const RELEASE = '__RELEASE__/';

/**
 * Writes the public pages of a remote as `pages.json` beside its manifest: the remote's `src/prerender.tsx` is built for
 * Node and run. A remote without that file has none.
 */
export class PrerenderPlugin {
  /** @param {string} dir the remote's folder @param {object} shared `resolve`, `rules` and `plugins` of its build */
  constructor(dir, shared) {
    this.dir = dir;
    this.shared = shared;
  }

  apply(compiler) {
    const entry = path.join(this.dir, 'src/prerender.tsx');
    if (!existsSync(entry)) return;
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        const file = await this.build(entry, compiler.options.output.assetModuleFilename);
        this.emitPictures(compilation, path.dirname(file));
        const { prerenderPages } = createRequire(import.meta.url)(file);
        const json = JSON.stringify(await prerenderPages());
        compilation.emitAsset(PAGES_FILE, new rspack.sources.RawSource(json));
      });
    });
  }

  /** Emits the pictures that the pages alone name, as the one of a link's preview. */
  emitPictures(compilation, folder) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      if (!entry.isFile() || !name.startsWith('static/') || compilation.getAsset(name)) continue;
      compilation.emitAsset(name, new rspack.sources.RawSource(readFileSync(path.join(folder, name))));
    }
  }

  /** Builds the entry for Node. @returns {Promise<string>} path of the program */
  async build(entry, assetModuleFilename) {
    const folder = path.join(ROOT, '.cache/prerender', path.basename(this.dir));
    const { resolve, rules, plugins } = this.shared;
    const compiler = rspack({
      context: this.dir,
      mode: 'production',
      devtool: false,
      target: 'node20',
      entry: { prerender: entry },
      output: {
        path: folder,
        clean: true,
        filename: '[name].cjs',
        chunkFilename: '[name].cjs',
        library: { type: 'commonjs2' },
        publicPath: RELEASE,
        assetModuleFilename,
      },
      resolve,
      module: { rules },
      plugins,
      optimization: { minimize: false },
      infrastructureLogging: { level: 'error' },
    });
    const stats = await new Promise((done, fail) =>
      compiler.run((error, result) => (error ? fail(error) : done(result))),
    );
    await new Promise((done) => compiler.close(done));
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    return path.join(folder, 'prerender.cjs');
  }
}
