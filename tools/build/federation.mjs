import { rspack } from '@rspack/core';
import { widgetNames } from './remote-descriptor.mjs';
import { RemoteManifestPlugin } from './remote-manifest.mjs';
import { sharedModules } from './shared.mjs';

const share = (kind) => new rspack.sharing.SharePlugin({ shareScope: 'default', shared: sharedModules(kind) });

/**
 * The shell brings every shared module, and names no remote: it learns of them while it runs.
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export const shellFederation = () => [share('shell')];

/**
 * A remote exposes its app and its widgets.
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
    share('remote'),
    new RemoteManifestPlugin(name, exposed),
  ];
}
