import type { Block } from '@canchero/shared-contracts/block';
import { type Axis, type MinuteRange, minuteOf } from './axis';

/** Block clipped to a day, in minutes of its axis. */
export interface PlacedBlock extends MinuteRange {
  block: Block;
}

/** Returns the blocks of each court, by start. Courts without blocks are absent. */
export function blocksByCourt(blocks: readonly Block[], axis: Axis): Map<string, PlacedBlock[]> {
  const courts = new Map<string, PlacedBlock[]>();
  for (const block of blocks) {
    const from = Math.max(0, minuteOf(axis, block.start));
    const to = Math.min(axis.minutes, minuteOf(axis, block.end));
    if (to <= from) continue;
    for (const court of block.court_ids) courts.set(court, [...(courts.get(court) ?? []), { block, from, to }]);
  }
  for (const placed of courts.values()) placed.sort((a, b) => a.from - b.from);
  return courts;
}
