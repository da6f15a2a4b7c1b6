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
  '@canchero/shared-contracts/ui-skeleton': CONTRACTS,
  '@canchero/shared-contracts/ui-table': CONTRACTS,
};

const ALL = { ...FIRST_PAINT, ...ON_DEMAND };

/** Names of all modules that the shell has to provide, imported by itself or not. */
export const providedRequests = Object.keys(ALL);

/** Returns the shell's part of the share scope; its own code imports these like any other module. */
export const providedModules = () =>
  Object.fromEntries(
    Object.entries(ALL).map(([request, range]) => [request, { singleton: true, requiredVersion: range }]),
  );

/** Returns a remote's part of the share scope: everything comes from the shell. */
export const consumedModules = () =>
  Object.fromEntries(
    Object.entries(ALL).map(([request, requiredVersion]) => [
      request,
      { singleton: true, requiredVersion, import: false },
    ]),
  );

/** Matches facades: modules that re-export others and are shared whole. */
export const FACADES =
  /shared-contracts[\\/]src[\\/](?:core[\\/]index\.ts|kit[\\/](?:index|router)\.tsx?|ui[\\/](?:core|forms|overlay|skeleton|table)\.tsx)$/;

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
