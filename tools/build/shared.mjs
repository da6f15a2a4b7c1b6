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

/** Everything that the shell has to provide, whether it imports it itself or not. */
export const sharedRequests = Object.keys({ ...FIRST_PAINT, ...ON_DEMAND });

/** @param {'shell'|'remote'} kind */
export function sharedModules(kind) {
  return Object.fromEntries(
    Object.entries(ALL).map(([request, requiredVersion]) => [
      request,
      { singleton: true, requiredVersion, ...(kind === 'remote' ? { import: false } : {}) },
    ]),
  );
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
