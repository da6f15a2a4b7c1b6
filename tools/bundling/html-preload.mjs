import { rspack } from '@rspack/core';

/** Names of chunks that the first paint always needs, besides those behind the entry's asynchronous boundary. */
const ALWAYS = new Set(['vendor', 'ui']);

/**
 * Adds `<link rel="preload">` to index.html for the scripts behind the entry's `import('./bootstrap')`,
 * so that they are fetched beside the entry instead of after it.
 */
export class HtmlPreloadPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('HtmlPreloadPlugin', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('HtmlPreloadPlugin', (data) => {
        const links = firstPaintFiles(compilation).map((file) => ({
          tagName: 'link',
          attributes: { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'script', href: `/${file}` },
          voidTag: true,
          innerHTML: undefined,
        }));
        return { ...data, headTags: [...links, ...data.headTags] };
      });
    });
  }
}

function firstPaintFiles(compilation) {
  const behindEntry = [...compilation.entrypoints.get('main').childrenIterable]
    .filter((group) => group.origins.some((origin) => origin.request === './bootstrap'))
    .flatMap((group) => [...group.chunks]);
  const named = [...compilation.chunks].filter((chunk) => ALWAYS.has(chunk.name));
  const files = new Set([...behindEntry, ...named].flatMap((chunk) => [...chunk.files]));
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort();
}
