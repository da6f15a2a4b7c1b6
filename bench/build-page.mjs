import path from 'node:path';
import { rspack } from '@rspack/core';
import { aliases } from '../tools/build/aliases.mjs';
import { ROOT } from '../tools/build/workspace.mjs';

/**
 * A part of mfe-buffet on a page of its own, built as remotes are.
 * @param {string} name of the bench, whose folder has `page/<name>.tsx`
 * @returns {Promise<string>} the folder with `<name>.html`
 */
export async function buildPage(name) {
  const folder = path.join(ROOT, '.cache/bench', name);
  const compiler = rspack({
    context: path.join(ROOT, 'bench', name, 'page'),
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { [name]: `./${name}` },
    output: { path: folder, clean: true, filename: '[name].js' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: aliases(path.join(ROOT, 'mfe-buffet'), false),
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
    plugins: [new rspack.HtmlRspackPlugin({ template: path.join(ROOT, 'bench/page.html'), filename: `${name}.html` })],
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return folder;
}
