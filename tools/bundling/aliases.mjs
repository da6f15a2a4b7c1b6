import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @param {string} dir the package that is built
 * @param {boolean} dev
 */
export function aliases(dir, dev) {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  return {
    // catalogues are compiled by the build (messages-loader.mjs)
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    // mirrors styles for right-to-left languages, which the interface does not have
    'rtl-css-js/core$': path.join(import.meta.dirname, 'rtl-css-stub.mjs'),
    // react-router's exports name its development build whatever the mode
    ...(dev
      ? {}
      : {
          'react-router$': path.join(path.dirname(resolve('react-router/package.json')), 'dist/production/index.mjs'),
        }),
  };
}
