import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

/** Returns the folder of react-router, which only react-router-dom of the contracts depends on. */
function routerFolder() {
  const contracts = createRequire(path.join(ROOT, 'shared-contracts/package.json'));
  const dom = createRequire(contracts.resolve('react-router-dom/package.json'));
  return path.dirname(dom.resolve('react-router/package.json'));
}

/** Returns the requests that builds resolve to another file. @param {boolean} dev */
export function aliases(dev) {
  return {
    ...federationModules(),
    // catalogues are compiled by the build (messages-loader.mjs)
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    // mirrors styles for right-to-left languages, which the interface does not have
    'rtl-css-js/core$': path.join(import.meta.dirname, 'rtl-css-stub.mjs'),
    // react-router's exports, behind react-router-dom's, name its development build whatever the mode
    ...(dev ? {} : { 'react-router$': path.join(routerFolder(), 'dist/production/index.mjs') }),
  };
}

/**
 * Aliases Module Federation's runtime to its ES modules. Its plugin names the CommonJS ones, whose unused parts the
 * bundler cannot drop.
 */
function federationModules() {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  const names = ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin', 'runtime-tools'];
  const files = names.map((name) => resolve(`@module-federation/${name}`));
  files.push(createRequire(files.at(-1)).resolve('@module-federation/runtime'));
  return Object.fromEntries(files.map((file) => [`${file}$`, file.replace(/\.cjs$/, '.js')]));
}
