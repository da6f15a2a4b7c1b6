import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { aliases } from './aliases.mjs';
import { ChecksumsFilePlugin } from './checksums-file.mjs';
import { ChunkQueryPlugin } from './chunk-query.mjs';
import { shellChunks } from './chunks.mjs';
import { compileHint } from './compile-hint.mjs';
import { ContractsFilePlugin } from './contracts-file.mjs';
import { deployedShell, devServer } from './dev-server.mjs';
import { remoteFederation, shellFederation } from './federation.mjs';
import { HtmlPreloadPlugin } from './html-preload.mjs';
import { contentVersion } from './inputs.mjs';
import { PrecompressPlugin } from './precompress.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { RemoteDescriptorPlugin } from './remote-descriptor.mjs';
import { withoutFederation, withoutSchemas, withoutTokenTable } from './replacements.mjs';
import { FACADES, providedRequests } from './shared.mjs';
import { ROOT, readPackage } from './workspace.mjs';

/**
 * Defines the build of a browser package.
 * @param {{dir: string, kind: 'shell' | 'remote' | 'monolith', port?: number, laterTexts?: string[]}} app `dir`: its
 * folder; `port`: port of its development server; `laterTexts`: prefixes of the ids of texts that only the second
 * catalogue (`?later`) has; `monolith`: shell and remotes as one bundle, to measure against
 * @returns {(env?: object, argv?: {mode?: string}) => object} configuration for rspack; with NODE_ENV=development, a
 * development build
 */
export function defineApp({ dir, kind, port, laterTexts = [] }) {
  return (env = {}, argv = {}) => {
    const dev = (argv.mode ?? process.env.NODE_ENV) === 'development';
    const deployed = deployedShell() !== null;
    // the React of a deployed shell can replace no components: the page is loaded again
    const hot = dev && Boolean(env.RSPACK_SERVE) && !deployed;
    const name = globalName(dir, kind, dev);
    return {
      context: dir,
      mode: dev ? 'development' : 'production',
      devtool: dev ? 'cheap-module-source-map' : false,
      target: ['web', 'es2022'],
      entry: entry(kind, dev),
      output: {
        path: kind === 'monolith' ? path.join(ROOT, '.cache/monolith') : path.join(dir, 'dist'),
        clean: true,
        uniqueName: name,
        publicPath: kind === 'remote' ? 'auto' : '/',
        filename: dev ? '[name].js' : 'static/[name].[contenthash:10].js',
        chunkFilename: dev ? '[name].js' : 'static/[name].[contenthash:10].js',
        cssFilename: dev ? '[name].css' : 'static/[name].[contenthash:10].css',
        cssChunkFilename: dev ? '[name].css' : 'static/[name].[contenthash:10].css',
        assetModuleFilename: 'static/[name].[contenthash:10][ext]',
        chunkLoadTimeout: 120_000,
        crossOriginLoading: 'anonymous',
        // so that a retry evaluates a module again that threw the first time
        strictModuleErrorHandling: true,
      },
      resolve: resolve(dev),
      module: { rules: rules({ dir, kind, laterTexts, devReact: dev && !deployed, hot }) },
      optimization: {
        moduleIds: dev ? 'named' : 'deterministic',
        chunkIds: dev ? 'named' : 'deterministic',
        mangleExports: dev ? false : 'size',
        minimizer: [
          new rspack.SwcJsMinimizerRspackPlugin({
            extractComments: false,
            // more passes than two save 0.3 kB before the first remote
            minimizerOptions: { compress: { passes: 8 }, format: { comments: false } },
          }),
          new rspack.LightningCssMinimizerRspackPlugin(),
        ],
        ...(kind === 'shell' && !dev ? { splitChunks: shellChunks() } : {}),
        // icons go with the screen that shows them: a chunk for them costs a request, and the entry a checksum
        ...(kind === 'remote' && !dev ? { splitChunks: { cacheGroups: { defaultVendors: false } } } : {}),
      },
      plugins: plugins({ dir, kind, name, dev, hot }),
      performance: { hints: false },
      // lazy compilation calls the shell's origin, so dynamic imports of a remote would never settle
      lazyCompilation: false,
      ...(port ? { devServer: devServer(port) } : {}),
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'error' },
    };
  };
}

