import type { Block } from '@canchero/shared-contracts/block';
import { useMemo } from 'react';
import type { Axis } from '../model/axis';
import { blocksByCourt, type PlacedBlock } from '../model/blocks';
import type { GridCourt } from './types';

/** Blocks of a day by the lanes of the grid. */
export interface GridBlocks {
  on(lane: number): readonly PlacedBlock[];
  at(lane: number, minute: number): PlacedBlock | undefined;
}

const NO_BLOCKS: readonly PlacedBlock[] = [];

/**
 * Returns the blocks of each lane; the same object until courts, blocks or the day change, so that lanes are not drawn
 * again.
 */
export function useGridBlocks(courts: readonly GridCourt[], blocks: readonly Block[], axis: Axis): GridBlocks {
  return useMemo(() => {
    const placed = blocksByCourt(blocks, axis);
    const on = (lane: number) => placed.get(courts[lane]?.id ?? '') ?? NO_BLOCKS;
    return { on, at: (lane, minute) => on(lane).find((b) => b.from <= minute && minute < b.to) };
  }, [courts, blocks, axis]);
}
