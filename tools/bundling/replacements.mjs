import path from 'node:path';
import { rspack } from '@rspack/core';
import { widgetNames } from './remote-descriptor.mjs';
import { ROOT, remoteNames } from './workspace.mjs';

const EMPTY_MODULE = path.join(import.meta.dirname, 'empty-module.cjs');

/**
 * Leaves schemas, and zod with them, out of browser builds: `schema.ts` and `x-schema.ts` that an endpoints.ts imports
 * become an empty module. The server and types need the schemas of an endpoint; a browser needs method and path alone.
 */
export const withoutSchemas = () =>
  new rspack.NormalModuleReplacementPlugin(/^(\.|\.\.\/[\w-]+)\/[\w-]*schema$/, (resource) => {
    if (/shared-contracts[\\/]src[\\/].*endpoints\.ts$/.test(resource.contextInfo.issuer))
      resource.request = EMPTY_MODULE;
  });

/** Replaces Fluent's table of token names with the design system's, which computes them. */
export const withoutTokenTable = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/tokens(\.js)?$/, (resource) => {
    if (/@fluentui[\\/]tokens[\\/]lib$/.test(resource.context))
      resource.request = path.join(ROOT, 'shared-contracts/src/ui/tokens.ts');
  });

/**
 * Makes the shell of the single bundle load its remotes with `import()` instead of through federation.
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export const withoutFederation = () => {
  const folder = path.join(ROOT, 'shell/src/federation');
  const replaced = new rspack.NormalModuleReplacementPlugin(/(^|\/)load-module$/, (resource) => {
    if (path.resolve(resource.context, resource.request) !== path.join(folder, 'load-module')) return;
    resource.request = path.join(ROOT, 'bench/load/single-bundle.ts');
  });
  const remotes = { [path.join(ROOT, 'bench/load/every-remote.js')]: everyRemote() };
  return [replaced, new rspack.experiments.VirtualModulesPlugin(remotes)];
};

/** Returns the source of a module with all remotes' descriptors and an `import()` for each `remote/module` exposed. */
function everyRemote() {
  const file = (name, inside) => JSON.stringify(path.join(ROOT, name, inside));
  const exposed = remoteNames().flatMap((name) => [
    `'${name}/app': () => import(${file(name, 'src/app.tsx')})`,
    ...widgetNames(path.join(ROOT, name)).map(
      (widget) => `'${name}/widgets/${widget}': () => import(${file(name, `src/widgets/${widget}.tsx`)})`,
    ),
  ]);
  return [
    ...remoteNames().map((name, index) => `import remote${index} from ${file(name, 'remote.ts')};`),
    `export const descriptors = [${remoteNames().map((_, index) => `remote${index}`)}];`,
    `export const modules = { ${exposed} };`,
  ].join('\n');
}
