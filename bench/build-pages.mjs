import path from 'node:path';
import { rspack } from '@rspack/core';
import { aliases } from '../tools/bundling/aliases.mjs';
import { ROOT } from '../tools/bundling/workspace.mjs';

/**
 * Parts of a remote on pages of their own, built alike and as remotes are.
 * @param {string} bench its folder, which has `page/<page>.tsx` of each
 * @param {string} remote whose parts they are
 * @param {{pages?: string[], template?: string}} options `pages`: one of the bench's name when absent; `template`: its file
 * @returns {Promise<string>} the folder with `<page>.html` of each
 */
export async function buildPages(bench, remote, { pages = [bench], template = 'bench/page.html' } = {}) {
  const folder = path.join(ROOT, '.cache/bench', bench);
  const compiler = rspack({
    context: path.join(ROOT, 'bench', bench, 'page'),
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: Object.fromEntries(pages.map((name) => [name, `./${name}`])),
    output: { path: folder, clean: true, filename: '[name].js' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: aliases(path.join(ROOT, remote), false),
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
          loader: path.join(ROOT, 'tools/bundling/messages-loader.mjs'),
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    plugins: pages.map((name) => {
      const page = { template: path.join(ROOT, template), filename: `${name}.html`, chunks: [name] };
      return new rspack.HtmlRspackPlugin(page);
    }),
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return folder;
}
