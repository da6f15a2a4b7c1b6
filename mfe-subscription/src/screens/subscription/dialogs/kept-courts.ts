import type { ChangePreview } from '@canchero/shared-contracts/subscription';
import { useState } from 'react';
import type { KeptByClub } from './queries';

type Clubs = ChangePreview['clubs'];

/**
 * Keeps the owner's choice of the courts that stay: at first what would happen without one. `changed` holds the clubs
 * where they chose otherwise, `fits` is false as long as one keeps more than the plan allows.
 */
export function useKeptCourts(clubs: Clubs) {
  const [chosen, setChosen] = useState<KeptByClub>({});
  const keptIn = (club: Clubs[number]) =>
    chosen[club.club_id] ?? club.courts.filter(({ waits }) => !waits).map(({ id }) => id);
  return {
    keptIn,
    choose: (clubId: string, courts: readonly string[]) => setChosen((before) => ({ ...before, [clubId]: courts })),
    changed: chosen,
    fits: clubs.every((club) => keptIn(club).length <= club.max_courts),
  };
}

export type KeptCourts = ReturnType<typeof useKeptCourts>;
