import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { widgetNames } from './remote-descriptor.mjs';
import { sharedModules } from './shared.mjs';

const common = {
  shareStrategy: 'loaded-first',
  manifest: { fileName: 'mf-manifest.json' },
  dts: false,
  dev: false,
};

/** The shell brings every shared module, and names no remote: it learns of them while it runs. */
export const shellFederation = (name) =>
  new ModuleFederationPlugin({
    ...common,
    name,
    shared: sharedModules('shell'),
    // it loads remotes itself, see shell/src/federation/loader
    experiments: { optimization: { target: 'web', disableRemote: true } },
  });

/** A remote exposes its app and its widgets. */
export const remoteFederation = ({ dir, name, dev }) =>
  new ModuleFederationPlugin({
    ...common,
    name,
    shared: sharedModules('remote'),
    filename: dev ? 'remoteEntry.js' : 'static/remoteEntry.[contenthash:10].js',
    experiments: { optimization: { target: 'web', disableRemote: true } },
    exposes: {
      './app': './src/app.tsx',
      ...Object.fromEntries(widgetNames(dir).map((widget) => [`./widgets/${widget}`, `./src/widgets/${widget}.tsx`])),
    },
  });
