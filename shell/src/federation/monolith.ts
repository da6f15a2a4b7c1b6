import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { RemoteProps } from '@canchero/shared-contracts/mfe';
import type { ParcelConfig } from 'single-spa';
import agenda from '../../../mfe-agenda/remote';
import publicSite from '../../../mfe-public/remote';

/** Stands in for `loader` in the single bundle that federation is measured against: remotes by `import()`. */
export type RemoteApp = ParcelConfig<RemoteProps>;

const apps: Readonly<Record<string, () => Promise<{ default: RemoteApp }>>> = {
  'mfe-agenda': () => import('../../../mfe-agenda/src/app'),
  'mfe-public': () => import('../../../mfe-public/src/app'),
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

export async function loadApp(release: RemoteRelease): Promise<RemoteApp> {
  const app = apps[release.name];
  if (!app) throw new Error(`${release.name} is not in the bundle`);
  return (await app()).default;
}

export function abandonApp(): void {}
