import { isSuperAdmin, type User } from '@canchero/shared-contracts/auth';
import {
  audiencesOf,
  type RemoteDescriptor,
  type RemoteRelease,
  visibleTo,
} from '@canchero/shared-contracts/federation';
import ky from 'ky';
import type { Overrides } from './overrides';

/** Limit in which a developer's machine sends a descriptor; it lies on the same machine as the page. */
const LIMIT_MS = 3000;

/**
 * Replaces releases by what developers' machines serve, and adds remotes that the service doesn't know yet: their
 * screens, menu entries and slots are those of the descriptor beside the manifest. A remote whose machine doesn't answer
 * keeps its place, to say there what failed. An override has no fallback and no checksum.
 * @param user whom the releases are for; remotes for others are left out, as by the service
 */
export async function overrideReleases(
  releases: readonly RemoteRelease[],
  overrides: Overrides,
  user: User | null,
): Promise<RemoteRelease[]> {
  const audiences = audiencesOf(user && { isSuperAdmin: isSuperAdmin(user) });
  const served = await Promise.all(
    Object.entries(overrides).map(async ([name, entry]) => {
      const descriptor = await readDescriptor(entry).catch((error: unknown) => {
        console.error(`the descriptor of ${name} could not be read`, error);
        return releases.find((release) => release.name === name);
      });
      const known = descriptor && visibleTo(descriptor, audiences);
      return known ? [{ ...known, name, entry, version: 'override', integrity: '', previous: null }] : [];
    }),
  );
  return [...releases.filter(({ name }) => !(name in overrides)), ...served.flat()];
}

/** Reads the descriptor that lies beside a manifest. */
const readDescriptor = (manifest: string): Promise<RemoteDescriptor> =>
  ky.get(new URL('remote.json', manifest), { timeout: LIMIT_MS, retry: 0 }).json<RemoteDescriptor>();
