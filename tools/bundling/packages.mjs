import { remoteNames } from './workspace.mjs';

/**
 * What can be built: its name, the sources it is made of, the file that a finished build leaves, its configuration.
 * `monolith` is built on request only: shell and remotes as one bundle, to measure against.
 */
export function buildTargets() {
  const remotes = remoteNames();
  return [
    { name: 'shell', sources: ['shell'], output: 'shell/dist/index.html', config: 'shell/rspack.config.mjs' },
    { name: 'api', sources: ['api'], output: 'api/dist/server.mjs', config: 'api/rspack.config.mjs' },
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
