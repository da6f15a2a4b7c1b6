import type { ClubState } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';

interface Clubs extends ClubState {
  /** Details of the selected club were asked for and could not be had. */
  detailsFailed: boolean;
}

export const NO_CLUBS: Clubs = { status: 'idle', clubs: [], selectedId: null, selected: null, detailsFailed: false };
export const clubs = createStore<Clubs>(() => NO_CLUBS);
