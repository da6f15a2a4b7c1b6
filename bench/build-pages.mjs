import { existsSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { aliases } from '../tools/bundling/aliases.mjs';
import { compileHint } from '../tools/bundling/compile-hint.mjs';
import { ROOT } from '../tools/bundling/workspace.mjs';

/**
 * Builds pages that show parts of a remote, with the same settings as the remotes.
 * @param {string} bench folder of the measurement; `page/<page>.tsx` or `rivals/<page>.tsx` there is a page's source
 * @param {{pages?: string[], template?: string}} options `pages`: names, by default the bench's own; `template`: HTML file
 * @returns {Promise<string>} folder with `<page>.html` of each page
 */
export async function buildPages(bench, { pages = [bench], template = 'bench/page.html' } = {}) {
  const folder = path.join(ROOT, '.cache/bench', bench);
  const compiler = rspack({
    context: path.join(ROOT, 'bench', bench),
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: Object.fromEntries(pages.map((name) => [name, sourceOf(bench, name)])),
    output: { path: folder, clean: true, filename: '[name].js' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: aliases(false),
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
    plugins: [
      compileHint(),
      ...pages.map((name) => {
        const page = { template: path.join(ROOT, template), filename: `${name}.html`, chunks: [name] };
        return new rspack.HtmlRspackPlugin(page);
      }),
    ],
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return folder;
}

/** Returns the source of a page: our own pages lie in `page/`, those of other libraries in `rivals/`. */
function sourceOf(bench, name) {
  return existsSync(path.join(ROOT, 'bench', bench, 'rivals', `${name}.tsx`)) ? `./rivals/${name}` : `./page/${name}`;
}
