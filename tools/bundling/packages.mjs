import { remoteNames } from './workspace.mjs';

/**
 * Lists the targets: name, sources, the file that a finished build leaves, configuration. `monolith`, shell and remotes
 * as one bundle to measure against, is built on request only.
 */
export function buildTargets() {
  const remotes = remoteNames();
  return [
    { name: 'shell', sources: ['shell'], output: 'shell/dist/index.html', config: 'shell/rspack.config.mjs' },
    { name: 'api', sources: ['api'], output: 'api/dist/main.mjs', config: 'api/rspack.config.mjs' },
    ...remotes.map((name) => ({
      name,
      sources: [name],
      output: `${name}/dist/mf-manifest.json`,
      config: `${name}/rspack.config.mjs`,
    })),
    {
      name: 'monolith',
      sources: ['shell', 'bench/load/single-bundle.ts', ...remotes],
      output: '.cache/monolith/index.html',
      config: 'shell/rspack.monolith.config.mjs',
      onRequest: true,
    },
  ];
}
