import path from 'node:path';
import { rspack } from '@rspack/core';
import { aliases } from '../../tools/build/aliases.mjs';
import { ROOT } from '../../tools/build/workspace.mjs';

const PAGE = path.join(import.meta.dirname, 'page');

/**
 * One page for each candidate, built alike.
 * @param {string[]} candidates
 * @returns {Promise<string>} the folder with `<candidate>.html`
 */
export async function buildPages(candidates) {
  const folder = path.join(ROOT, '.cache/bench/agenda');
  const compiler = rspack({
    context: PAGE,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: Object.fromEntries(candidates.map((name) => [name, `./${name}`])),
    output: { path: folder, clean: true, filename: '[name].js' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: aliases(path.join(ROOT, 'mfe-agenda'), false),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        {
          test: /[\\/]lang[\\/]\w+\.json$/,
          type: 'json',
          loader: path.join(ROOT, 'tools/build/messages-loader.mjs'),
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    plugins: candidates.map(
      (name) => new rspack.HtmlRspackPlugin({ template: './index.html', filename: `${name}.html`, chunks: [name] }),
    ),
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return folder;
}
