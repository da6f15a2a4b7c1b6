import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { RemoteProps } from '@canchero/shared-contracts/mfe';
import type { ParcelConfig } from 'single-spa';
import agenda from '../../../mfe-agenda/remote';
import publicSite from '../../../mfe-public/remote';

/** Stands in for `loader` in the single bundle that federation is measured against: remotes by `import()`. */
export type RemoteApp = ParcelConfig<RemoteProps>;

const modules: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'mfe-agenda/app': () => import('../../../mfe-agenda/src/app'),
  'mfe-public/app': () => import('../../../mfe-public/src/app'),
};

export const listReleases = async (): Promise<RemoteRelease[]> =>
  [agenda, publicSite].map((remote) => ({
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
