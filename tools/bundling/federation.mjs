import { rspack } from '@rspack/core';
import { widgetNames } from './remote-descriptor.mjs';
import { RemoteManifestPlugin } from './remote-manifest.mjs';
import { consumedModules, providedModules } from './shared.mjs';

const shareScope = 'default';

/**
 * Returns the shell's plugins: it provides every shared module and names no remote, since it learns of them at run
 * time.
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export const shellFederation = () => [
  new rspack.sharing.ProvideSharedPlugin({ shareScope, provides: providedModules() }),
];

/**
 * Returns a remote's plugins: it exposes its app and its widgets.
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export function remoteFederation({ dir, name, dev }) {
  const exposed = [
    ['./app', './src/app.tsx'],
    ...widgetNames(dir).map((widget) => [`./widgets/${widget}`, `./src/widgets/${widget}.tsx`]),
  ].map(([key, file]) => ({ key, file, chunk: `expose-${key.slice(2).replaceAll('/', '-')}` }));
  return [
    new rspack.container.ContainerPlugin({
      name,
      library: { type: 'global', name },
      filename: dev ? 'remoteEntry.js' : 'static/remoteEntry.[contenthash:10].js',
      exposes: Object.fromEntries(exposed.map(({ key, file, chunk }) => [key, { import: file, name: chunk }])),
    }),
    new rspack.sharing.ConsumeSharedPlugin({ shareScope, consumes: consumedModules() }),
    new RemoteManifestPlugin(name, exposed),
  ];
}
