import path from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT } from './workspace.mjs';

const ABSENT = path.join(import.meta.dirname, 'absent.cjs');

/**
 * Endpoints name schemas for the server and for types. A browser needs method and path alone, so there the schemas,
 * and zod with them, are left out: `./schema` and `../core/schema` of an endpoints.ts become an empty module.
 */
export const withoutSchemas = () =>
  new rspack.NormalModuleReplacementPlugin(/^(\.|\.\.\/core)\/schema$/, (resource) => {
    if (/shared-contracts[\\/]src[\\/].*endpoints\.ts$/.test(resource.contextInfo.issuer)) resource.request = ABSENT;
  });

/** Fluent's own table of token names gives way to the design system's, which computes them. */
export const withoutTokenTable = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/tokens(\.js)?$/, (resource) => {
    if (/@fluentui[\\/]tokens[\\/]lib$/.test(resource.context))
      resource.request = path.join(ROOT, 'shared-contracts/src/ui/tokens.ts');
  });

/** In the single bundle the shell finds its remotes by `import()` instead of through federation. */
export const withoutFederation = () => {
  const folder = path.join(ROOT, 'shell/src/federation');
  return new rspack.NormalModuleReplacementPlugin(/(^|\/)loader$/, (resource) => {
    if (path.resolve(resource.context, resource.request) !== path.join(folder, 'loader')) return;
    resource.request = path.join(ROOT, 'bench/load/single-bundle.ts');
  });
};
