import path from 'node:path';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const fromShell = { singleton: true, import: false, requiredVersion: '*' };

/**
 * Build of a remote without our preset. All of it is one module: with several, the plugin drops names of a shared module
 * that its first importer does not import.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  plugins: [
    federation({
      name: 'mfe_vite',
      filename: 'remoteEntry.js',
      exposes: { './app': './src/app.tsx' },
      shared: {
        react: fromShell,
        'react/jsx-runtime': fromShell,
        '@canchero/shared-contracts/kit': fromShell,
        '@canchero/shared-contracts/router': fromShell,
        '@canchero/shared-contracts/ui': fromShell,
      },
      manifest: true,
      dts: false,
    }),
  ],
  build: {
    outDir: '../../.cache/e2e/vite-remote',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: path.join(import.meta.dirname, 'src/app.tsx') },
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
