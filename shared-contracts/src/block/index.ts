export { blockEndpoints } from './endpoints';
export { blockErrors } from './errors';
export { blockEvents } from './events';
export {
  type Block,
  type BlockChange,
  MAX_SUSPENDED,
  type NewBlock,
  type NewSuspension,
  type Suspension,
} from './schema';
export { BLOCK_KINDS, type BlockKind } from './vocabulary';
