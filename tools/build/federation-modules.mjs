import { rspack } from '@rspack/core';

const COMMONJS = /@module-federation[\\/][\w-]+[\\/]dist[\\/]\w+\.cjs/;

/**
 * The federation plugin names its runtime's CommonJS files, which cannot be shaken; the same packages have ES modules.
 * It names them in requests and in aliases, so both are replaced. 6 kB less in the shell, 6 kB less in each remote (gzip).
 */
export class FederationModulesPlugin {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS, (resource) => {
      resource.request = asModule(resource.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('FederationModulesPlugin', () => {
      const { resolve } = compiler.options;
      resolve.alias = Object.fromEntries(
        Object.entries(resolve.alias).map(([name, file]) => [name, COMMONJS.test(file) ? asModule(file) : file]),
      );
    });
  }
}

const asModule = (request) => request.replace(/\.cjs\b/g, '.js');
