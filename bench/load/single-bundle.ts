import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { RemoteApp } from '../../shell/src/federation/load-module';
import { descriptors, modules } from './every-remote';

/**
 * Stands in for shell/src/federation/load-module in the single bundle that federation is measured against: remotes by
 * `import()`.
 */
export type { RemoteApp };

export const listReleases = async (): Promise<RemoteRelease[]> =>
  descriptors.map((remote) => ({
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

export const loadedModule = (): null => null;

export const loadApp = (release: RemoteRelease): Promise<RemoteApp> => loadModule(release, './app');

/** Nothing is left to fetch ahead or to prepare: a bundle has it all. */
export const prefetchApp = (): Promise<boolean> => Promise.resolve(false);
export const prepareApp = (): Promise<void> => Promise.resolve();

export function abandonModule(): void {}

/** All that the loader offers, in its shape. */
export const provided: typeof import('../../shell/src/federation/load-module') = {
  listReleases,
  loadModule,
  loadedModule,
  loadApp,
  prefetchApp,
  prepareApp,
  abandonModule,
};
