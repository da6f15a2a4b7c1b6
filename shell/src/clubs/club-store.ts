import type { ClubState } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';

interface Clubs extends ClubState {
  /** True if the details of the selected club could not be read. */
  detailsFailed: boolean;
}

export const NO_CLUBS: Clubs = { status: 'idle', clubs: [], selectedId: null, selected: null, detailsFailed: false };
export const clubs = createStore<Clubs>(() => NO_CLUBS);
