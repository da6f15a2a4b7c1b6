export { blockEndpoints } from './endpoints';
export { blockErrors } from './errors';
export { blockEvents } from './events';
export type { Block, BlockChange, NewBlock } from './schema';
export { BLOCK_KINDS, type BlockKind } from './vocabulary';
