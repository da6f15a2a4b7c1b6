import path from 'node:path';
import { rspack } from '@rspack/core';
import { readPackage } from './workspace.mjs';

/** Range of the contracts' versions that fit together: those of one major version. */
const CONTRACTS = `^${readPackage('shared-contracts').version.split('.')[0]}.0.0`;

/**
 * Modules that exist once in the page: the shell provides them, remotes consume them and carry no copy. None is
 * `eager`: each is a lazy chunk that the shell's asynchronous start waits for.
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
  '@canchero/shared-contracts/core': CONTRACTS,
  '@canchero/shared-contracts/kit': CONTRACTS,
  '@canchero/shared-contracts/router': CONTRACTS,
  '@canchero/shared-contracts/ui': CONTRACTS,
};

/** Modules that are fetched when a remote or a screen of the shell first imports them. */
const ON_DEMAND = {
  luxon: '^3.7.0',
  '@canchero/shared-contracts/ui-forms': CONTRACTS,
  '@canchero/shared-contracts/ui-overlay': CONTRACTS,
  '@canchero/shared-contracts/ui-table': CONTRACTS,
};

const ALL = { ...FIRST_PAINT, ...ON_DEMAND };

/**
 * Names that the page has of a package that is shared in part, because sharing all of it would add 5 kB (gzip).
 * A remote's build does not notice a missing name; the `bundles` stage does.
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
  'react-intl': ['FormattedMessage', 'IntlProvider', 'RawIntlProvider', 'createIntl', 'createIntlCache', 'useIntl'],
};

const fileOf = (request) => `${request.replace('/', '-')}.js`;

/** Returns the module that the shell provides for a shared one: itself or its narrowed version. */
const providedBy = (request) => (request in NARROWED ? `narrow/${fileOf(request)}` : request);

/** Names of all modules that the shell has to provide, imported by itself or not. */
export const providedRequests = Object.keys(ALL).map(providedBy);

/** Returns the shell's part of the share scope; its own code imports these like any other module. */
export const providedModules = () =>
  Object.fromEntries(
    Object.entries(ALL).map(([request, range]) => [
      providedBy(request),
      { shareKey: request, ...(request in NARROWED && { version: range.slice(1) }) },
    ]),
  );

/** Returns a remote's part of the share scope: everything comes from the shell. */
export const consumedModules = () =>
  Object.fromEntries(
    Object.entries(ALL).map(([request, requiredVersion]) => [
      request,
      { singleton: true, requiredVersion, import: false },
    ]),
  );

const narrowFolder = (dir) => path.join(dir, 'src/narrow');

/** Returns the aliases by which the shell itself imports narrowed packages. @param {string} dir the shell's folder */
export const narrowAliases = (dir) => ({
  narrow: narrowFolder(dir),
  ...Object.fromEntries(
    Object.keys(NARROWED).map((request) => [`${request}$`, path.join(narrowFolder(dir), fileOf(request))]),
  ),
});

/** Matches facades: modules that re-export others and are shared whole. */
export const FACADES =
  /shared-contracts[\\/]src[\\/](?:core[\\/]index\.ts|kit[\\/](?:index|router)\.tsx?|ui[\\/](?:core|forms|overlay|table)\.tsx)$|src[\\/]narrow[\\/]/;

/** Returns the sources of the narrowed packages' modules, by file. @param {string} dir the shell's folder */
export function narrowModules(dir) {
  const resolver = new rspack.experiments.resolver.ResolverFactory({ conditionNames: ['import', 'module'] });
  const sources = Object.entries(NARROWED).map(([request, names]) => {
    const whole = JSON.stringify(resolver.sync(dir, request).path);
    return [path.join(narrowFolder(dir), fileOf(request)), `export { ${names.join()} } from ${whole};`];
  });
  return Object.fromEntries(sources);
}

/** Packages of the shell's vendor chunk: those of FIRST_PAINT and their dependencies. */
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
