import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { widgetNames } from './remote-descriptor.mjs';
import { addFilesToManifest, exposedChunk } from './remote-manifest.mjs';
import { consumedModules, providedModules } from './shared.mjs';

/** Options that shell and remotes have in common: types come from the contracts, hot reload from the bundler. */
const common = { shareStrategy: 'loaded-first', dts: false, dev: false };

/**
 * Returns the shell's plugins: it provides every shared module and the federation runtime, and names no remote, since
 * it learns of them at run time.
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export const shellFederation = ({ name }) => [
  new ModuleFederationPlugin({
    ...common,
    name,
    shared: providedModules(),
    manifest: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
  }),
];

/**
 * Returns a remote's plugins: it exposes its app and its widgets.
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export function remoteFederation({ dir, name, dev }) {
  const exposed = [
    ['./app', './src/app.tsx'],
    ...widgetNames(dir).map((widget) => [`./widgets/${widget}`, `./src/widgets/${widget}.tsx`]),
  ].map(([key, file]) => [key, { import: file, name: exposedChunk(key) }]);
  return [
    new ModuleFederationPlugin({
      ...common,
      name,
      library: { type: 'global', name },
      filename: dev ? 'remoteEntry.js' : 'static/remoteEntry.[contenthash:10].js',
      exposes: Object.fromEntries(exposed),
      shared: consumedModules(),
      manifest: { additionalData: addFilesToManifest },
      experiments: { externalRuntime: true, optimization: { target: 'web' } },
    }),
    new WithoutStats(),
  ];
}

/** Removes `mf-stats.json`, in which the plugin names source files and which nobody reads. */
class WithoutStats {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WithoutStats', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'WithoutStats', stage }, () =>
        compilation.deleteAsset('mf-stats.json'),
      );
    });
  }
}
