import semver from 'semver';
import type { StoredRelease, StoredShell } from './read-release';

/** Contracts that a release needs, a range, and those that the shell has. */
export interface Misfit {
  needs: string;
  has: string;
}

/**
 * Checks whether a shell has the contracts that a release needs.
 * @returns null if it has, or does not say, or if the release is a shell itself
 * @see https://semver.org/
 */
export function misfitOf(release: StoredRelease, shell: StoredShell | null | undefined): Misfit | null {
  if (release.kind === 'shell' || !shell?.contracts) return null;
  const [needs, has] = [release.descriptor.contracts, shell.contracts];
  return semver.satisfies(has, needs) ? null : { needs, has };
}

/** Says for people why a release is refused. */
export const misfitText = ({ name, version }: StoredRelease, { needs, has }: Misfit) =>
  `${name} ${version} needs contracts ${needs}, and the running shell has ${has}`;
