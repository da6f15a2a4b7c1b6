import type { Rollout } from '@canchero/shared-contracts/federation';

/** Clubs that have one version of a remote, or of the shell. */
export interface Part {
  version: string;
  clubs: number;
  /** Part of all clubs, 0 to 1. */
  share: number;
  /** True if these clubs try it as canaries. */
  isCanary: boolean;
}

/** Divides the clubs by the version that they have: the active one, then the one that some try. */
export function partsOf({ version, clubs, canary }: Rollout): Part[] {
  const trying = canary && canary.halted_by === null ? canary.clubs.length : 0;
  const shareOf = (count: number) => (clubs === 0 ? 1 : count / clubs);
  return [
    { version, clubs: clubs - trying, share: shareOf(clubs - trying), isCanary: false },
    ...(canary && trying > 0
      ? [{ version: canary.version, clubs: trying, share: shareOf(trying), isCanary: true }]
      : []),
  ];
}
