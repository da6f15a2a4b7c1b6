import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import agenda from '../../mfe-agenda/remote';
import buffet from '../../mfe-buffet/remote';
import publicSite from '../../mfe-public/remote';
import type { RemoteApp } from '../../shell/src/federation/loader';

/** Stands in for shell/src/federation/loader in the single bundle that federation is measured against: remotes by `import()`. */
export type { RemoteApp };

const modules: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'mfe-agenda/app': () => import('../../mfe-agenda/src/app'),
  'mfe-buffet/app': () => import('../../mfe-buffet/src/app'),
  'mfe-public/app': () => import('../../mfe-public/src/app'),
};

export const listReleases = async (): Promise<RemoteRelease[]> =>
  [agenda, buffet, publicSite].map((remote) => ({
    ...remote,
    contracts: '*',
    version: 'bundled',
    entry: '',
    integrity: '',
    previous: null,
  }));

export async function loadModule<T>(release: RemoteRelease, module: string): Promise<T> {
  const name = `${release.name}/${module.slice(2)}`;
  const known = modules[name];
  if (!known) throw new Error(`${name} is not in the bundle`);
  return (await known()).default as T;
}

export const loadApp = (release: RemoteRelease): Promise<RemoteApp> => loadModule(release, './app');

export function abandonModule(): void {}

export function abandonApp(): void {}

/** All that the loader offers, in its shape. */
export const provided: typeof import('../../shell/src/federation/loader') = {
  listReleases,
  loadModule,
  loadApp,
  abandonModule,
  abandonApp,
};