/** Returns a global name. A remote's carries its version, so that two releases of it can live in one page. */
function globalName(dir, kind, dev) {
  if (kind !== 'remote') return 'canchero_shell';
  const name = path.basename(dir);
  return `${name}_${dev ? 'dev' : contentVersion(name)}`.replaceAll('-', '_');
}

function entry(kind, dev) {
  if (kind === 'remote') return {};
  const first = [
    dev && path.join(import.meta.dirname, 'refresh-hook.ts'),
    kind === 'shell' && './src/provide-shared.js',
  ].filter(Boolean);
  return { main: [...first, './src/index.ts'] };
}

const resolve = (dev) => ({ extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias: aliases(dev) });

const rules = ({ dir, kind, laterTexts, devReact, hot }) => [
  {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: devReact, refresh: hot } },
      },
    },
  },
  {
    test: /shared-contracts[\\/]src[\\/][\w-]+[\\/][\w-]*endpoints\.ts$/,
    enforce: 'pre',
    loader: path.join(import.meta.dirname, 'endpoints-loader.mjs'),
  },
  {
    test: /[\\/]lang[\\/]\w+\.json$/,
    type: 'json',
    loader: path.join(import.meta.dirname, 'messages-loader.mjs'),
    options: { catalogues: path.join(dir, 'lang'), later: laterTexts },
  },
  { test: /\.css$/, type: 'css/auto' },
  { test: /\.(webp|jpg)$/, type: 'asset/resource' },
  // kept whole, so that each facade becomes one shared module
  ...(kind === 'shell' ? [{ test: FACADES, sideEffects: true }] : []),
];

function plugins({ dir, kind, name, dev, hot }) {
  const page = () =>
    new rspack.HtmlRspackPlugin({ template: './src/index.html', inject: 'head', scriptLoading: 'defer' });
  const sources = () => [versions(dir), withoutSchemas(), withoutTokenTable()];
  return [
    ...sources(),
    kind === 'shell' &&
      new rspack.experiments.VirtualModulesPlugin({
        [path.join(dir, 'src/provide-shared.js')]: provide(),
      }),
    ...(kind === 'shell' ? shellFederation({ name }) : []),
    ...(kind === 'remote' ? remoteFederation({ dir, name, dev }) : []),
    kind === 'shell' && new ContractsFilePlugin(),
    kind === 'shell' && !dev && new ChecksumsFilePlugin(),
    kind === 'remote' && new RemoteDescriptorPlugin(dir),
    // the shell's scripts have parts that no first screen calls: with the hint they took more memory and no less time
    kind === 'remote' && !dev && compileHint(),
    kind === 'remote' &&
      !dev &&
      new PrerenderPlugin(dir, {
        resolve: resolve(dev),
        rules: rules({ dir, kind, laterTexts: [] }),
        plugins: sources(),
      }),
    kind !== 'monolith' && new ChunkQueryPlugin(kind),
    ...(kind === 'monolith' ? withoutFederation() : []),
    kind !== 'remote' && page(),
    kind !== 'remote' && !dev && new HtmlPreloadPlugin(),
    hot && new ReactRefreshRspackPlugin({ library: name }),
    !dev && new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    !dev && new PrecompressPlugin(),
  ].filter(Boolean);
}

const versions = (dir) =>
  new rspack.DefinePlugin({
    __APP_VERSION__: JSON.stringify(readPackage(dir).version),
    __CONTRACTS_VERSION__: JSON.stringify(readPackage('shared-contracts').version),
  });

/** Returns the source of the module that imports everything the shell shares, each part when it is first requested. */
const provide = () => `Object.freeze([${providedRequests.map((request) => `() => import('${request}')`).join()}]);`;
