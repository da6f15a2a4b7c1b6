import path from 'node:path';
import { rspack } from '@rspack/core';
import { widgetNames } from './remote-descriptor.mjs';
import { ROOT, remoteNames } from './workspace.mjs';

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

/**
 * In the single bundle the shell finds its remotes by `import()` instead of through federation.
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

/** Source of a module with the descriptors of all remotes and, by `remote/module`, how to import what each exposes. */
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
