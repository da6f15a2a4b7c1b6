export { blockEndpoints } from './endpoints';
export { blockErrors } from './errors';
export { blockEvents } from './events';
export { MAX_BLOCK_LENGTH, MAX_SUSPENDED } from './limits';
export type { Block, BlockChange, CourtSuspension, NewBlock, NewCourtSuspension } from './schema';
export { BLOCK_KINDS, type BlockKind } from './vocabulary';
