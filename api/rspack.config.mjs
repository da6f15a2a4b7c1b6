import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = path.dirname(fileURLToPath(import.meta.url));

/** One file for plain node: our sources and the contract inside, packages from node_modules. */
export default {
  mode: 'production',
  target: 'node20',
  context: here,
  entry: { main: './src/main.ts' },
  devtool: 'source-map',
  output: {
    path: path.join(here, 'dist'),
    // a migration of an earlier build must not stay
    clean: true,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'module' },
  },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: [
    ({ request }, callback) =>
      /^(\.|\/|[A-Z]:)/.test(request) || request.startsWith('@canchero/') ? callback() : callback(null, request),
  ],
  optimization: { minimize: false },
  resolve: { extensions: ['.ts', '.js', '.json'] },
  module: {
    parser: { javascript: { url: false, importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/migrations/*.sql', to: 'migrations/[name][ext]' }] }),
  ],
};
