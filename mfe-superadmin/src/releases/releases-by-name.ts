import type { RegisteredRelease, Rollout } from '@canchero/shared-contracts/federation';

/** Everything that is known of one remote, or of the shell. */
export interface NamedReleases {
  name: string;
  /** Null while none of its releases is active. */
  rollout: Rollout | null;
  /** Releases, the newest first. */
  releases: RegisteredRelease[];
}

/** Groups releases by their name: the shell first, then the remotes by name. */
export function releasesByName(releases: readonly RegisteredRelease[], rollouts: readonly Rollout[]): NamedReleases[] {
  const names = [...new Set([...rollouts, ...releases].map(({ name }) => name))];
  const rank = (name: string) => (name === 'shell' ? '' : name);
  return names
    .sort((a, b) => rank(a).localeCompare(rank(b)))
    .map((name) => ({
      name,
      rollout: rollouts.find((rollout) => rollout.name === name) ?? null,
      releases: releases
        .filter((release) => release.name === name)
        .sort((a, b) => b.registered_at.localeCompare(a.registered_at)),
    }));
}
