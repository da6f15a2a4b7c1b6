import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * What exists once in the page. The shell alone brings these; remotes consume them and carry no copy of their own.
 * `eager` in no case: each is a lazy chunk that the shell's asynchronous start waits for.
 */
const FIRST_PAINT = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  'react-intl': '^12.1.0',
  'single-spa': '^6.0.0',
  'single-spa-react': '^6.0.0',
  zustand: '^5.1.0',
  'zustand/vanilla': '^5.1.0',
  '@tanstack/react-query': '^5.108.0',
  '@canchero/shared-contracts/core': '^1.0.0',
  '@canchero/shared-contracts/kit': '^1.0.0',
  '@canchero/shared-contracts/router': '^1.0.0',
  '@canchero/shared-contracts/ui': '^1.0.0',
};

/** Fetched when a remote (or a screen of the shell) first asks. */
const ON_DEMAND = {
  luxon: '^3.7.0',
  '@canchero/shared-contracts/ui-forms': '^1.0.0',
  '@canchero/shared-contracts/ui-overlay': '^1.0.0',
  '@canchero/shared-contracts/ui-table': '^1.0.0',
};

/** Comes with the design system. Icons carry styles: with a renderer of their own they would miss the page's nonce. */
const BROUGHT_ALONG = { '@griffel/react': '^1.6.0' };

const ALL = { ...FIRST_PAINT, ...ON_DEMAND, ...BROUGHT_ALONG };

/**
 * Names that the page gets of a package, where sharing all of it would keep everything in it alive: 7 kB (gzip).
 * A remote's build cannot see what is missing; the `bundles` stage does.
 */
export const NARROWED = {
  '@tanstack/react-query': [
    'QueryClient',
    'QueryClientProvider',
    'keepPreviousData',
    'useInfiniteQuery',
    'useMutation',
    'useQuery',
    'useQueryClient',
  ],
  '@griffel/react': [
    'RendererProvider',
    'TextDirectionProvider',
    '__resetStyles',
    '__staticStyles',
    '__styles',
    'createDOMRenderer',
    'makeStyles',
    'mergeClasses',
    'useRenderer_unstable',
  ],
  'react-intl': ['FormattedMessage', 'IntlProvider', 'RawIntlProvider', 'createIntl', 'createIntlCache', 'useIntl'],
};

/** Everything that the shell has to provide, whether it imports it itself or not. */
export const sharedRequests = Object.keys({ ...FIRST_PAINT, ...ON_DEMAND });

/** @param {'shell'|'remote'} kind */
export function sharedModules(kind) {
  return Object.fromEntries(
    Object.entries(ALL).map(([request, requiredVersion]) => [
      request,
      { singleton: true, requiredVersion, ...(kind === 'remote' ? { import: false } : narrow(request)) },
    ]),
  );
}

const fileOf = (request) => `${request.replace('/', '-')}.js`;

function narrow(request) {
  if (!(request in NARROWED)) return {};
  return { import: `narrow/${fileOf(request)}`, version: ALL[request].slice(1) };
}

/** Where the modules that stand for narrowed packages are, for `narrow/<package>`. @param {string} dir the shell's folder */
export const narrowFolder = (dir) => path.join(dir, 'src/narrow');

/** Their sources, by file. @param {string} dir the shell's folder */
export function narrowModules(dir) {
  const resolver = new rspack.experiments.resolver.ResolverFactory({ conditionNames: ['import', 'module'] });
  const resolve = (from, request) => resolver.sync(from, request).path;
  // a dependency of the design system, not of the shell
  const from = { '@griffel/react': path.dirname(resolve(dir, '@fluentui/react-components')) };
  const sources = Object.entries(NARROWED).map(([request, names]) => {
    const whole = JSON.stringify(resolve(from[request] ?? dir, request));
    return [path.join(narrowFolder(dir), fileOf(request)), `export { ${names.join()} } from ${whole};`];
  });
  return Object.fromEntries(sources);
}

/** Packages whose modules make up the shell's one vendor chunk: those of FIRST_PAINT and what they import. */
export const VENDOR_PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'single-spa',
  'single-spa-react',
  'dom-element-getter-helpers',
  'zustand',
  'use-sync-external-store',
  '@tanstack',
  'react-router',
  'cookie',
  'set-cookie-parser',
  'ky',
];
