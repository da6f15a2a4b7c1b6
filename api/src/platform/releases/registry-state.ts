import type { RemoteDescriptor } from '@canchero/shared-contracts/federation';
import type { Tx } from '../db/database';
import { keyOf, SHELL, type StoredRelease, type StoredShell } from './read-release';
import { type ActiveRow, listActive, listReleases, type ReleaseRow } from './sql';

const NEVER = new Date(0).toISOString();

/** Releases in the store, with the registered and the active ones. */
export interface RegistryState {
  stored: ReadonlyMap<string, StoredRelease>;
  registered: readonly ReleaseRow[];
  active: readonly ActiveRow[];
}

/** Reads which releases are registered and which are active. */
export const readRegistered = async (tx: Tx): Promise<Omit<RegistryState, 'stored'>> => ({
  registered: await listReleases(tx),
  active: await listActive(tx),
});

/** Writes what is active, and since when, as one text: another text is another state for pages. */
export const versionsOf = (state: RegistryState | null): string =>
  state?.active.map((row) => `${keyOf(row)} ${row.activated_at} ${row.canary?.changed_at}`).join() ?? 'none yet';

/** Checks that the manifest or page of a release is the one of its registration; true if it was never registered. */
export const isAsRegistered = (release: StoredRelease, registered: readonly ReleaseRow[]): boolean =>
  registered.every((row) => keyOf(row) !== keyOf(release) || row.integrity === release.integrity);

/** Returns the shell's active release; undefined if none is stored. */
export function runningShellOf({ stored, active }: Pick<RegistryState, 'stored' | 'active'>): StoredShell | undefined {
  const row = active.find(({ name }) => name === SHELL);
  const release = row && stored.get(keyOf(row));
  return release?.kind === 'shell' ? release : undefined;
}

/** Returns the descriptors of the active releases of all remotes. */
export const activeRemotes = ({ stored, active }: Pick<RegistryState, 'stored' | 'active'>): RemoteDescriptor[] =>
  active.flatMap((row) => {
    const release = stored.get(keyOf(row));
    return release?.kind === 'remote' ? [release.descriptor] : [];
  });

/** Returns the data that open pages get about a change: the shell's active release and the time of the last change. */
export const newsOf = ({ active }: RegistryState) => ({
  shell: active.find(({ name }) => name === SHELL)?.version ?? null,
  at:
    active
      .flatMap(({ activated_at, canary }) => [activated_at, ...(canary ? [canary.changed_at] : [])])
      .sort()
      .at(-1) ?? NEVER,
});
