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

const ALL = { ...FIRST_PAINT, ...ON_DEMAND };

/**
 * Names that the page gets of a package, where sharing all of it would keep everything in it alive: 5 kB (gzip).
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
  'react-intl': ['FormattedMessage', 'IntlProvider', 'RawIntlProvider', 'createIntl', 'createIntlCache', 'useIntl'],
};

const fileOf = (request) => `${request.replace('/', '-')}.js`;

/** The module that the shell provides for a shared one: itself, or what it is narrowed to. */
const providedBy = (request) => (request in NARROWED ? `narrow/${fileOf(request)}` : request);

/** Everything that the shell has to provide, whether it imports it itself or not. */
export const providedRequests = Object.keys(ALL).map(providedBy);

/** What the shell puts into the share scope; itself it imports these as any other module. */
export const providedModules = () =>
  Object.fromEntries(
    Object.entries(ALL).map(([request, range]) => [
      providedBy(request),
      { shareKey: request, ...(request in NARROWED && { version: range.slice(1) }) },
    ]),
  );

/** What a remote takes from there. */
export const consumedModules = () =>
  Object.fromEntries(
    Object.entries(ALL).map(([request, requiredVersion]) => [
      request,
      { singleton: true, requiredVersion, import: false },
    ]),
  );

const narrowFolder = (dir) => path.join(dir, 'src/narrow');

/** The shell itself takes narrowed packages from the modules that stand for them. @param {string} dir the shell's folder */
export const narrowAliases = (dir) => ({
  narrow: narrowFolder(dir),
  ...Object.fromEntries(
    Object.keys(NARROWED).map((request) => [`${request}$`, path.join(narrowFolder(dir), fileOf(request))]),
  ),
});

/** Modules that names are taken from, and which are shared whole. */
export const FACADES =
  /shared-contracts[\\/]src[\\/](?:core[\\/]index\.ts|kit[\\/](?:index|router)\.tsx?|ui[\\/](?:core|forms|overlay|table)\.tsx)$|src[\\/]narrow[\\/]/;

/** Sources of the modules that stand for narrowed packages, by file. @param {string} dir the shell's folder */
export function narrowModules(dir) {
  const resolver = new rspack.experiments.resolver.ResolverFactory({ conditionNames: ['import', 'module'] });
  const sources = Object.entries(NARROWED).map(([request, names]) => {
    const whole = JSON.stringify(resolver.sync(dir, request).path);
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
